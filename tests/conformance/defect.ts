// oxlint-disable-next-line typescript/no-explicit-any -- what a defect or a probe looks at is known to it alone
export type Loose = any

/** A request on its way to the gateway. Headers have lower-case names. */
export interface Passing {
  operationId: string | undefined
  method: string
  url: URL
  headers: Record<string, string>
  body: string
}

/** A reply on its way back. */
export interface Returning {
  status: number
  headers: Record<string, string>
  body: Buffer
}

export const groups = {
  shape: 'reply shape',
  access: 'access',
  validation: 'request validation',
  refusals: 'refusals',
  lists: 'pages, filters, search',
  relations: 'operations against each other',
  state: 'read-back',
  account: 'account security',
  http: 'HTTP',
  rules: 'tool rules',
} as const

export type Group = keyof typeof groups

/** A fault of the kind that real gateways have, put before a sound one. */
export interface Defect {
  id: string
  group: Group
  /** The operation that has to be named. */
  operationId: string
  /** Shows only when data is changed. */
  write?: true
  /** Shows only to who logs in: with a password, or with the code of an SMS. */
  login?: 'password' | 'code'
  /** It belongs to a whole service, and is told by whichever of its operations is checked. */
  isAlone?: true
  /** Changes the request, or answers it itself. */
  request?: (passing: Passing) => Returning | undefined
  reply?: (returning: Returning, passing: Passing) => void
  /** Forgets what it has seen, as the gateway begins anew. */
  restart?: () => void
  /** Whether the gateway has the fault, told by plain requests of its own; the check is not asked. */
  probe: (ask: Ask) => Promise<boolean>
}

export interface Answer {
  status: number
  headers: Headers
  text: string
  bytes: Uint8Array
  code: unknown
  data: Loose
}

interface Sent {
  method?: string
  body?: unknown
  rawBody?: string
  /** `member` when absent. */
  as?: 'member' | 'stranger' | 'visitor'
  headers?: Record<string, string>
}

export type Ask = (target: string, sent?: Sent) => Promise<Answer>

export function jsonReply(value: unknown, status = 200): Returning {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: Buffer.from(JSON.stringify(value)),
  }
}

/** Changes the data of the operation's successful replies. */
export function inData(
  operationId: string,
  change: (data: Loose, passing: Passing) => unknown,
): NonNullable<Defect['reply']> {
  return (returning, passing) => {
    if (passing.operationId !== operationId) return
    const envelope = envelopeOf(returning)
    if (envelope === undefined || !String(envelope['returnCode']).startsWith('200')) return
    const changed = change(envelope['data'], passing)
    setJson(returning, { ...envelope, data: changed === undefined ? envelope['data'] : changed })
  }
}

/** Changes the request of one operation. */
export function onRequest(
  operationId: string,
  change: (passing: Passing) => Returning | undefined | void,
): NonNullable<Defect['request']> {
  return (passing) => (passing.operationId === operationId ? (change(passing) ?? undefined) : undefined)
}

export function onReply(operationId: string, change: NonNullable<Defect['reply']>): NonNullable<Defect['reply']> {
  return (returning, passing) => {
    if (passing.operationId === operationId) change(returning, passing)
  }
}

export function envelopeOf({ headers, body }: Returning): Record<string, unknown> | undefined {
  if (!(headers['content-type'] ?? '').includes('json')) return undefined
  try {
    return JSON.parse(body.toString('utf8')) as Record<string, unknown>
  } catch {
    return undefined
  }
}

/** The return code of a reply. */
export function codeOf(returning: Returning): unknown {
  return envelopeOf(returning)?.['returnCode']
}

export function setJson(returning: Returning, value: unknown): void {
  returning.body = Buffer.from(JSON.stringify(value))
}

/** The request's JSON body, changed. */
export function changeBody(passing: Passing, change: (body: Record<string, unknown>) => void): void {
  try {
    const body = JSON.parse(passing.body) as Record<string, unknown>
    change(body)
    passing.body = JSON.stringify(body)
  } catch {
    // What is no JSON goes on as it is.
  }
}

/** A fault that remembers what passed since the gateway began. */
export function remembering<Memory>(
  begin: () => Memory,
  reply: (memory: Memory, returning: Returning, passing: Passing) => void,
): Pick<Defect, 'reply' | 'restart'> {
  let memory = begin()
  return {
    reply: (returning, passing) => reply(memory, returning, passing),
    restart: () => {
      memory = begin()
    },
  }
}
