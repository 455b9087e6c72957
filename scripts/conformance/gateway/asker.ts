import type { ContractParameter } from '#compiler/document.ts'
import type { Operation } from '../declared.ts'
import { member, outcomeOf, type Caller, type Exchange, type Outcome, type Question } from './exchange.ts'
import { jsonOf } from './json.ts'
import type { Pace } from './pace.ts'
import { signed } from './signature.ts'
import { exchangeBytes } from './wire.ts'

interface AskerOptions {
  gateway: URL
  tenantHost: string
  tokens: { member: string | undefined; stranger: string | undefined }
  tenantOperation: Operation
  pace: Pace
  timeoutMs: number
  /** Called when an exchange ends. */
  onExchange: (exchange: Exchange) => void
}

/** The largest reply that is read completely. The contract's largest file is 100 MB, which no check requests. */
const maxBytes = 32 * 1_048_576

/** Sends requests to the gateway. */
export class Asker {
  readonly #options: AskerOptions
  readonly #base: string
  #tenantId: Promise<string> | undefined
  asked = 0
  /** Requests that were sent again because the connection was closed during the first attempt. */
  repeated = 0

  constructor(options: AskerOptions) {
    this.#options = options
    this.#base = options.gateway.href.replace(/\/$/, '')
  }

  /** Whether there is a token for that caller. */
  knows(caller: Caller): boolean {
    return caller === 'visitor' || this.#tokenOf(caller) !== undefined
  }

  async ask(question: Question): Promise<{ exchange: Exchange; outcome: Outcome }> {
    const target = question.target ?? targetOf(question)
    const headers = await this.#headersOf(question, target)
    const body = question.rawBody ?? bodyOf(question)
    const method = question.method ?? question.operation.method
    const send = () =>
      exchangeBytes(
        this.#base + target,
        { method, headers, ...(body === undefined || method === 'GET' || method === 'HEAD' ? {} : { body }) },
        { timeoutMs: this.#options.timeoutMs, maxBytes },
      )
    let reply = await this.#options.pace.run(send)
    if (reply.wasCut) {
      this.repeated += 1
      reply = await this.#options.pace.run(send)
    }
    this.asked += 1
    const sentBody = typeof body === 'string' ? body : undefined
    const exchange: Exchange = {
      question,
      method,
      target,
      sentHeaders: headers,
      sentBody,
      ...reply,
      json: jsonOf(reply),
    }
    this.#options.onExchange(exchange)
    return { exchange, outcome: outcomeOf(exchange) }
  }

  async #headersOf(question: Question, target: string): Promise<Record<string, string>> {
    const { operation, parts, as } = question
    const token = this.#tokenOf(as)
    const headers: Record<string, string | undefined> = {
      accept: '*/*',
      'accept-language': 'zh-CN',
      'tenant-host': this.#options.tenantHost,
      ...Object.fromEntries(
        Object.entries(parts.header)
          .filter(([name]) => name !== 'tenant-host')
          .map(([name, value]) => [name, String(value)]),
      ),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(typeof parts.body === 'object' && parts.body !== null && !(parts.body instanceof FormData)
        ? { 'content-type': 'application/json' }
        : {}),
    }
    if (operation.parameters.some(({ name, in: place }) => place === 'header' && name === 'sign')) {
      const query = new URL(target, 'http://gateway').searchParams
      Object.assign(headers, signed(query, await this.tenantId()))
    }
    Object.assign(headers, question.headers)
    return Object.fromEntries(
      Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
    )
  }

  /** The tenant's id, which signatures need. Empty when the gateway does not report it. */
  tenantId(): Promise<string> {
    const { tenantOperation } = this.#options
    const parts = { path: {}, query: {}, header: {}, body: undefined }
    this.#tenantId ??= this.ask({ operation: tenantOperation, parts, as: 'visitor' }).then(({ outcome }) => {
      const id = outcome.kind === 'success' ? member(outcome.data, 'id') : undefined
      return typeof id === 'string' ? id : ''
    })
    return this.#tenantId
  }

  #tokenOf(caller: Caller): string | undefined {
    if (typeof caller === 'object') return caller.token
    return caller === 'visitor' ? undefined : this.#options.tokens[caller]
  }
}

function targetOf({ operation, parts }: Question): string {
  const path = Object.entries(parts.path).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(String(value))),
    operation.path,
  )
  const query = new URLSearchParams()
  for (const parameter of operation.parameters) {
    if (parameter.in === 'query' && parts.query[parameter.name] !== undefined)
      appendQuery(query, parameter, parts.query[parameter.name])
  }
  for (const [name, value] of Object.entries(parts.query)) {
    if (!operation.parameters.some((parameter) => parameter.in === 'query' && parameter.name === name))
      query.append(name, String(value))
  }
  return query.size > 0 ? `${path}?${query}` : path
}

function appendQuery(query: URLSearchParams, { name, explode = true }: ContractParameter, value: unknown) {
  if (!Array.isArray(value)) query.append(name, String(value))
  else if (explode) for (const item of value) query.append(name, String(item))
  else query.append(name, value.join(','))
}

function bodyOf({ parts }: Question): string | FormData | undefined {
  if (parts.body === undefined) return undefined
  return parts.body instanceof FormData ? parts.body : JSON.stringify(parts.body)
}
