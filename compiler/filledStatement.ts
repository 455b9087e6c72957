import type { DataValidateFunction } from 'ajv/dist/types/index.js'
import { saying, valueAt, type Fields } from './statement.ts'

interface Filled {
  /** Fields that count, or several that count as one. */
  of: string[][]
  /** Fields of the newest record of a list. An older one than meant does not count, and no reply says which is meant. */
  latest?: string[]
}

/** By field: the percentage of the others that have a value, rounded or cut. The number 0 is a value. */
export function filledOf(fields: Record<string, Filled>): DataValidateFunction {
  return saying('x-filled', (object: Fields) => {
    for (const [field, { of, latest = [] }] of Object.entries(fields)) {
      const stated = /^(\d+)%$/.exec(String(object[field]))?.[1]
      if (stated === undefined) continue
      const has = (path: string) => isFilled(valueAt(object, path))
      // Several that count as one may count when any has a value, or only when all have.
      const least = of.filter((group) => group.every(has)).length
      const most = of.filter((group) => group.some(has)).length
      const further = latest.filter(has).length
      const counted = Array.from({ length: most - least + 1 }, (_, more) => least + more)
      const possible = [...counted, ...counted.map((count) => count + further)]
      const shares = possible.map((count) => (count * 100) / (of.length + latest.length))
      if (!shares.some((share) => Math.abs(share - Number(stated)) < 1))
        return `must have ${field} ${Math.floor(Math.max(...shares))}%`
    }
    return undefined
  })
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== ''
}
