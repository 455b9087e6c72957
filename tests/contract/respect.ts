import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { parse, stringify } from 'yaml'
import { generatedDir } from '#compiler/document.ts'
import { contractDir } from '#compiler/sources.ts'

const redocly = path.resolve(contractDir, '../node_modules/@redocly/cli/bin/cli.js')

interface ExecutedStep {
  stepId: string
  response?: { body: unknown }
  checks: { name: string; passed: boolean; message: string; condition?: string }[]
}

/** What happened in one run of a workflow. */
export interface JourneyRun {
  /** By stepId, in the order of execution. */
  steps: Map<string, unknown>
  /** Steps and checks that failed, in words. */
  failures: string[]
}

/**
 * Runs one workflow of a journey against a gateway with `redocly respect`, which also holds every reply to the contract.
 * Returns the reply of each step.
 */
export async function runWorkflow(
  origin: string,
  journey: string,
  workflowId: string,
  inputs: Record<string, unknown>,
): Promise<JourneyRun> {
  const source = readFileSync(path.join(contractDir, 'journeys', `${journey}.arazzo.yaml`), 'utf8')
  const { sourceDescriptions, ...rest } = parse(source) as { sourceDescriptions: { name: string }[] }
  const folder = mkdtempSync(path.join(tmpdir(), 'journey-'))
  // Replies stand in their envelopes in the bundle, which has all services.
  const file = path.join(folder, 'journey.arazzo.yaml')
  const contract = path.join(folder, 'openapi.json')
  writeFileSync(contract, JSON.stringify(onlyNamedIn(source)))
  const bundled = sourceDescriptions.map((service) => ({ ...service, url: contract }))
  writeFileSync(file, stringify({ ...rest, sourceDescriptions: bundled }))
  const log = path.join(folder, 'log.json')
  const servers = sourceDescriptions.map(({ name }) => `${name}=${origin}`).join(',')
  try {
    const options = ['--workflow', workflowId, '--input', JSON.stringify(inputs), '--server', servers]
    const said = await run([redocly, 'respect', file, ...options, '--json-output', log, '--no-secrets-masking'])
    if (!existsSync(log)) throw new Error(`${workflowId} did not run: ${said}`)
    return readLog(log)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

interface Bundle {
  paths: Record<string, Record<string, { operationId?: string }>>
  components: Record<string, Record<string, unknown>>
}

/** The contract with no other operations than a journey names, and what these are made of: the command reads all that it is given. */
function onlyNamedIn(journey: string): Bundle {
  const bundle = JSON.parse(readFileSync(path.join(generatedDir, 'openapi.json'), 'utf8')) as Bundle
  const named = new Set(Array.from(journey.matchAll(/operationId: (?:\S+\.)?(\w+)/g), ([, operationId]) => operationId))
  const paths = Object.entries(bundle.paths).filter(([, item]) =>
    Object.values(item).some(({ operationId }) => named.has(operationId)),
  )
  const { securitySchemes = {} } = bundle.components
  const components: Bundle['components'] = { securitySchemes }
  const take = (part: unknown): void => {
    for (const [, kind = '', name = ''] of JSON.stringify(part).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)) {
      const taken = (components[kind] ??= {})
      if (name in taken) continue
      taken[name] = bundle.components[kind]?.[name]
      take(taken[name])
    }
  }
  take(paths)
  return { ...bundle, paths: Object.fromEntries(paths), components }
}

/** What the command wrote to the console. A run in which a check fails is no error here: the log tells. */
async function run(command: string[]): Promise<string> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const { stdout, stderr } = await promisify(execFile)(process.execPath, command, { env }).catch(
    (error: { stdout: string; stderr: string }) => error,
  )
  return `${stdout}${stderr}`
}

function readLog(log: string): JourneyRun {
  const { files } = JSON.parse(readFileSync(log, 'utf8')) as {
    files: Record<string, { executedWorkflows: { executedSteps: ExecutedStep[] }[] }>
  }
  const executed = Object.values(files).flatMap(({ executedWorkflows }) =>
    executedWorkflows.flatMap(({ executedSteps }) => executedSteps),
  )
  return {
    steps: new Map(executed.map(({ stepId, response }) => [stepId, response?.body])),
    failures: executed.flatMap(({ stepId, checks, response }) =>
      checks
        .filter(({ passed, name }) => !passed && !(name === 'schema check' && isBinary(response?.body)))
        .map(
          ({ name, condition = '', message }) =>
            `${stepId}: ${name} ${condition} ${message} ${JSON.stringify(response?.body)}`,
        ),
    ),
  }
}

/** A file comes as bytes, which no schema of a string fits. */
function isBinary(body: unknown): boolean {
  return typeof body === 'object' && body !== null && '__type' in body && body['__type'] === 'ArrayBuffer'
}
