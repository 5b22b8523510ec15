import AutoLayout
import ConstraintLog
import Diagnostics
import SceneFormat
