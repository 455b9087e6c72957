import { resolve, type ContractDocument } from '#compiler/document.ts'
import type { Operation } from '../declared.ts'

/** How many characters a secret has, and of how many of four kinds: capital and small letters, digits, others. */
interface Characters {
  minimum: number
  maximum: number
  kinds: number
}

interface Weak {
  field: string
  words: string
  value: string
}

const kinds = ['conformance', 'CHECK', '2026', '@#']

/** Texts that are too weak for the fields of the body with `x-characters`, each for one reason. */
export function weakTexts(document: ContractDocument, operation: Operation): Weak[] {
  const schema = operation.requestBody?.content?.['application/json']?.schema
  const { properties = {} } = schema === undefined ? {} : resolve(document, schema)
  return Object.entries(properties).flatMap(([field, property]) => {
    const { 'x-characters': stated } = resolve(document, property) as { 'x-characters'?: Characters }
    if (stated === undefined) return []
    const few = kinds
      .slice(0, stated.kinds - 1)
      .join('')
      .repeat(stated.minimum)
    const all = kinds
      .map((text) => text.slice(0, 1))
      .join('')
      .repeat(stated.minimum)
    return [
      { field, words: `少于 ${stated.minimum} 个字符`, value: all.slice(0, stated.minimum - 1) },
      { field, words: `只有 ${stated.kinds - 1} 类字符`, value: few.slice(0, stated.maximum) },
    ]
  })
}
