import { controlsOf } from '../publish/controlsOf.tsx'
import type { DemandValues } from './demandValues.ts'

export const { Line, Area, Amount, Choice, Several, One, Many, PictureFiles, OtherFiles } = controlsOf<DemandValues>()
