import type { Schema } from '#gateway/contract.ts'
import { askFor } from '#gateway/fields/input/sentences.ts'
import { basicDTOFields } from '#gateway/generated/fields/BasicDTO.ts'
import { failFields } from '#mocks/handler/handler.ts'
import { businessYear } from './completion.ts'

/**
 * Checks in the order of §5 and stops at the first error. `place` is where the section is in the request, such as
 * `body.basicDTO`.
 */
export function checkBasic(basic: Schema<'BasicDTO'>, place: string): void {
  const refuse = (name: string, errorMessage: string) => failFields([{ errorMessage, field: `${place}.${name}` }])
  const { name, regProvince, creditCode, enType } = basicDTOFields
  if (basic.name === '') refuse('name', askFor(name))
  if (!basic.regProvince && !basic.regCity && !basic.regRegion) refuse('regProvince', askFor(regProvince))
  if (basic.creditCode === '') refuse('creditCode', askFor(creditCode))
  if (basic.enType === '') refuse('enType', askFor(enType))
}

/** Business figures must be given for last year, once (§5). */
export function checkManagement(records: readonly Schema<'ManagementRecord'>[], today: string, place: string): void {
  const wrong = records.findIndex(({ year }) => year !== businessYear(today))
  if (wrong >= 0) failFields([{ errorMessage: '只能填写上一年度的经营数据', field: `${place}.${wrong}.year` }])
  if (records.length > 1) failFields([{ errorMessage: '同一年度只能填写一次', field: `${place}.1.year` }])
}
