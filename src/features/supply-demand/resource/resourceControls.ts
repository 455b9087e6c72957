import { controlsOf } from '../publish/controlsOf.tsx'
import type { ResourceValues } from './resourceValues.ts'

export const { Line, Area, Amount, Choice, Several, One, Many, PictureFiles, OtherFiles } = controlsOf<ResourceValues>()

/** The options of yes-or-no fields. */
export const yesOrNo = { true: '是', false: '否' }
