#include "CResources.h"

#include <stddef.h>

const char *const page_css = (const char[]){
#embed "../Snug/Page/page.css"
    , 0};
const char *const dragging_js = (const char[]){
#embed "../Snug/Page/dragging.js"
    , 0};
const char *const page_js = (const char[]){
#embed "../Snug/Page/page.js"
    , 0};
const char *const slider_js = (const char[]){
#embed "../Snug/Page/slider.js"
    , 0};

const char *const editor_html = (const char[]){
#embed "../SnugLiveEditor/Page/editor.html"
    , 0};
const char *const editor_css = (const char[]){
#embed "../SnugLiveEditor/Page/editor.css"
    , 0};
const char *const editor_js = (const char[]){
#embed "../SnugLiveEditor/Page/editor.js"
    , 0};
const char *const editor_svg = (const char[]){
#embed "../SnugLiveEditor/Page/editor.svg"
    , 0};

const char *const scene_file_format_md = (const char[]){
#embed "../Snug/Snug.docc/SceneFileFormat.md"
    , 0};
const char *const explanation_json_md = (const char[]){
#embed "../Snug/Snug.docc/ExplanationJSON.md"
    , 0};

static const char *const examples[] = {
    (const char[]){
#embed "../../Fixtures/Scenes/everyday/icon-title-subtitle.yaml"
        , 0},
    (const char[]){
#embed "../../Fixtures/Scenes/compression-resistance/table-cell.yaml"
        , 0},
    (const char[]){
#embed "../../Fixtures/Scenes/everyday/badge.yaml"
        , 0},
    (const char[]){
#embed "../../Fixtures/Scenes/everyday/chat-bubble.yaml"
        , 0},
    (const char[]){
#embed "../../Fixtures/Scenes/everyday/form-with-equal-labels.yaml"
        , 0},
    (const char[]){
#embed "../../Fixtures/Scenes/everyday/avatar-row.yaml"
        , 0},
    (const char[]){
#embed "../../Fixtures/Scenes/everyday/alert-with-two-buttons.yaml"
        , 0},
    (const char[]){
#embed "../../Fixtures/Scenes/everyday/cell-with-switch.yaml"
        , 0},
    (const char[]){
#embed "../../Fixtures/Scenes/everyday/header-with-see-all.yaml"
        , 0},
    (const char[]){
#embed "../../Fixtures/Scenes/ambiguity/equal-resistance.yaml"
        , 0},
    (const char[]){
#embed "../../Fixtures/Scenes/conflict/three-spacings.yaml"
        , 0},
    (const char[]){
#embed "../../Fixtures/Scenes/everyday/empty-state.yaml"
        , 0},
    NULL,
};

const char *example(int index) { return examples[index]; }
