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

/** Fields of a single kind that are shown in a line, in display order. */
export const particulars = [
  'achievementYear',
  'achievementForm',
  'maturity',
  'trl',
  'level',
  'transferMode',
  'ipStatus',
  'patentNos',
  'applicationCase',
  'evaluation',
  'instrumentClass',
  'instrumentModel',
  'brand',
  'manufacturer',
  'origin',
  'assetNo',
  'buyDate',
  'originalValue',
  'techIndicator',
  'qualification',
  'weekdays',
  'openTime',
  'bookAheadDays',
  'address',
  'operator',
  'couponEnabled',
  'patentType',
  'legalStatus',
  'patentNo',
  'patentee',
  'inventor',
  'applyDate',
  'grantDate',
  'expireDate',
  'tradeMode',
  'annualFeePaid',
  'pledged',
] as const satisfies readonly (keyof typeof allResourceFields)[]
