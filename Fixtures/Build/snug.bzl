"""Draws a scene as an SVG, of nothing but the scene and the images it names."""

def _snug_diagram(ctx):
    picture = ctx.actions.declare_file(ctx.label.name + ".svg")
    arguments = ctx.actions.args()
    arguments.add(ctx.file.scene)
    arguments.add("-o", picture)
    arguments.add("--appearance", ctx.attr.appearance)
    ctx.actions.run(
        executable = ctx.executable.tool,
        arguments = [arguments],
        inputs = [ctx.file.scene] + ctx.files.images,
        outputs = [picture],
        mnemonic = "SnugDiagram",
        progress_message = "Drawing %s" % picture.short_path,
    )
    return DefaultInfo(files = depset([picture]))

snug_diagram = rule(
    implementation = _snug_diagram,
    attrs = {
        "scene": attr.label(allow_single_file = [".yaml", ".yml", ".json"], mandatory = True),
        "images": attr.label_list(allow_files = [".png"]),
        "appearance": attr.string(default = "light", values = ["light", "dark", "auto"]),
        "tool": attr.label(
            default = "@snug//:snug",
            allow_single_file = True,
            executable = True,
            cfg = "exec",
        ),
    },
)
