import type { Fields } from '#gateway/generated/fields/field.ts'
import { achievementResourceFormFields } from '#gateway/generated/fields/AchievementResourceForm.ts'
import { instrumentResourceFormFields } from '#gateway/generated/fields/InstrumentResourceForm.ts'
import { patentResourceFormFields } from '#gateway/generated/fields/PatentResourceForm.ts'
import type { ResourceType } from './resourceValues.ts'

/** The contract's fields of each kind. */
export const resourceFields: Readonly<Record<ResourceType, Fields>> = {
  ACHIEVEMENT: achievementResourceFormFields,
  INSTRUMENT: instrumentResourceFormFields,
  PATENT: patentResourceFormFields,
}

/** The fields of all kinds; shared ones are the same. */
export const allResourceFields = {
  ...achievementResourceFormFields,
  ...instrumentResourceFormFields,
  ...patentResourceFormFields,
} as const
