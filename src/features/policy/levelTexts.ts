import type { Schema } from '../../gateway/contract.ts'

/** Whose policy it is, from the widest level on. */
export const levelTexts: Readonly<Record<Schema<'PolicyLevel'>, string>> = {
  NATION: '国家级',
  PROVINCE: '省级',
  CITY: '市级',
  COUNTY: '县(市、区)级',
  PARK: '镇(园区)级',
}
