import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { evaluate } from '#mocks/rules/evaluate.ts'
import type { Case, Form, Rule } from '#mocks/rules/rule.ts'
import { readContract } from '#compiler/document.ts'
import { contractDir } from '#compiler/sources.ts'

interface Node {
  $ref?: string
  enum?: (string | number)[]
  items?: Node
  properties?: Record<string, Node>
}

interface Operation {
  operationId: string
  requestBody: { content: Record<string, { examples: Record<string, { value: Record<string, unknown> }> }> }
  responses: Record<string, { content: Record<string, { examples: Record<string, { value: { data: Result } }> }> }>
}

interface Result {
  ruleVersion: string
  formCode?: string
  effectiveFrom: string
  effectiveTo: string | null
  supersededBy: string | null
  verdict: string
  total?: number
  totalLow?: number
  totalHigh?: number
  items: { code: string; status: string; score?: number; scoreLow?: number; scoreHigh?: number }[]
  scale?: { scaleClass: string | null }
  rdDeduction?: Record<string, unknown>
  cloud?: { levelByScore: number; applyNext: number }
}

const read = (file: string) => parse(readFileSync(path.join(contractDir, file), 'utf8')) as unknown

function readRule(ruleVersion: string, formCode?: string): { rule: Rule; form: Form } {
  const rule = read(`rules/${ruleVersion}.yaml`) as Rule
  const form = rule.forms.find((each) => each.formCode === formCode)
  if (form === undefined) throw new Error(`${ruleVersion} has no form ${formCode}`)
  return { rule, form }
}

const contract = readContract()
const schemas = contract.components?.['schemas'] as unknown as Record<string, Node>
const readSchema = (name: string) => schemas[name] as Node

/** The codes a property may have; those of its items for a list. Undefined when it is no choice of codes. */
function choicesOf(property: Node): unknown[] | undefined {
  const schema = property.$ref === undefined ? property : readSchema(property.$ref.replace('#/components/schemas/', ''))
  if (schema.items !== undefined) return choicesOf(schema.items)
  return schema.enum?.every((each) => typeof each === 'string') === true ? schema.enum : undefined
}

const forms = readdirSync(path.join(contractDir, 'rules'))
  .filter((name) => name.includes('@'))
  .map((name) => read(`rules/${name}`) as Rule)
  .flatMap(({ ruleVersion, forms: of }) => of.map(({ formCode, request }) => [ruleVersion, formCode, request] as const))

test.for(forms)('%s %s takes what the gateway takes, under the same names and codes', ([version, formCode, names]) => {
  const properties = Object.assign({}, ...names.map((name) => readSchema(name).properties)) as Record<string, Node>
  // Whether it is a renewal is asked beside the inputs: every request of srdi states it.
  const inputs = readRule(version, formCode).form.inputs.filter(({ key }) => key !== 'isRenewal')
  const takenByGateway = Object.entries(properties).map(([key, property]) => [key, choicesOf(property)?.toSorted()])
  const takenByRule = inputs.map(({ key, options }) => [key, options?.map(({ code }) => code).toSorted()])
  expect(Object.fromEntries(takenByGateway)).toEqual(Object.fromEntries(takenByRule))
})

const operations = Object.values(contract.paths).flatMap((item) => Object.values(item)) as unknown as Operation[]
const readOperation = (operationId: string) => operations.find((each) => each.operationId === operationId)!
const requestOf = (operationId: string) =>
  readOperation(operationId).requestBody.content['application/json']?.examples['valid']?.value ?? {}
const resultOf = (operationId: string) =>
  readOperation(operationId).responses['200']?.content['application/json']?.examples['success']?.value.data

const inputsOf: Record<string, () => unknown> = {
  evaluateEnterpriseSize: () => requestOf('evaluateEnterpriseSize')['inputs'],
  saveTechnologyEvaluation: () => requestOf('saveTechnologyEvaluation')['inputs'],
  commitTecEnForm: () => ({
    ...(requestOf('saveTecEnFormBase')['base'] as object),
    ...(requestOf('commitTecEnForm')['scores'] as object),
  }),
  saveCostCalculation: () => requestOf('saveCostCalculation')['inputs'],
  commitCloud: () => requestOf('commitCloud')['inputs'],
  scoreSrdi: () => requestOf('scoreSrdi')['inputs'],
}

type Statements = Record<string, unknown>

const prefixed = (prefix: string, entries: [string, unknown][]): Statements =>
  Object.fromEntries(entries.map(([key, value]) => [`${prefix} ${key}`, value]))

/** What an example says that a calculation also finds, by the name `findingsOf` gives it. */
function statementsOf({
  verdict,
  total,
  totalLow,
  totalHigh,
  items,
  scale,
  rdDeduction = {},
  cloud,
}: Result): Statements {
  return {
    verdict,
    total: totalLow === undefined ? total : [totalLow, totalHigh],
    class: scale?.scaleClass,
    level: cloud?.levelByScore,
    applyNext: cloud?.applyNext,
    ...prefixed(
      'status',
      items.map(({ code, status }) => [code, status]),
    ),
    ...prefixed(
      'points',
      items.map(({ code, score, scoreLow, scoreHigh }) => [code, score ?? [scoreLow, scoreHigh]]),
    ),
    ...prefixed('measure', Object.entries(rdDeduction)),
  }
}

function findingsOf({ items = {}, indicators = {}, measures = {}, ...rest }: ReturnType<typeof evaluate>): Statements {
  return {
    ...rest,
    ...prefixed('status', Object.entries(items)),
    ...prefixed('points', Object.entries(indicators)),
    ...prefixed(
      'measure',
      Object.entries(measures).map(([key, value]) => [key, value === null ? null : Number(value.toFixed(2))]),
    ),
  }
}

test.for(Object.keys(inputsOf))('the example of %s says what its rule finds for the example request', (operationId) => {
  const result = resultOf(operationId)
  if (result === undefined) throw new Error(`${operationId} has no example`)
  const { rule, form } = readRule(result.ruleVersion, result.formCode)
  const { effectiveFrom, effectiveTo, supersededBy } = rule
  expect(result).toMatchObject({ effectiveFrom, effectiveTo, supersededBy })
  const said = statementsOf(result)
  const found = findingsOf(evaluate(form, { inputs: inputsOf[operationId]?.() as Case['inputs'] }))
  const both = Object.keys(said).filter((key) => said[key] !== undefined && (found[key] ?? undefined) !== undefined)
  expect(both).not.toEqual([])
  expect(both.map((key) => [key, said[key]])).toEqual(both.map((key) => [key, found[key]]))
})
