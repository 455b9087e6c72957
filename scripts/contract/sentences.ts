import type { BundledDocument } from '#compiler/bundle.ts'
import { listOperations, type ContractOperation } from '#compiler/document.ts'
import type { Finding } from '#compiler/finding.ts'
import type { Locate } from '#compiler/locate.ts'
import { fieldNamed } from '#mocks/contract/violations.ts'
import { beyond, isLimit } from '#gateway/fields/input/sentences.ts'
import type { Field } from '#gateway/generated/fields/field.ts'

/** The message of a 3000 about a value beyond a limit. */
const ofLimit = /不能(超过|少于|小于) ?\d/

/**
 * An example with a message about a limit uses the words that follow from the field's title and limit, like the form
 * and the mock gateway: readers of the examples see the actual messages.
 */
export function checkSentences(bundle: BundledDocument, locate: Locate): Finding[] {
  return listOperations(bundle).flatMap((operation) =>
    Object.entries(examplesOf(operation)).flatMap(([name, value]) =>
      itemsIn(value).flatMap(({ errorMessage, field }, index) => {
        const sentences = limitsOf(fieldNamed(bundle, operation, field.split('.')))
        if (!ofLimit.test(errorMessage) || sentences.includes(errorMessage)) return []
        const place = [...pointerOf(operation), name, 'value', 'data', String(index)]
        return [locate(place, `of ${field} is said: ${sentences.join('; ') || 'nothing of a limit'}`)]
      }),
    ),
  )
}

function examplesOf({ responses }: ContractOperation): Record<string, unknown> {
  const examples = responses['200']?.content?.['application/json']?.examples ?? {}
  return Object.fromEntries(Object.entries(examples).map(([name, { value }]) => [name, value]))
}

function pointerOf({ path, method }: ContractOperation): string[] {
  return ['paths', path, method.toLowerCase(), 'responses', '200', 'content', 'application/json', 'examples']
}

function itemsIn(value: unknown): { errorMessage: string; field: string }[] {
  const { returnCode, data } = (value ?? {}) as { returnCode?: unknown; data?: unknown }
  if (returnCode !== '3000' || !Array.isArray(data)) return []
  return (data as { errorMessage: string; field?: string }[]).flatMap(({ errorMessage, field }) =>
    field === undefined ? [] : [{ errorMessage, field }],
  )
}

function limitsOf(field: Field): string[] {
  return Object.entries(field).flatMap(([keyword, limit]) =>
    isLimit(keyword) && typeof limit === 'number' ? [beyond(field, keyword, limit)] : [],
  )
}
