import type { Oas3Rule } from '@redocly/openapi-core'

/**
 * A pattern must mean the same in every language that reads the contract. Java's @Pattern matches whole strings, Go's
 * RE2 has no look-around and no back references, and most languages know fewer escapes than JavaScript.
 */
export const portablePattern: Oas3Rule = () => ({
  Schema(schema, context) {
    if (typeof schema.pattern !== 'string') return
    const fault = faultOf(schema.pattern)
    if (fault === undefined) return
    context.report({ message: `a pattern ${fault}`, location: context.location.child('pattern').key() })
  },
})

/** The values of an enum and a file's bytes need no length: generators would turn it into useless code. */
export const noIdleLimit: Oas3Rule = () => ({
  Schema(schema, context) {
    const kind = schema.enum === undefined ? (schema.format === 'binary' ? 'a file' : undefined) : 'an enum'
    const limits = ['minLength', 'maxLength', 'minimum', 'maximum', 'pattern'] as const
    for (const limit of kind === undefined ? [] : limits.filter((each) => schema[each] !== undefined)) {
      context.report({ message: `${kind} has no ${limit}`, location: context.location.child(limit).key() })
    }
  },
})

/**
 * Each text of an enum becomes an identifier in every language, with `_` for everything that is not a letter or digit.
 */
export const enumIdentifiers: Oas3Rule = () => ({
  Schema(schema, context) {
    const texts = (schema.enum ?? []).filter((value) => typeof value === 'string')
    const names = texts.map((text) => text.replaceAll(/[^A-Za-z0-9]/g, '_'))
    const unfit = texts.filter((_, index) => {
      const name = names[index] ?? ''
      return !/^[A-Za-z]/.test(name) || names.indexOf(name) !== index
    })
    for (const text of unfit) {
      const message = `the value ${text} becomes no identifier of its own: begin with a letter, and use letters, digits and _`
      context.report({ message, location: context.location.child('enum').key() })
    }
  },
})

function faultOf(pattern: string): string | undefined {
  // Escapes and brackets are replaced with one letter each, so that only the structure is left.
  const structure = pattern.replaceAll(/\\./g, 'e').replaceAll(/\[[^\]]*\]/g, 'c')
  if (/\(\?(?!:)/.test(structure)) return 'has no look-around and no named groups: Go has none'
  const escape = /\\([^dDwWsS\p{P}\p{S}])/u.exec(pattern)
  if (escape !== null) return `must not use \\${escape[1]}: not every language reads it so`
  if (!structure.startsWith('^') || !structure.endsWith('$'))
    return 'is anchored at both ends: Java matches whole strings'
  if (hasOuterChoice(structure)) return 'puts its choices into a group, so that both anchors hold for each'
  return undefined
}

function hasOuterChoice(structure: string): boolean {
  let depth = 0
  for (const character of structure) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === '|' && depth === 0) return true
  }
  return false
}
