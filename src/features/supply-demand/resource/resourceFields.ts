import type { Fields } from '#gateway/generated/fields/field.ts'
import { achievementResourceFormFields } from '#gateway/generated/fields/AchievementResourceForm.ts'
import { instrumentResourceFormFields } from '#gateway/generated/fields/InstrumentResourceForm.ts'
import { patentResourceFormFields } from '#gateway/generated/fields/PatentResourceForm.ts'
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

/** What only one kind has and is told in a line, in the order in which it is told. */
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
