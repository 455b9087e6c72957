import { isDeepStrictEqual } from 'node:util'
import { allRules } from '#mocks/rules/ruleBook.ts'
import type { Rule } from '#mocks/rules/rule.ts'
import { conventionClause } from '../clause.ts'
import type { Operation, TableLaw } from '../declared.ts'
import type { Run } from '../run.ts'
import { valuesAt } from '../schema.ts'
import type { Answer } from '../values.ts'

type Fields = Record<string, unknown>

interface Difference {
  what: string
  expected: unknown
  actual: unknown
}

/** Replies that show a rule's table, or what a version of a rule says about itself, show what contract/rules has. */
export function holdTables(run: Run, operation: Operation, success: Answer | undefined): void {
  const { table, editions } = operation.laws
  if (success?.outcome.kind !== 'success' || (table ?? editions) === undefined) return
  const { data } = success.outcome
  const found = [
    ...(table === undefined ? [] : tableDifferences(table, currentOf(table.of), data as Fields[])),
    ...(editions === undefined ? [] : editionDifferences(editions, allRules(), data as Fields[])),
  ]
  const [first] = found
  run.check(
    operation,
    'rules',
    first && {
      rule: `table ${first.what}`,
      expected: `${first.what} 为 ${JSON.stringify(first.expected)}（contract/rules）`,
      actual: JSON.stringify(first.actual) ?? '没有',
      part: first.actual,
      clause: conventionClause('rules'),
      exchange: success.exchange,
    },
  )
}

function currentOf(name: string): Rule | undefined {
  return allRules().find((rule) => rule.ruleVersion.startsWith(`${name}@`) && rule.supersededBy === null)
}

/** Each row of the rule's table with its limits, and the rows in the order of the table. */
export function tableDifferences({ code, limits }: TableLaw, rule: Rule | undefined, data: Fields[]): Difference[] {
  const rows = rule?.forms.flatMap(({ classification }) => classification?.rows ?? []) ?? []
  const codes = rows.map((row) => row.code)
  const placed = data.map((each) => each[code]).filter((each) => codes.includes(String(each)))
  const expected = codes.filter((each) => placed.includes(each))
  const order = isDeepStrictEqual(placed, expected) ? [] : [{ what: '各行的次序', expected, actual: placed }]
  const limited = rows.flatMap((row) => {
    const shown = data.find((each) => each[code] === row.code)
    return Object.entries(row.bounds).flatMap(([key, bounds]) => {
      const own = valuesAt(shown, `/${limits}/*`).find((each) => (each as Fields)['key'] === key)
      const actual = (own as Fields | undefined)?.['bounds']
      return isDeepStrictEqual(actual, bounds) ? [] : [{ what: `${row.code} 的 ${key} 界限`, expected: bounds, actual }]
    })
  })
  return [...limited, ...order]
}

/** Versions that the contract does not have are the gateway's own. */
export function editionDifferences(fields: readonly string[], rules: readonly Rule[], data: Fields[]): Difference[] {
  return rules.flatMap((rule) => {
    const shown = data.find(({ ruleVersion }) => ruleVersion === rule.ruleVersion)
    if (shown === undefined) return []
    return fields
      .map((name) => ({
        what: `${rule.ruleVersion} 的 ${name}`,
        expected: (rule as unknown as Fields)[name],
        actual: shown[name],
      }))
      .filter(({ expected, actual }) => !isDeepStrictEqual(expected, actual))
  })
}
