import type { Fields } from '../../../src/gateway/fields/field.ts'
import { achievementResourceFormFields } from '../../../src/gateway/generated/fields/AchievementResourceForm.ts'
import { instrumentResourceFormFields } from '../../../src/gateway/generated/fields/InstrumentResourceForm.ts'
import { patentResourceFormFields } from '../../../src/gateway/generated/fields/PatentResourceForm.ts'
import type { Clock } from '../../clock.ts'
import type { FieldError } from '../../handler.ts'
import { missingErrors } from '../../missingErrors.ts'
import type { ResourceContent } from '../../store/tables/resources.ts'
import { futureError, rangeError, refuse } from './submission.ts'

const formFields: Record<ResourceContent['resourceType'], Fields> = {
  ACHIEVEMENT: achievementResourceFormFields,
  INSTRUMENT: instrumentResourceFormFields,
  PATENT: patentResourceFormFields,
}

interface Rest {
  submit: boolean
  enId: string
  agree: boolean | undefined
}

/** Ends with one error for each field that is missing or not in order; `rest` is what of the form is no content. */
export function checkResource(clock: Clock, content: ResourceContent, rest: Rest): void {
  const { resourceType, priceType, priceMin, priceMax, validUntil } = content
  refuse([
    ...missingErrors(formFields[resourceType], { ...content, ...rest }),
    ...(priceType === 'RANGE' ? rangeError([priceMin, priceMax], 'priceMin', '报价下限不能大于上限') : []),
    ...futureError(clock, validUntil, { field: 'validUntil', title: '有效期', isWithinYear: false }),
    ...typeErrors(clock, content),
  ])
}

function typeErrors(clock: Clock, content: ResourceContent): FieldError[] {
  const today = clock.today()
  if (content.resourceType === 'ACHIEVEMENT') {
    const isFuture = (content.achievementYear ?? 0) > Number(today.slice(0, 4))
    return isFuture ? [{ errorMessage: '成果年份不能晚于今年', field: 'body.achievementYear' }] : []
  }
  if (content.resourceType === 'INSTRUMENT') {
    const isFuture = (content.buyDate ?? '') > today
    return isFuture ? [{ errorMessage: '购置日期不能晚于今天', field: 'body.buyDate' }] : []
  }
  const { applyDate = '', grantDate, expireDate } = content
  return [
    ...(grantDate !== undefined && grantDate < applyDate
      ? [{ errorMessage: '授权日不能早于申请日', field: 'body.grantDate' }]
      : []),
    ...(expireDate !== undefined && expireDate < (grantDate ?? applyDate)
      ? [{ errorMessage: '届满日不能早于授权日', field: 'body.expireDate' }]
      : []),
  ]
}
