import type { Operation } from '../declared.ts'
import { envelopeData } from '../schema.ts'
import { parseSource } from '../values.ts'

/** Another part of the request may be refused first: what is there already, or there are too many of. */
export const ofOtherParts: ReadonlySet<string> = new Set(['4005', '4008', '4090'])

/** The code that an operation states for the value of somebody else (`x-laws.refuses`). */
export function codeForForeign({ laws }: Operation, name: string): string | undefined {
  return laws.refuses?.[name]?.foreign
}

/**
 * The codes for a value that nobody has. Without a statement of the operation, what everybody may read does not exist;
 * a check whose the record is may come first where each has records of their own.
 */
export function codesForUnknown(
  operation: Operation,
  name: string,
  operations: ReadonlyMap<string, Operation>,
): readonly string[] {
  // A reply with an envelope is under HTTP 200; one that is a file has nothing but its status.
  if (envelopeData(operation) === undefined) return ['404', '4040', '4030']
  const { refuses, values } = operation.laws
  const stated = refuses?.[name]?.unknown
  if (stated !== undefined) return [stated]
  const source = values?.[name]
  const list = source === undefined ? undefined : operations.get(parseSource(source).operationId)
  return list !== undefined && !list.member ? ['4040'] : ['4040', '4030']
}
