import { curlLine, type Repeatable } from '../control/curl.ts'

/** One answered request of a contract operation. Tokens and bodies are never logged. */
interface LoggedRequest {
  /** ISO 8601, real time. */
  time: string
  method: string
  /** Absent when no operation has this path. */
  operationId?: string
  /** 0 when the connection was cut or the client disconnected. */
  status: number
  returnCode?: string
  ms: number
  /** The request as a command line, without token, secrets and body. */
  curl: string
}

/** As it is kept: what takes time to write is written when somebody reads the log. */
type Entry = Omit<LoggedRequest, 'time' | 'method' | 'curl'> & {
  /** In ms since 1970. */
  at: number
  request: Repeatable
}

const keep = 200

/** The last 200 requests, oldest first. */
export class RequestLog {
  readonly #entries: Entry[] = []

  add(entry: Entry): void {
    this.#entries.push(entry)
    if (this.#entries.length > keep) this.#entries.shift()
  }

  all(): LoggedRequest[] {
    return this.#entries.map(({ at, request, ...outcome }) => ({
      time: new Date(at).toISOString(),
      method: request.method,
      ...outcome,
      curl: curlLine(request),
    }))
  }
}
