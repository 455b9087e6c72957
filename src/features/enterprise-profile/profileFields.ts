import type { Field } from '#gateway/generated/fields/field.ts'
import { basicDTOFields } from '#gateway/generated/fields/BasicDTO.ts'
import { carrierDTOFields } from '#gateway/generated/fields/CarrierDTO.ts'
import { intellectualDTOFields } from '#gateway/generated/fields/IntellectualDTO.ts'
import { managementRecordFields } from '#gateway/generated/fields/ManagementRecord.ts'
import { personnelDTOFields } from '#gateway/generated/fields/PersonnelDTO.ts'
import { projectDTOFields } from '#gateway/generated/fields/ProjectDTO.ts'
import type { SectionKey } from './profileSections.ts'

/** The rules of a number field. */
export interface NumberRule {
  unit: string
  /** 0 for whole numbers. */
  decimals: 0 | 2
  minimum: number
  maximum: number
}

export interface NumberField extends NumberRule {
  label: string
  hint?: string
}

type NumberFacts = Field & { readonly unit: string; readonly minimum: number; readonly maximum: number }

/** Taken from the contract. */
function numberField({ title, kind, unit, minimum, maximum }: NumberFacts): NumberField {
  return { label: title, unit, decimals: kind === 'integer' ? 0 : 2, minimum, maximum }
}

function numberFields<Name extends string>(fields: Readonly<Record<Name, NumberFacts>>): Record<Name, NumberField> {
  const entries = Object.entries<NumberFacts>(fields).map(([name, field]) => [name, numberField(field)])
  return Object.fromEntries(entries) as Record<Name, NumberField>
}

/** Number fields of the basic section. */
export const basicNumbers = { regCapital: numberField(basicDTOFields.regCapital) }

export const personnelNumbers = numberFields(personnelDTOFields)

const { year: _year, ...ofTheYear } = managementRecordFields
const figures = numberFields(ofTheYear)

export const managementNumbers: Record<keyof typeof ofTheYear, NumberField> = {
  ...figures,
  netProfit: { ...figures.netProfit, hint: '亏损时填 0' },
}

export const intellectualNumbers = numberFields(intellectualDTOFields)

export const projectNumbers = { projectTotalInvestAmount: numberField(projectDTOFields.projectTotalInvestAmount) }

export const carrierNumbers = numberFields(carrierDTOFields)

/** The number fields of each section, by name, in the order of the page. */
export const profileNumbers: Readonly<Record<SectionKey, Readonly<Record<string, NumberField>>>> = {
  basicDTO: basicNumbers,
  personnelDTO: personnelNumbers,
  managementDTO: managementNumbers,
  intellectualDTO: intellectualNumbers,
  projectDTO: projectNumbers,
  carrierDTO: carrierNumbers,
}
