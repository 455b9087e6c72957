import type { Schema } from '#gateway/contract.ts'
import { policyMatchConditionStatusWords } from '#gateway/generated/words/PolicyMatchCondition.ts'
import { policyTalentPersonEducationWords } from '#gateway/generated/words/PolicyTalentPerson.ts'
import type { Store } from '#mocks/store/store.ts'
import { isFilled } from '#mocks/services/enterprise/profile/completion.ts'
import type { WeightedCondition } from './degree.ts'
import { askedField, factOf, isPlaceField, type Facts } from './facts.ts'

type Rule = Schema<'PolicyConditionRule'>
type Condition = Schema<'PolicyCondition'>

export interface CheckedCondition extends WeightedCondition {
  condition: Readonly<Condition>
  /** The unknown field that would decide the condition. */
  missing?: string
  actual?: unknown
}

/** A required condition counts twice as much as an optional one. */
const requiredWeight = 2

/** Compares a condition with the facts. A condition without a rule has to be checked by a person. */
export function checkCondition(condition: Readonly<Condition>, facts: Facts): CheckedCondition {
  const { required, veto, rule } = condition
  const isPlace = rule !== undefined && isPlaceField(rule.field)
  const base = { condition, required, veto, weight: required ? requiredWeight : 1, isPlace }
  // An enterprise's report has no data about the person that a condition is about.
  const isOfPerson = rule?.field.startsWith('person.') === true && facts.person === undefined
  if (rule === undefined || isOfPerson) return { ...base, status: 'MANUAL' }
  const actual = factOf(facts, rule.field)
  if (!isFilled(actual)) return { ...base, status: 'UNKNOWN', missing: rule.field }
  return { ...base, status: fulfils(actual, rule) ? 'MET' : 'UNMET', actual }
}

function fulfils(actual: unknown, { op, value }: Rule): boolean {
  switch (op) {
    case 'EQ':
      return String(actual) === value
    case 'NE':
      return String(actual) !== value
    case 'GE':
      return Number(actual) >= Number(value)
    case 'GT':
      return Number(actual) > Number(value)
    case 'LE':
      return Number(actual) <= Number(value)
    case 'LT':
      return Number(actual) < Number(value)
    case 'IN':
      return value.split(',').includes(String(actual))
    case 'HAS':
      return namesIn(actual).includes(value)
    default:
      return op satisfies never
  }
}

/** The names in a comma-separated text or in a list of aptitudes. Unticked ones are left out. */
export function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split(',')
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null || ('checked' in item && item.checked === false)) return []
    const texts = ['code' in item ? item.code : undefined, 'codeStr' in item ? item.codeStr : undefined]
    return texts.filter((text) => typeof text === 'string')
  })
}

const longestText = 200

/** The condition as the report shows it: the actual value, and what is missing. */
export function toMatchCondition(checked: CheckedCondition, store: Store): Schema<'PolicyMatchCondition'> {
  const { condition, status, missing, actual } = checked
  const { text, required, veto, rule, evidence, basis } = condition
  const actualText = rule === undefined || actual === undefined ? undefined : actualTextOf(actual, rule, store)
  return {
    text,
    required,
    veto,
    ...(evidence === undefined ? {} : { evidence }),
    status,
    statusDesc: policyMatchConditionStatusWords[status],
    ...(actualText === undefined ? {} : { actualText: actualText.slice(0, longestText) }),
    ...(missing === undefined ? gapOf(checked) : questionOf(missing)),
    ...(basis === undefined ? {} : { basis }),
  }
}

function questionOf(missing: string) {
  const { key, label } = askedField(missing)
  return { gap: `请补充${label}`, missingField: key }
}

const educationText: Readonly<Record<string, string>> = policyTalentPersonEducationWords

function actualTextOf(actual: unknown, { field, unit = '' }: Rule, store: Store): string {
  const { label } = askedField(field)
  if (Array.isArray(actual)) return `${label}：${[...new Set(namesIn(actual))].join('、') || '未勾选'}`
  if (field.startsWith('basicDTO.reg') && typeof actual === 'string') {
    return `${label}为${store.regions.get(actual)?.name ?? actual}`
  }
  if (field === 'person.education') return `${label}为${educationText[String(actual)] ?? String(actual)}`
  return `${label}为 ${String(actual)} ${unit}`.trim()
}

/** By how much a number misses its limit, as a difference and as a percentage of the limit. */
function gapOf({ status, condition, actual }: CheckedCondition): { gap?: string; gapPercent?: number } {
  if (status !== 'UNMET' || condition.rule === undefined || typeof actual !== 'number') return {}
  const { op, value, unit = '' } = condition.rule
  const bound = Number(value)
  const difference = Math.round(Math.abs(bound - actual) * 100) / 100
  const percent = bound === 0 ? {} : { gapPercent: Math.round((100 * difference) / Math.abs(bound)) }
  if (op === 'GE' || (op === 'GT' && difference > 0)) return { gap: `还差 ${difference} ${unit}`.trim(), ...percent }
  return op === 'LE' || op === 'LT' ? { gap: `超出 ${difference} ${unit}`.trim(), ...percent } : {}
}
