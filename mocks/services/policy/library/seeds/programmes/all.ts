import { digitalProgrammes } from './digital.ts'
import { farmProgrammes } from './farm.ts'
import { financeProgrammes } from './finance.ts'
import { greenProgrammes } from './green.ts'
import { guideProgrammes } from './guide.ts'
import { industryProgrammes } from './industry.ts'
import { peopleProgrammes } from './people.ts'
import type { Programme } from './programme.ts'
import { resourceProgrammes } from './resource.ts'
import { scienceProgrammes } from './science.ts'
import { serviceProgrammes } from './services.ts'
import { tradeProgrammes } from './trade.ts'

/** Ordered by id: new programmes are added at the end. */
export const programmes: readonly Programme[] = [
  ...industryProgrammes,
  ...digitalProgrammes,
  ...scienceProgrammes,
  ...financeProgrammes,
  ...peopleProgrammes,
  ...tradeProgrammes,
  ...greenProgrammes,
  ...resourceProgrammes,
  ...farmProgrammes,
  ...serviceProgrammes,
  ...guideProgrammes,
]
