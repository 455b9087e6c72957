import type { Schema } from '#gateway/contract.ts'
import { beyond } from '#gateway/fields/input/sentences.ts'
import { businessIndicatorCodeFields as indicators } from '#gateway/generated/fields/BusinessIndicatorCode.ts'
import { fail, type FieldError, failFields, type Handlers } from '#mocks/handler/handler.ts'
import type { EnterpriseAttributesRow } from '../enterpriseRows.ts'
import { ownBinding } from '../binding/ownership.ts'
import { profileId } from './profileRow.ts'

type Indicator = Schema<'BusinessIndicator'>

/** The rows of the business-indicator table, in its order (§3.1). */
const indicatorRows: readonly Pick<Indicator, 'code' | 'name' | 'unit'>[] = Object.entries(indicators).map(
  // The generated module has exactly the values of the enum.
  ([code, { title, unit }]) => ({ code: code as Indicator['code'], name: title, unit }),
)

/** Indicators that are known only after the end of the year (§3.1). */
const closedThisYear = new Set<Indicator['code']>(['operatingIncome', 'mainBusinessIncome'])

const none: Schema<'Certification'> = {
  deptCert: [],
  deptCertNewEn: [],
  buildEnTec: [],
  deptCertSpcEn: [],
  deptCertFactory: [],
  deptCertOther: null,
}

export const attributeHandlers = {
  getPolicyAttributes: (context) => {
    const { store, clock, query } = context
    const kept = store.enterpriseAttributes.get(profileId(ownBinding(context, query.enId)))
    return {
      indicatorList: indicatorTable(kept?.indicators ?? [], clock.today()),
      certification: kept?.certification ?? none,
      innovationLevelList: kept?.innovationLevelList ?? [],
    }
  },

  savePolicyAttributes: (context) => {
    const { store, clock, query, body } = context
    const id = profileId(ownBinding(context, query.enId))
    checkIndicators(body.indicatorList, clock.today())
    const { certification, innovationLevelList } = body
    const row = { certification, innovationLevelList, indicators: body.indicatorList.flatMap(filledValues) }
    if (store.enterpriseAttributes.update(id, row) === undefined) store.enterpriseAttributes.insert({ id, ...row })
    return null
  },

  listAttributeLevels: ({ query, store }) => {
    const known = store.dictEntries.by('typeCode', query.parent).some(({ value }) => value === query.code)
    if (!known) return fail('4040', '没有该属性')
    const levels = levelsOf(query.code)
    return store.dictEntries
      .by('typeCode', 'PO_EN_TECH_LEVEL')
      .filter(({ value }) => levels.includes(value as Schema<'AttributeLevel'>))
      .map(({ value, label }) => ({ level: value as Schema<'AttributeLevel'>, levelStr: label }))
  },
} satisfies Handlers

/** The three years of the table, from the year before last to the current one. */
function tableYears(today: string): number[] {
  const year = Number(today.slice(0, 4))
  return [year - 2, year - 1, year]
}

function indicatorTable(kept: EnterpriseAttributesRow['indicators'], today: string): Indicator[] {
  return indicatorRows.map((row) => ({
    ...row,
    values: tableYears(today).map((year) => ({
      year,
      value: kept.find((value) => value.code === row.code && value.year === year)?.value ?? null,
    })),
  }))
}

function checkIndicators(rows: readonly Indicator[], today: string): void {
  const errors = rows.flatMap((indicator, row) => indicatorErrors(indicator, `body.indicatorList.${row}`, today))
  if (errors.length > 0) failFields(errors)
}

function indicatorErrors({ code, values }: Indicator, place: string, today: string): FieldError[] {
  const years = tableYears(today)
  const indicator = indicators[code]
  const name = indicator.title
  return values.flatMap(({ year, value }, index) => {
    const field = `${place}.values.${index}`
    if (year !== years[index]) return [{ errorMessage: `${name}的年度应为${years[index]}`, field: `${field}.year` }]
    const isClosed = closedThisYear.has(code) && index === 2 && value !== null
    if (isClosed) return [{ errorMessage: `当年的${name}不可填写`, field: `${field}.value` }]
    const isBeyond = value !== null && value > indicator.maximum
    return isBeyond ? [{ errorMessage: beyond(indicator, 'maximum', indicator.maximum), field: `${field}.value` }] : []
  })
}

function filledValues({ code, values }: Indicator): EnterpriseAttributesRow['indicators'] {
  return values.flatMap(({ year, value }) => (value === null ? [] : [{ code, year, value }]))
}

const everyLevel: readonly Schema<'AttributeLevel'>[] = ['NATIONAL', 'PROVINCIAL', 'MUNICIPAL', 'COUNTY']

/**
 * Attributes whose levels differ from the general rule: standards and self-assessments have none, and others are not
 * granted at every level.
 */
const otherLevels: Readonly<Record<string, readonly Schema<'AttributeLevel'>[]>> = {
  无: [],
  ISO9001: [],
  ISO14001: [],
  ISO45001: [],
  CMMI: [],
  'AEO 高级认证': [],
  科技型中小企业: [],
  高新技术企业: ['NATIONAL'],
  创新型中小企业: ['PROVINCIAL'],
  专精特新中小企业: ['PROVINCIAL'],
  '专精特新“小巨人”': ['NATIONAL'],
  制造业单项冠军: ['NATIONAL'],
  绿色工厂: ['NATIONAL', 'PROVINCIAL'],
  企业技术中心: ['NATIONAL', 'PROVINCIAL', 'MUNICIPAL'],
  重点实验室: ['NATIONAL', 'PROVINCIAL', 'MUNICIPAL'],
  博士后科研工作站: ['NATIONAL', 'PROVINCIAL'],
}

function levelsOf(code: string): readonly Schema<'AttributeLevel'>[] {
  return Object.hasOwn(otherLevels, code) ? (otherLevels[code] ?? []) : everyLevel
}
