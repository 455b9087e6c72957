import type { Fields } from '../../../gateway/fields/field.ts'
import { achievementResourceFormFields } from '../../../gateway/generated/fields/AchievementResourceForm.ts'
import { instrumentResourceFormFields } from '../../../gateway/generated/fields/InstrumentResourceForm.ts'
import { patentResourceFormFields } from '../../../gateway/generated/fields/PatentResourceForm.ts'
import type { ResourceType } from './resourceValues.ts'

/** What the contract says of the fields of each kind. */
export const resourceFields: Readonly<Record<ResourceType, Fields>> = {
  ACHIEVEMENT: achievementResourceFormFields,
  INSTRUMENT: instrumentResourceFormFields,
  PATENT: patentResourceFormFields,
}

/** Those of all kinds: what the kinds share they say alike. */
export const allResourceFields = {
  ...achievementResourceFormFields,
  ...instrumentResourceFormFields,
  ...patentResourceFormFields,
} as const
