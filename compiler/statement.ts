import type { DataValidateFunction } from 'ajv/dist/types/index.js'

export type Fields = Record<string, unknown>

/**
 * A validator that says what is wrong, or undefined. It is asked of values of any shape, such as a list with null in it:
 * that is for the schema to say, and no statement holds of it.
 */
export function saying(
  keyword: string,
  wrongOf: (value: never, parent: Fields) => string | undefined,
): DataValidateFunction {
  const validate: DataValidateFunction = (value: unknown, context) => {
    const message = ofRightShape(() => wrongOf(value as never, context?.parentData ?? {}))
    validate.errors = message === undefined ? [] : [{ keyword, params: {}, message }]
    return message === undefined
  }
  return validate
}

function ofRightShape(tell: () => string | undefined): string | undefined {
  try {
    return tell()
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return undefined
    throw error
  }
}

/** A field of the object, or of an object in it: `declarationTag/code`. */
export function valueAt(object: Fields, path: string): unknown {
  return path.split('/').reduce<unknown>((node, key) => (node as Fields | null | undefined)?.[key], object)
}

/** Whether the fields have these values, each one of its list. */
export function hold(when: Record<string, unknown[]>, object: Fields): boolean {
  return Object.entries(when).every(([path, values]) => {
    const value = valueAt(object, path)
    return Array.isArray(value) ? value.some((each) => values.includes(each)) : values.includes(value)
  })
}

export function isBelow(value: unknown, limit: unknown): boolean {
  if (typeof value === 'number' && typeof limit === 'number') return value < limit
  return typeof value === 'string' && typeof limit === 'string' && value < limit
}

export function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
