import { parseArgs } from 'node:util'
import { isScenarioName, scenarioNames, scenarios, type ScenarioName } from '../scenarios/scenarios.ts'
import type { Settings } from '../gateway/settings.ts'

/** How the gateway is started in a checkout. */
export const gatewayProgram = 'node mocks/main.ts'

export const usageOf = (program: string): string => `Usage: ${program} [options]
       ${recordProgramOf(program)} --upstream <url>   proxy a real gateway and find where it leaves the contract (record --help)

  --port <number>     port to listen on (4010; 0 takes a free one)
  --host <address>    address to listen on (127.0.0.1)
  --control-host <name>
                      a host name under which other machines may use the control API, too; may be given several times
  --scenario <name>   the world to start in (rich):
${scenarioNames.map((name) => `                        ${name.padEnd(16)} ${scenarios[name].meaning}`).join('\n')}
  --scale <number>    how many times the seeded records are there (1)
  --today <date>      the gateway's day, yyyy-MM-dd (the real one)
  --seed <number>     decides the tokens and which calls fail (1)
  --latency <ms>      added to every reply (0)
  --faults <rate>     share of the calls that fail, 0 to 1 (0)
  --data <folder>     keeps the state there over restarts; later starts go on from it
  --strict            checks the whole contract at the start; ends with code 1 when a reply breaks the contract
  --watch             takes up changes of mocks/ and contract/ at once, keeping the state
  --help              show this help
`

/** In the package, recording is a command of its own beside `mock`. */
export function recordProgramOf(program: string): string {
  return `${program.replace(/ mock$/, '')} record`
}

export interface CommandLine {
  port: number
  host: string
  controlHosts: string[]
  settings: Partial<Settings>
  scale: number
  seedNumber: number
  dataFolder: string | undefined
  strict: boolean
  watch: boolean
  help: boolean
}

/** Reads the arguments after the script's name. Throws a readable error for what it does not know. */
export function parseCommandLine(args: string[]): CommandLine {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      'control-host': { type: 'string', multiple: true, default: [] },
      scenario: { type: 'string' },
      scale: { type: 'string', default: '1' },
      today: { type: 'string' },
      seed: { type: 'string', default: '1' },
      latency: { type: 'string' },
      faults: { type: 'string' },
      data: { type: 'string' },
      strict: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.data === '') throw new Error('--data names a folder')
  return {
    port: wholeNumber('--port', values.port, 0, 65_535),
    host: values.host,
    controlHosts: values['control-host'].map(hostName),
    settings: {
      ...(values.latency === undefined ? {} : { latencyMs: wholeNumber('--latency', values.latency, 0, 60_000) }),
      ...(values.faults === undefined ? {} : { faultRate: rate('--faults', values.faults) }),
      ...(values.today === undefined ? {} : { today: day('--today', values.today) }),
      ...(values.scenario === undefined ? {} : { scenario: scenarioOf(values.scenario) }),
    },
    scale: wholeNumber('--scale', values.scale, 1, 1000),
    seedNumber: wholeNumber('--seed', values.seed, 0, 2 ** 32),
    dataFolder: values.data,
    strict: values.strict,
    watch: values.watch,
    help: values.help,
  }
}

/** Throws a readable error for what is no whole number between the two. */
export function wholeNumber(option: string, text: string, minimum: number, maximum: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= minimum && number <= maximum) return number
  throw new Error(`${option} is a whole number from ${minimum} to ${maximum}`)
}

/** As the control API compares it: in lower case, without a port. */
function hostName(text: string): string {
  const isName = /^(\[[\da-f:.]+\]|[\w.-]+)$/i.test(text) && URL.canParse(`http://${text}`)
  if (isName) return new URL(`http://${text}`).hostname
  throw new Error('--control-host is a host name without a port, such as mock-gateway')
}

function rate(option: string, text: string): number {
  const number = Number(text)
  if (/^\d+(\.\d+)?$/.test(text) && number <= 1) return number
  throw new Error(`${option} is a share from 0 to 1, such as 0.05`)
}

function day(option: string, text: string): string {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN)
  if (!Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)) return text
  throw new Error(`${option} is a day as yyyy-MM-dd`)
}

function scenarioOf(text: string): ScenarioName {
  if (isScenarioName(text)) return text
  throw new Error(`--scenario is one of ${scenarioNames.join(', ')}`)
}
