import { resolve } from '#compiler/document.ts'
import { operationClause } from '../clause.ts'
import type { ListLaws } from '../declared.ts'
import { typesOf, valuesAt } from '../schema.ts'
import { askedFor, candidatesOf, fitsFilter, fitsOf, isExact, isFieldOf, widerOf, type Filter } from './filters.ts'
import { takeNamedValue } from './least.ts'
import type { ListReader } from './listReader.ts'
import { holdBands } from './bands.ts'
import { holdTogether } from './filterPairs.ts'
import { identityOf, misplaced, type Listed } from './records.ts'
import { treeAt, type Tree } from './trees.ts'
import { holdUnions } from './unions.ts'
import type { Asked } from './wordsBeside.ts'

type Fields = Record<string, unknown>

const valuesTried = 10

/** How many values are tried that no record shows. */
const offered = 2

/**
 * Each filter value finds exactly the records that match it. Gives the filters that are shown to find records, and all
 * values that the list was asked for.
 */
export async function holdFilters(list: ListReader, all: Listed): Promise<{ sure: Filter[]; asked: Asked[] }> {
  const sure: Filter[] = []
  const asked: Asked[] = []
  for (const { name, schema } of list.filters) {
    if (name in (list.laws.keyword ?? {})) continue
    const law = list.laws.filters?.[name]
    const full = resolve(list.run.document, schema)
    const isList = typesOf(full).includes('array')
    const allowed = (full.items === undefined ? full : resolve(list.run.document, full.items)).enum
    const unseen = (allowed ?? (typesOf(full).includes('boolean') ? [true] : [])).map((value) => ({
      name,
      value,
      isList,
    }))
    if (law === null) {
      asked.push(...unseen)
      continue
    }
    const spec = typeof law === 'string' ? law.split(' ') : []
    const field = spec[0] ?? (typeof law === 'object' ? (law.field ?? law.absent) : undefined) ?? name
    const operator = spec[1] ?? operatorOf(law)
    const chosen = typeof law === 'object' ? law.values : undefined
    if (typeof law === 'object' && law.within !== undefined) {
      asked.push(...(await holdBands(list, all, name, { fields: law.within, unless: law.unless ?? {} })))
      continue
    }
    const values = all.records
      .flatMap((record) => valuesAt(record, `/${field}`).flat())
      .filter((value) => value !== null && typeof value !== 'object')
    const source = typeof law === 'object' && values.length === 0 ? law.of : undefined
    const shown = source === undefined ? values : await list.values.offered(source, offered)
    const isKnown = spec.length > 0 || law !== undefined || isFieldOf(list.run, list.operation, field)
    if (!isKnown || (shown.length === 0 && allowed === undefined && operator !== 'absent')) {
      if (!(name in (list.laws.filtersElsewhere ?? {}))) asked.push(...unseen)
      continue
    }
    const tree = typeof law === 'object' && law.tree !== undefined ? await treeAt(list.values, law.tree) : undefined
    const candidates =
      operator === 'absent'
        ? (chosen ?? [])
        : isExact(operator)
          ? [
              ...new Set([
                ...(operator === 'under' ? above(shown) : []),
                ...parentsOf(tree, shown),
                ...shown,
                ...(allowed ?? []),
              ]),
            ]
          : candidatesOf(shown, full, allowed)
    for (const value of candidates
      .filter(
        (each) => (allowed === undefined || allowed.includes(each)) && (chosen === undefined || chosen.includes(each)),
      )
      .slice(0, valuesTried)) {
      const filter = {
        name,
        field,
        operator,
        value,
        isList,
        wider: tree?.get(value) ?? widerOf(law, value),
        isPartial: typeof law === 'object' && law.partial === true,
        isOpen: spec[2] === 'open',
      }
      const isRead = await holdFilter(list, all, filter)
      if (!isRead && allowed?.includes(value) === true)
        await takeNamedValue(list.run, list.operation, list.success, filter)
      if (operator === '=' && shown.includes(value)) sure.push(filter)
      asked.push({ name, value, isList, fits: fitsOf(filter) })
    }
  }
  await holdTogether(list, all, sure)
  await holdUnions(list, all, sure)
  return { sure, asked }
}

/** How a record is compared with the filter, if its law does not say so in words. */
function operatorOf(law: NonNullable<ListLaws['filters']>[string] | undefined): string {
  if (typeof law !== 'object' || law === null) return '='
  return law.limit ?? (law.absent !== undefined ? 'absent' : law.around === true ? 'around' : '=')
}

/** The city and the province of a shown county, as far as one is shown. */
function above(shown: readonly unknown[]): string[] {
  const county = shown.map(String).find((code) => !code.endsWith('00')) ?? ''
  return [county.replace(/..$/, '00'), county.replace(/....$/, '0000')].filter((code) => code !== county)
}

const parentsTried = 2

/** Nodes of a tree that have records only below them. */
function parentsOf(tree: Tree | undefined, shown: readonly unknown[]): unknown[] {
  const isAbove = ([id, below]: [unknown, readonly unknown[]]) =>
    !shown.includes(id) && below.some((each) => shown.includes(each))
  return [...(tree ?? [])]
    .filter(isAbove)
    .map(([id]) => id)
    .slice(0, parentsTried)
}

/** Whether the list could be read with the filter. */
async function holdFilter(list: ListReader, all: Listed, filter: Filter): Promise<boolean> {
  const { name, field, operator, value } = filter
  const filtered = await list.read(askedFor(filter), 2)
  if (filtered === undefined) return false
  const fits = (record: Fields) => fitsFilter(record, filter)
  const isShown = (record: Fields) =>
    valuesAt(record, `/${field}`)
      .flat()
      .some((each) => each !== null)
  const stray = filtered.records.find((record) => !fits(record) && (isExact(operator) || isShown(record)))
  const words = `${name}=${String(value)}`
  const clause = operationClause(list.operation.service, list.operation.operationId, 'parameters')
  list.run.check(
    list.operation,
    'lists',
    stray && {
      rule: `filter ${name}`,
      expected: `${words} 时只含 ${field} 符合的记录`,
      actual: `含 ${identityOf(stray)}，其 ${field} 为 ${JSON.stringify(valuesAt(stray, `/${field}`)).slice(0, 80)}`,
      clause,
      exchange: filtered.exchange,
    },
  )
  const pair = misplaced(filtered.records, list.laws.order ?? [])
  list.report(
    `order ${name}`,
    'sorts',
    `${words} 时也按 ${(list.laws.order ?? []).join('、')} 排列`,
    pair && { actual: `${identityOf(pair[0])} 排在 ${identityOf(pair[1])} 之前`, exchange: filtered.exchange },
  )
  if (filter.isPartial) return true
  const isLimit = !isExact(operator)
  // Unless the contract says so, a limit may or may not find records without the field.
  const expected = all.records.filter((record) => (isLimit && !isShown(record) ? filter.isOpen : fits(record)))
  const left = new Set(filtered.records.map(identityOf))
  const lost = filtered.isWhole ? expected.find((record) => !left.has(identityOf(record))) : undefined
  if (lost === undefined && expected.length <= filtered.total) return true
  list.run.check(list.operation, 'lists', {
    rule: `filter ${name} loses`,
    expected: `${words} 时不遗漏符合的 ${expected.length} 条`,
    actual: lost === undefined ? `total ${filtered.total}` : `没有 ${identityOf(lost)}`,
    clause,
    exchange: filtered.exchange,
  })
  return true
}
