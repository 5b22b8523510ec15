// Swift looks for this module if a file imports both Testing and a module with the name UIKit. Apple's
// attaches images to tests; nothing here needs that.
