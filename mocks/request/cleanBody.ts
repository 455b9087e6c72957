import { changeText } from '#gateway/html/changeText.ts'
import { cleanHtml } from '#gateway/html/cleanHtml.ts'
import type { ContractDocument, ContractOperation } from '#compiler/document.ts'
import { htmlPlaces, type Place } from '#compiler/htmlPlaces.ts'

/**
 * Cleans the body's texts that the contract marks as HTML, in place. This happens before validation, so that limits and
 * required fields apply to the cleaned text.
 */
export function createBodyCleaner(document: ContractDocument) {
  const known = new Map<string, Place[]>()
  const placesOf = ({ operationId, requestBody }: ContractOperation): Place[] => {
    const found =
      known.get(operationId) ??
      Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => htmlPlaces(document, schema))
    known.set(operationId, found)
    return found
  }
  return (operation: ContractOperation, body: unknown): void => {
    for (const place of placesOf(operation)) changeText(body, place, cleanHtml)
  }
}
