import { parseArgs } from 'node:util'
import { recordProgramOf, wholeNumber } from '../command-line/commandLine.ts'

export const recordUsageOf = (program: string): string => `Usage: ${recordProgramOf(program)} --upstream <url> [options]

Proxies a real gateway: requests and replies pass as they are, are written down, and are held against the contract.

  --upstream <url>    the real gateway, http or https, with a path prefix when it has one
  --har <file>        where the traffic goes, HTTP archive 1.2, private values masked (recording.har)
  --report <file>     where the drift report goes: <file> as Markdown, and JSON beside it (drift-report.md)
  --port <number>     port to listen on (4010; 0 takes a free one)
  --host <address>    address to listen on (127.0.0.1)
  --strict            end with code 1 when anything broke the contract
  --help              show this help

Ctrl-C ends the recording. The traffic is on disk after each exchange, the report every few seconds.
`

export interface RecordCommandLine {
  upstream: URL
  harFile: string
  /** Ends in `.md`; the JSON's name ends in `.json` instead. */
  reportFile: string
  port: number
  host: string
  strict: boolean
}

/** Reads the arguments after `record`; undefined when help is asked for. Throws a readable error for what it does not know. */
export function parseRecordCommandLine(args: string[]): RecordCommandLine | undefined {
  const { values } = parseArgs({
    args,
    options: {
      upstream: { type: 'string' },
      har: { type: 'string', default: 'recording.har' },
      report: { type: 'string', default: 'drift-report.md' },
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      strict: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return undefined
  if (values.har === '') throw new Error('--har names a file')
  if (!values.report.endsWith('.md')) throw new Error('--report names a file that ends in .md')
  return {
    upstream: upstreamOf(values.upstream),
    harFile: values.har,
    reportFile: values.report,
    port: wholeNumber('--port', values.port, 0, 65_535),
    host: values.host,
    strict: values.strict,
  }
}

function upstreamOf(text: string | undefined): URL {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined
  if (url !== undefined && ['http:', 'https:'].includes(url.protocol) && url.search === '' && url.username === '')
    return url
  throw new Error('--upstream is the address of a gateway, such as https://gateway.example.gov.cn')
}
