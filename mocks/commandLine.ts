import { parseArgs } from 'node:util'
import type { Settings } from './settings.ts'

export const usage = `Usage: node mocks/main.ts [options]

  --port <number>     port to listen on (4010; 0 takes a free one)
  --host <address>    address to listen on (127.0.0.1)
  --latency <ms>      added to every reply (0)
  --watch             reload when mocks/ or the generated contract changes, keeping the state
  --help              show this help
`

export interface CommandLine {
  port: number
  host: string
  settings: Partial<Settings>
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
      latency: { type: 'string', default: '0' },
      watch: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  return {
    port: wholeNumber('--port', values.port, 65_535),
    host: values.host,
    settings: { latencyMs: wholeNumber('--latency', values.latency, 60_000) },
    watch: values.watch,
    help: values.help,
  }
}

function wholeNumber(option: string, text: string, maximum: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number <= maximum) return number
  throw new Error(`${option} is a whole number from 0 to ${maximum}`)
}
