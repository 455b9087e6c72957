import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { operations, type OperationId } from '../../src/gateway/generated/operations.ts'
import type { Given } from './validRequest.ts'

export const usage = `Usage: npm run conformance -- --gateway <url> [options]

Calls a running gateway and says where its replies break the contract. Unasked it only reads.

  --gateway <url>       the gateway, http or https, with a path prefix when it has one
  --tenant-host <host>  the tenant told to the gateway (the gateway's own host)
  --values <file>       JSON: { "<operationId>": { "parameters": { … }, "body": { … } } }, values of your own gateway
  --only <ids>          only these operations or services, separated by commas
  --write               also calls what changes data, with the contract's example or your values
  --report <file>       <file> as Markdown, and JSON beside it (conformance.md)
  --har <file>          keeps the traffic as an HTTP archive 1.2, private values masked
  --help                show this help

GATEWAY_TOKEN in the environment is a member's access token; without it only public operations are called.
Ends with code 1 when anything broke the contract, 2 when the gateway could not be asked.
`

/** By operation; what stands here wins over everything that the check would take by itself. */
export type OwnValues = Partial<Record<OperationId, Given>>

export interface CommandLine {
  gateway: URL
  tenantHost: string
  values: OwnValues
  only: readonly OperationId[]
  write: boolean
  /** Ends in `.md`; the JSON's name ends in `.json` instead. */
  reportFile: string
  harFile: string | undefined
}

/** Undefined when help is asked for. Throws a readable error for what it does not know. */
export function parseCommandLine(args: string[]): CommandLine | undefined {
  const { values } = parseArgs({
    args,
    options: {
      gateway: { type: 'string' },
      'tenant-host': { type: 'string' },
      values: { type: 'string' },
      only: { type: 'string', default: '' },
      write: { type: 'boolean', default: false },
      report: { type: 'string', default: 'conformance.md' },
      har: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return undefined
  if (!values.report.endsWith('.md')) throw new Error('--report names a file that ends in .md')
  const gateway = gatewayOf(values.gateway)
  return {
    gateway,
    tenantHost: values['tenant-host'] ?? gateway.host,
    values: values.values === undefined ? {} : readValues(values.values),
    only: selected(values.only),
    write: values.write,
    reportFile: values.report,
    harFile: values.har,
  }
}

function gatewayOf(text: string | undefined): URL {
  const url = URL.parse(text ?? '')
  if (url !== null && ['http:', 'https:'].includes(url.protocol) && url.search === '' && url.username === '') return url
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

function readValues(file: string): OwnValues {
  const values: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (typeof values !== 'object' || values === null) throw new Error(`${file} holds no object`)
  for (const [id, given] of Object.entries(values)) {
    if (!(id in operations)) throw new Error(`${file}: the contract has no operation ${id}`)
    const parts = typeof given === 'object' && given !== null ? Object.keys(given as object) : ['?']
    if (parts.some((part) => part !== 'parameters' && part !== 'body'))
      throw new Error(`${file}: ${id} may hold parameters and body only`)
  }
  return values
}
