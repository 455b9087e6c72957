import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { sample } from 'fast-check'
import { expect, test } from 'vitest'
import type { ZodType } from 'zod'
import { bundleFile } from '#scripts/contract/places.ts'
import type { BundledDocument } from '#compiler/bundle.ts'
import { listOperations } from '#scripts/generate/operations.ts'
import * as generated from '#gateway/generated/validators/zod.gen.ts'
import { gaps } from './validators/gaps.ts'
import { createValues, type Schema } from './validators/values.ts'

/** Values of each kind for each schema. The seed is fixed: the same contract is compared on the same values. */
const sampling = { numRuns: 12, seed: 20260306 }

const bundle = JSON.parse(readFileSync(bundleFile, 'utf8')) as BundledDocument
const schemas = { ...componentSchemas(), ...replySchemas() }
const names = Object.keys(schemas)
const values = createValues(schemas)
/** The generator writes names in its own case. */
const validators = new Map(Object.entries(generated).map(([name, validator]) => [name.toLowerCase(), validator]))
const ajv = new Ajv2020({ strict: false })
addFormats(ajv)
ajv.addFormat('binary', true)
ajv.addFormat('password', true)
ajv.addSchema({ ...bundle, $id: 'contract', $defs: schemas })

function componentSchemas(): Record<string, Schema> {
  return bundle.components['schemas'] as Record<string, Schema>
}

/** The envelope of each operation that replies with JSON, under the name the generator gives it. */
function replySchemas(): Record<string, Schema> {
  const replies = listOperations(bundle)
    .filter(({ reply }) => reply === 'envelope')
    .map(({ operationId, path, method }) => {
      const operation = bundle.paths[path]?.[method.toLowerCase()] as {
        responses: Record<string, { content: Record<string, { schema: Schema }> }>
      }
      return [`${operationId}Response`, operation.responses['200']?.content['application/json']?.schema ?? {}] as const
    })
  return Object.fromEntries(replies)
}

/** What the contract says of a value, and what its generated validator says. */
function verdicts(name: string, value: unknown) {
  const byContract = ajv.getSchema(`contract#/$defs/${name}`)
  const byValidator = validators.get(`z${name.toLowerCase()}`) as ZodType | undefined
  if (byContract === undefined || byValidator === undefined)
    throw new Error(`${name} has no validator: run make generate`)
  return { contract: byContract(value) === true, validator: byValidator.safeParse(value).success, value }
}

test.each(names)('the validator of %s takes what its schema allows and refuses what it does not', (name) => {
  const allowed = sample(values.valid(name), sampling).map((value) => verdicts(name, value))
  expect(allowed.filter(({ contract, validator }) => !contract || !validator)).toEqual([])
  const doubtful = sample(values.wrong(name), sampling).map((value) => verdicts(name, value))
  expect(doubtful.filter(({ contract, validator }) => contract !== validator)).toEqual([])
  expect(doubtful.some(({ contract }) => !contract)).toBe(true)
})

test.each(Object.entries(gaps))('the validators still differ from the contract in %s', (_, gap) => {
  const { contract, validator } = verdicts(gap.component, gap.value)
  expect(contract).toBe(gap.isAllowed)
  expect(validator).toBe(!gap.isAllowed)
})
