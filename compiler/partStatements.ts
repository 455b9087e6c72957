import type { DataValidateFunction } from 'ajv/dist/types/index.js'
import { isDeepStrictEqual } from 'node:util'
import { saying, valueAt, type Fields } from './statement.ts'

/** The values at a path, in which `*` stands for every item of a list. */
function valuesAt(object: Fields, path: string): unknown[] {
  return path
    .split('/')
    .reduce<unknown[]>((nodes, key) => nodes.flatMap((node) => (key === '*' ? node : inNode(node, key))), [object])
}

function inNode(node: unknown, key: string): unknown {
  const value = (node as Fields | null | undefined)?.[key]
  return value === undefined || value === null ? [] : [value]
}

/** By path: each value there is one of those at the other path, such as the group of an item. */
export function keysOf(paths: Record<string, string>): DataValidateFunction {
  return saying('x-keys', (object: Fields) => {
    for (const [path, whole] of Object.entries(paths)) {
      const known = valuesAt(object, whole)
      const stray = valuesAt(object, path).find((each) => !known.includes(each))
      if (stray !== undefined) return `must have ${path} ${JSON.stringify(stray)} in ${whole}`
    }
    return undefined
  })
}

/** By field: it is that of the first record in a list, such as the moment it began. */
export const firstOf = ofRecord('x-first', 0, 'the first')

/** By field: it is that of the last record in a list, such as the state after its last change. */
export const lastOf = ofRecord('x-last', -1, 'the last')

function ofRecord(keyword: string, place: number, words: string) {
  return (fields: Record<string, string>): DataValidateFunction =>
    saying(keyword, (object: Fields) => {
      for (const [field, path] of Object.entries(fields)) {
        const [list = '', ...inner] = path.split('/')
        const records = object[list]
        const record: unknown = Array.isArray(records) ? records.at(place) : undefined
        const expected = record === undefined ? undefined : valueAt(record as Fields, inner.join('/'))
        if (expected !== undefined && field in object && object[field] !== expected)
          return `must have ${field} ${JSON.stringify(expected)}, ${words} in ${list}`
      }
      return undefined
    })
}

/** A list that shows these fields of each record in another one. */
export function copyOf({ of, fields }: { of: string; fields: string[] }): DataValidateFunction {
  return saying('x-copies', (copies: Fields[], parent) => {
    const originals = parent[of]
    if (!Array.isArray(originals)) return undefined
    const shown = (records: Fields[]) =>
      records.map((each) => JSON.stringify(fields.map((name) => each[name]))).toSorted()
    const isCopy = isDeepStrictEqual(shown(copies), shown(originals as Fields[]))
    return isCopy ? undefined : `must show ${fields.join(', ')} of ${of}`
  })
}

/** By path: the text at the other path, parts of which are stars here. */
export function masksOf(paths: Record<string, string>): DataValidateFunction {
  return saying('x-masks', (object: Fields) => {
    for (const [path, plain] of Object.entries(paths)) {
      const [masked, text] = [valueAt(object, path), valueAt(object, plain)]
      if (typeof masked !== 'string' || typeof text !== 'string') continue
      const [start = '', ...rest] = masked.split(/\*+/)
      const end = rest.at(-1) ?? ''
      if (!text.startsWith(start) || !text.endsWith(end)) return `must have ${path} like ${plain}`
    }
    return undefined
  })
}

interface Foremost {
  field: string
  of: string
  value: string
  ranks: unknown[][]
}

/**
 * The field has one of the values of the first rank that any record of a list has. A value of no rank says something
 * else.
 */
export function foremostOf({ field, of, value, ranks }: Foremost): DataValidateFunction {
  return saying('x-foremost', (object: Fields) => {
    const given = valuesAt(object, `${of}/*/${value}`)
    const rank = ranks.find((each) => each.some((one) => given.includes(one)))
    const expected = rank?.filter((one) => given.includes(one)) ?? []
    const shown = valueAt(object, field)
    if (rank === undefined || !ranks.flat().includes(shown) || expected.includes(shown)) return undefined
    return `must have ${field} ${expected.join(', ')} as in ${of}`
  })
}
