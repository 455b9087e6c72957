import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { operations, type OperationId } from '#gateway/generated/operations.ts'
import { readValues, type OwnValues } from './ownValues.ts'

export const usageOf = (program: string): string => `Usage: ${program} --gateway <url> [options]

Calls a running gateway and says where it breaks the contract. Unasked it only reads.

  --gateway <url>       the gateway, http or https, with a path prefix when it has one
  --tenant-host <host>  the tenant told to the gateway (the gateway's own host)
  --har <file>          also judges recorded traffic, a browser's or a proxy's; may be given several times, and without
                        --gateway judges nothing else
  --login               asks for a user name and a password, or for the code of an SMS, in place of a token
  --values <file>       JSON: { "<operationId>": { "parameters": { … }, "body": { … }, "remove": [ … ] } }, values of your own gateway
  --init <file>         writes such a file from what the gateway's own lists show, and checks nothing
  --only <ids>          only these operations or services, separated by commas
  --write               also calls what changes data, reads it back and takes it away again
  --i-own <host>        the host that --write may change; asked on a terminal when it is left out
  --concurrency <n>     requests under way at once (4)
  --rps <n>             requests begun in a second at most (0, no limit)
  --time-limit <s>      begin nothing new after so many seconds (0, no limit)
  --timeout <s>         how long one reply may take (20)
  --report <file>       <file>.md as Markdown; JSON, HTML, JUnit and SARIF beside it (conformance.md)
  --baseline <file>     an earlier report's JSON: says what is new and what is fixed; only what is new counts
  --help                show this help

In the environment: GATEWAY_TOKEN, a member's access token (without it only public operations are called); GATEWAY_TOKEN_2,
another member's, to see that members are held apart; GATEWAY_REFRESH_TOKEN, the first member's refresh token, which --write
spends at the end; GATEWAY_EXPIRED_TOKEN, one that has expired, to see that it is refused.

Exit codes: 0 nothing found, 1 the gateway breaks the contract, 2 the gateway could not be asked or the command line is wrong,
3 broken off or out of time with nothing found so far.
`

export interface CommandLine {
  /** Undefined when only archives are judged. */
  gateway: URL | undefined
  archiveFiles: string[]
  tenantHost: string
  login: boolean
  values: OwnValues
  only: readonly OperationId[]
  write: boolean
  /** The host that the caller says is theirs. */
  ownedHost: string | undefined
  concurrency: number
  rps: number
  limitMs: number
  timeoutMs: number
  /** Ends in `.md`; the names of the other reports have other endings. */
  reportFile: string
  initFile: string | undefined
  baselineFile: string | undefined
}

/** Undefined when help is asked for. Throws a readable error for what it does not know. */
export function parseCommandLine(args: string[]): CommandLine | undefined {
  const { values } = parseArgs({
    args,
    options: {
      gateway: { type: 'string' },
      'tenant-host': { type: 'string' },
      login: { type: 'boolean', default: false },
      values: { type: 'string' },
      init: { type: 'string' },
      only: { type: 'string', default: '' },
      write: { type: 'boolean', default: false },
      'i-own': { type: 'string' },
      concurrency: { type: 'string', default: '4' },
      rps: { type: 'string', default: '0' },
      'time-limit': { type: 'string', default: '0' },
      timeout: { type: 'string', default: '20' },
      report: { type: 'string', default: 'conformance.md' },
      baseline: { type: 'string' },
      har: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return undefined
  if (!values.report.endsWith('.md')) throw new Error('--report names a file that ends in .md')
  const gateway = values.gateway === undefined && values.har.length > 0 ? undefined : gatewayOf(values.gateway)
  if (gateway === undefined && (values.init !== undefined || values.write || values.login))
    throw new Error('--har without --gateway only judges what was recorded')
  return {
    gateway,
    archiveFiles: values.har,
    tenantHost: values['tenant-host'] ?? gateway?.host ?? '',
    login: values.login,
    values: values.values === undefined ? {} : readValues(values.values, readJson(values.values)),
    only: selected(values.only),
    write: values.write,
    ownedHost: values['i-own'],
    concurrency: numberOf('--concurrency', values.concurrency, 1, 64),
    rps: numberOf('--rps', values.rps, 0, 10_000),
    limitMs: numberOf('--time-limit', values['time-limit'], 0, 86_400) * 1000,
    timeoutMs: numberOf('--timeout', values.timeout, 1, 600) * 1000,
    reportFile: values.report,
    initFile: values.init,
    baselineFile: values.baseline,
  }
}

function numberOf(option: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (text.trim() !== '' && value >= least && value <= most) return value
  throw new Error(`${option} is a number from ${least} to ${most}`)
}

function gatewayOf(text: string | undefined): URL {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined
  if (url !== undefined && ['http:', 'https:'].includes(url.protocol) && url.search === '' && url.username === '')
    return url
  throw new Error('--gateway is the address of a gateway, such as https://gateway.example.gov.cn')
}

function selected(text: string): OperationId[] {
  const ids = Object.keys(operations) as OperationId[]
  const names = text.split(',').filter((name) => name !== '')
  const unknown = names.find((name) => !ids.some((id) => isNamed(id, name)))
  if (unknown !== undefined) throw new Error(`--only: the contract has no operation or service ${unknown}`)
  return names.length === 0 ? ids : ids.filter((id) => names.some((name) => isNamed(id, name)))
}

function isNamed(id: OperationId, name: string): boolean {
  return id === name || operations[id].service === name
}

/** Throws a readable error where there is no such file, or no JSON in it. */
export function readJson(file: string): unknown {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new Error(`${file} cannot be read`)
  }
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new Error(`${file} holds no JSON`)
  }
}
