import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js'
import { nearest } from './nearest.ts'

interface Mismatch {
  /** The path to the place in the value. */
  keys: string[]
  message: string
  /** The part of the schema that the value violates, as text. */
  cause: string
}

type CompileSchema = (schema: object) => ValidateFunction | undefined

/**
 * Why a value does not match a schema. Of a `oneOf`, only the alternative that the value resembles most is considered,
 * so that one wrong value gives one mismatch.
 */
export function explainMismatch(schema: object, value: unknown, compile: CompileSchema): Mismatch[] {
  const errors = withoutEchoes(errorsOf(schema, value, compile))
  return errors.filter((error) => !isMisspelt(error, errors)).map(describe)
}

/** Whether a missing property exists under a nearly identical name. The mismatch is then reported for that name. */
function isMisspelt({ keyword, instancePath, params }: ErrorObject, errors: readonly ErrorObject[]): boolean {
  return (
    keyword === 'required' &&
    errors.some(
      (other) =>
        other.keyword === 'additionalProperties' &&
        other.instancePath === instancePath &&
        nearName(other) === params['missingProperty'],
    )
  )
}

function nearName({ params, parentSchema }: ErrorObject): string | undefined {
  const known = Object.keys((parentSchema?.['properties'] ?? {}) as object)
  return nearest(String(params['additionalProperty']), known)
}

function errorsOf(schema: object, value: unknown, compile: CompileSchema): ErrorObject[] {
  const validate = compile(schema)
  if (validate === undefined || validate(value)) return []
  const errors = [...(validate.errors ?? [])]
  if (!('oneOf' in schema) || !Array.isArray(schema.oneOf)) return errors
  const attempts = (schema.oneOf as object[]).map((branch) => errorsOf(branch, value, compile))
  // A value that matches two alternatives is reported as exactly that.
  if (attempts.some((attempt) => attempt.length === 0)) return errors.filter(({ keyword }) => keyword === 'oneOf')
  const [nearestAttempt = errors] = attempts.toSorted(
    (a, b) => countShallow(a) - countShallow(b) || a.length - b.length,
  )
  return nearestAttempt
}

/** Counts errors of the value itself and of its direct properties: these distinguish the alternatives. */
function countShallow(errors: readonly ErrorObject[]): number {
  return errors.filter((error) => keysOf(error).length <= 1).length
}

/** Removes errors that only repeat that an alternative does not match, or that something is not null. */
function withoutEchoes(errors: readonly ErrorObject[]): ErrorObject[] {
  const isEcho = (error: ErrorObject) =>
    (['oneOf', 'anyOf'].includes(error.keyword) || (error.keyword === 'type' && error.params['type'] === 'null')) &&
    errors.some(
      (other) => other.keyword !== error.keyword && `${other.instancePath}/`.startsWith(`${error.instancePath}/`),
    )
  const telling = errors.filter((error) => !isEcho(error))
  return telling.length > 0 ? telling : [...errors]
}

function describe(error: ErrorObject): Mismatch {
  const cause = JSON.stringify([error.keyword, error.params, error.parentSchema])
  const text = `${error.instancePath} ${error.message}`
  if (error.keyword === 'additionalProperties') {
    const name = String(error.params['additionalProperty'])
    const near = nearName(error)
    const hint = near === undefined ? '' : `. Did you mean ${near}?`
    return { keys: [...keysOf(error), name], message: `${text}: ${name}${hint}`, cause }
  }
  const allowed = error.keyword === 'enum' ? `: ${(error.params['allowedValues'] as unknown[]).join(', ')}` : ''
  return { keys: keysOf(error), message: `${text}${allowed}`, cause }
}

function keysOf({ instancePath }: ErrorObject): string[] {
  return instancePath
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}
