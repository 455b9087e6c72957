import type { Schema } from '#gateway/contract.ts'
import type { Field } from '#gateway/generated/fields/field.ts'
import { limitText } from '#gateway/fields/input/sentences.ts'
import { businessIndicatorCodeFields as fields } from '#gateway/generated/fields/BusinessIndicatorCode.ts'
import { numberError, numberOf, textOf } from '#ui/form/controls/numberText.ts'

type Attributes = Schema<'EnterprisePolicyAttributes'>
type Certification = Attributes['certification']

export interface IndicatorValues extends Omit<Schema<'BusinessIndicator'>, 'values'> {
  /** Three years as typed, the current one last. */
  values: { year: number; text: string }[]
}

/** The values of the policy attributes form. */
export interface AttributeValues extends Omit<Certification, 'deptCertOther'> {
  indicatorList: IndicatorValues[]
  innovationLevelList: Attributes['innovationLevelList']
  /** "Other" is ticked (3.1-73). */
  hasOther: boolean
  deptCertOther: string
}

/** A year's income is only known after its end (3.1-63, 3.1-64). */
const closedThisYear = new Set<Schema<'BusinessIndicatorCode'>>(['operatingIncome', 'mainBusinessIncome'])

/** Whether the cell of the current year, the last of the three, accepts no figure. */
export function isClosed(code: Schema<'BusinessIndicatorCode'>, index: number): boolean {
  return index === 2 && closedThisYear.has(code)
}

/** The error of a cell's text; undefined when it is valid. */
export function indicatorError({ code }: Pick<IndicatorValues, 'code'>, text: string): string | undefined {
  const { decimals = 2, maximum }: Field & { maximum: number } = fields[code]
  return numberError(text, { decimals, maximum }, limitText)
}

export function attributeValues({ indicatorList, certification, innovationLevelList }: Attributes): AttributeValues {
  return {
    ...certification,
    indicatorList: indicatorList.map((row) => ({
      ...row,
      values: row.values.map(({ year, value }) => ({ year, text: textOf(value) })),
    })),
    innovationLevelList,
    hasOther: certification.deptCertOther !== null,
    deptCertOther: certification.deptCertOther ?? '',
  }
}

/** The attributes in the gateway's format; only for valid values. */
export function attributesOf(values: AttributeValues): Attributes {
  const { indicatorList, innovationLevelList, hasOther, deptCertOther, ...certification } = values
  return {
    indicatorList: indicatorList.map((row) => ({
      ...row,
      values: row.values.map(({ year, text }) => ({ year, value: numberOf(text) })),
    })),
    certification: { ...certification, deptCertOther: hasOther ? deptCertOther.trim() || null : null },
    innovationLevelList,
  }
}

/** The first error that prevents saving the attributes. */
export function attributeProblem(values: AttributeValues): string | undefined {
  for (const row of values.indicatorList) {
    for (const { year, text } of row.values) {
      const error = indicatorError(row, text)
      if (error !== undefined) return `${year} 年${row.name}：${error}`
    }
  }
  return values.hasOther && values.deptCertOther.trim() === '' ? '请填写其他认定' : undefined
}

/** The shape of a stored draft. */
export const attributeOutline: AttributeValues = {
  indicatorList: [{ code: 'employeeAmount', name: '', unit: '人', values: [{ year: 0, text: '' }] }],
  deptCert: ['DEPT_02'],
  deptCertNewEn: ['NATIONAL'],
  buildEnTec: ['NATIONAL'],
  deptCertSpcEn: ['NATIONAL'],
  deptCertFactory: ['NATIONAL'],
  innovationLevelList: ['NATIONAL'],
  hasOther: false,
  deptCertOther: '',
}
