import type { Schema } from '#gateway/contract.ts'
import type { ToolProfile } from './toolDefinition.ts'

type Figure = Exclude<keyof Schema<'ManagementRecord'>, 'year'>

/** A value of the business-indicator table for a year; undefined if the enterprise has not entered it. */
export function indicatorOf(
  { attributes }: ToolProfile,
  code: Schema<'BusinessIndicatorCode'>,
  year: number,
): number | undefined {
  const row = attributes.indicatorList.find((indicator) => indicator.code === code)
  return row?.values.find((value) => value.year === year)?.value ?? undefined
}

/** A figure of the business data for a year, in 万元; undefined if the enterprise has not entered it. */
export function managementOf({ details }: ToolProfile, figure: Figure, year: number): number | undefined {
  const record = details.managementDTO.managementDTOList.find((each) => each.year === year)
  return record?.[figure] ?? undefined
}

/** Without undefined values: absent and undefined differ in the contract. */
export function knownOnly<Inputs extends object>(inputs: {
  [Name in keyof Inputs]: Inputs[Name] | undefined
}): Partial<Inputs> {
  return Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== undefined)) as Partial<Inputs>
}
