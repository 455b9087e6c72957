import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js'
import { nearest } from './nearest.ts'

interface Mismatch {
  /** Lead to the place in the value. */
  keys: string[]
  message: string
  /** The words of the schema that the value breaks, as text. */
  cause: string
}

type CompileSchema = (schema: object) => ValidateFunction | undefined

/**
 * Why a value does not match a schema. Of the alternatives of a `oneOf` the one that the value resembles most is held
 * against it, so that one wrong value is one mismatch.
 */
export function explainMismatch(schema: object, value: unknown, compile: CompileSchema): Mismatch[] {
  const errors = withoutEchoes(errorsOf(schema, value, compile))
  return errors.filter((error) => !isMisspelt(error, errors)).map(describe)
}

/** Whether what is missing is there under a name that is nearly its own, which is told of that name. */
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
  // A value that matches two alternatives is told as just that.
  if (attempts.some((attempt) => attempt.length === 0)) return errors.filter(({ keyword }) => keyword === 'oneOf')
  const [nearestAttempt = errors] = attempts.toSorted(
    (a, b) => countShallow(a) - countShallow(b) || a.length - b.length,
  )
  return nearestAttempt
}

/** Errors of the value itself and of what stands directly in it: these tell alternatives apart. */
function countShallow(errors: readonly ErrorObject[]): number {
  return errors.filter((error) => keysOf(error).length <= 1).length
}

/** Without the errors that only repeat that an alternative does not match, and that something is not null. */
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
