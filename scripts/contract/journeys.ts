import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { BundledDocument } from '#compiler/bundle.ts'
import { listOperations, type OperationRow } from '../generate/operations.ts'
import type { Finding } from '#compiler/finding.ts'
import { lintSource } from './lint.ts'
import { lineOf } from '#compiler/locate.ts'

interface Parameter {
  name: string
  in: string
  required?: boolean
}

interface Step {
  stepId: string
  operationId: string
  parameters?: Parameter[]
  requestBody?: object
}

interface Journey {
  sourceDescriptions: { name: string; url: string }[]
  workflows: { parameters?: Parameter[]; steps: Step[] }[]
}

/**
 * Lints the folder's journeys and checks their steps against the bundle: each calls an operation of its source with
 * parameters that the operation accepts and everything that it requires.
 */
export async function checkJourneys(folder: string, bundle: BundledDocument): Promise<Finding[]> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.arazzo.yaml')) : []
  const findings: Finding[] = []
  for (const name of names.toSorted()) {
    const file = path.join(folder, name)
    const faults = await lintSource(file)
    findings.push(...(faults.length > 0 ? faults : checkSteps(file, bundle)))
  }
  return findings
}

function checkSteps(file: string, bundle: BundledDocument): Finding[] {
  const journey = parse(readFileSync(file, 'utf8')) as Journey
  const rows = new Map(listOperations(bundle).map((row) => [row.operationId, row]))
  return journey.workflows.flatMap(({ parameters: shared = [], steps }, workflow) =>
    steps.flatMap((step, index) => {
      const line = lineOf(file, ['workflows', String(workflow), 'steps', String(index), 'operationId'])
      return faultsOf(step, shared, { journey, rows, bundle }).map((message) => ({ file, line, message }))
    }),
  )
}

interface Known {
  journey: Journey
  rows: Map<string, OperationRow>
  bundle: BundledDocument
}

function faultsOf(step: Step, shared: Parameter[], { journey, rows, bundle }: Known): string[] {
  const [, source = journey.sourceDescriptions[0]?.name, operationId = step.operationId] =
    /^\$sourceDescriptions\.([^.]+)\.(.+)$/.exec(step.operationId) ?? []
  const row = rows.get(operationId)
  if (row === undefined) return [`there is no operation ${operationId}`]
  const described = journey.sourceDescriptions.find(({ name }) => name === source)
  if (described === undefined) return [`there is no source ${source}`]
  if (described.url !== `../${row.service}/openapi.yaml`) return [`${operationId} is an operation of ${row.service}`]
  const given = [...shared, ...(step.parameters ?? [])]
  const { parameters, isBodyRequired } = requestOf(bundle, row)
  const allowed = [
    ...parameters,
    ...(row.auth === 'public' ? [] : [{ ...authorization, required: row.auth === 'member' }]),
  ]
  const isSame = (one: Parameter) => (other: Parameter) => one.name === other.name && one.in === other.in
  return [
    ...(step.parameters ?? [])
      .filter((parameter) => !allowed.some(isSame(parameter)))
      .map((parameter) => `${operationId} takes no ${parameter.in} parameter ${parameter.name}`),
    ...allowed
      .filter((parameter) => parameter.required === true && !given.some(isSame(parameter)))
      .map((parameter) => `${operationId} needs the ${parameter.in} parameter ${parameter.name}`),
    ...(isBodyRequired && step.requestBody === undefined ? [`${operationId} needs a body`] : []),
  ]
}

/** How a member authenticates. */
const authorization: Parameter = { name: 'Authorization', in: 'header' }

function requestOf(bundle: BundledDocument, { path: route, method }: OperationRow) {
  const operation = bundle.paths[route]?.[method.toLowerCase()] as {
    parameters?: (Parameter | { $ref: string })[]
    requestBody?: { required?: boolean }
  }
  const parameters = (operation.parameters ?? []).map((parameter) =>
    '$ref' in parameter
      ? (bundle.components['parameters']?.[parameter.$ref.split('/').at(-1) ?? ''] as Parameter)
      : parameter,
  )
  return { parameters, isBodyRequired: operation.requestBody?.required === true }
}
