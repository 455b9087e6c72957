import { Option } from '@commander-js/extra-typings'
import * as z from 'zod'
import { settingsSchema, type Settings } from '../gateway/settings.ts'
import { scenarioNames, scenarios, type ScenarioName } from '../scenarios/scenarios.ts'
import { by, commandOf, fileName, number, port, wholeNumber } from './command.ts'

export interface CommandLine {
  port: number
  host: string
  controlHosts: string[]
  settings: Partial<Settings>
  scale: number
  seedNumber: number
  dataFolder: string | undefined
  strict: boolean
}

const { latencyMs, faultRate, today } = settingsSchema.shape

/** As the control API compares it: in lower case, without a port. */
const hostName = by(
  z
    .string()
    .refine((text) => /^(\[[\da-f:.]+\]|[\w.-]+)$/i.test(text) && URL.canParse(`http://${text}`))
    .transform((text) => new URL(`http://${text}`).hostname),
  'a host name without a port, such as mock-gateway',
)

/** The gateway's options. The caller adds the action. */
export function gatewayCommand(program: string) {
  return commandOf(program, 'A gateway that behaves as the contract says, with made-up data.')
    .option('--port <number>', 'port to listen on; 0 takes a free one', port, 4010)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .addOption(
      new Option(
        '--control-host <name>',
        'a host name under which other machines may use the control API, too; may be given several times',
      )
        .argParser((text, before: string[]) => [...before, hostName(text)])
        .default<string[]>([], 'none'),
    )
    .addOption(new Option('--scenario <name>', 'the world to start in, rich when left out').choices(scenarioNames))
    .option('--scale <number>', 'how many times the seeded records are there', wholeNumber(1, 1000), 1)
    .option(
      '--today <date>',
      "the gateway's day, yyyy-MM-dd, in place of the real one",
      by(today, 'a day as yyyy-MM-dd'),
    )
    .option('--seed <number>', 'decides the tokens and which calls fail', wholeNumber(0, 2 ** 32), 1)
    .option(
      '--latency <ms>',
      'added to every reply',
      by(number.pipe(latencyMs), `a whole number from 0 to ${latencyMs.maxValue}`),
    )
    .option(
      '--faults <rate>',
      'share of the calls that fail, 0 to 1',
      by(number.pipe(faultRate), 'a share from 0 to 1, such as 0.05'),
    )
    .option('--data <folder>', 'keeps the state there over restarts; later starts go on from it', fileName)
    .option('--strict', 'checks the whole contract at the start; ends with code 1 when a reply breaks it')
    .addHelpText('after', `\nScenarios:\n${scenarioNames.map(meaningOf).join('\n')}`)
}

function meaningOf(scenario: ScenarioName): string {
  return `  ${scenario.padEnd(16)} ${scenarios[scenario].meaning}`
}

type Options = ReturnType<ReturnType<typeof gatewayCommand>['opts']>

/** The settings that the options ask for. Settings that were not given keep the gateway's defaults. */
export function commandLineOf(options: Options): CommandLine {
  const { latency, faults, scenario } = options
  return {
    port: options.port,
    host: options.host,
    controlHosts: options.controlHost,
    settings: {
      ...(latency === undefined ? {} : { latencyMs: latency }),
      ...(faults === undefined ? {} : { faultRate: faults }),
      ...(options.today == null ? {} : { today: options.today }),
      ...(scenario === undefined ? {} : { scenario }),
    },
    scale: options.scale,
    seedNumber: options.seed,
    dataFolder: options.data,
    strict: options.strict === true,
  }
}

/** Adds the options whose sources exist only in a checkout. */
export function checkoutCommand(program: string) {
  return gatewayCommand(program).option(
    '--watch',
    'takes up changes of mocks/ and contract/ at once, keeping the state',
  )
}

/** For a process that serves on behalf of another one, whose arguments these are. */
export function parseCommandLine(args: string[]): CommandLine {
  return commandLineOf(checkoutCommand('').parse(args, { from: 'user' }).opts())
}
