/** A reply as it is sent over the network. */
export interface Reply {
  status: number
  headers: Record<string, string>
  /**
   * Text is sent in UTF-8, together with the headers. Several texts are sent one by one, each as soon as it is ready.
   */
  body: Uint8Array | string | AsyncIterable<string>
  /** The envelope's code, for the request log. */
  returnCode?: string
}

/** Ends the exchange with an HTTP error envelope. */
export class HttpProblem extends Error {
  readonly status: number
  readonly headers: Record<string, string>

  constructor(status: number, errorMessage: string, headers: Record<string, string> = {}) {
    super(errorMessage)
    this.name = 'HttpProblem'
    this.status = status
    this.headers = headers
  }
}

/** Ends the exchange without a reply by cutting the connection. */
export class ConnectionCut extends Error {
  override name = 'ConnectionCut'
}

export const unauthorizedMessage = '登录过期或未登录，请重新登录'
export const notFoundMessage = 'api地址不存在'
export const serverErrorMessage = '服务器内部错误'

/** The envelope of a reply whose HTTP status is not 200. */
export function httpError(status: number, errorMessage: string) {
  return { returnCode: String(status), errorMessage }
}

export const jsonType = 'application/json; charset=utf-8'

/** `json` is the value's text, when it has been written already. */
export function jsonReply(
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
  json = JSON.stringify(value),
): Reply {
  return {
    status,
    headers: { 'content-type': jsonType, ...headers },
    body: json,
    ...returnCodeOf(value),
  }
}

function returnCodeOf(value: unknown): { returnCode?: string } {
  const hasCode = typeof value === 'object' && value !== null && 'returnCode' in value
  return hasCode && typeof value.returnCode === 'string' ? { returnCode: value.returnCode } : {}
}

export function problemReply(problem: HttpProblem): Reply {
  return jsonReply(problem.status, httpError(problem.status, problem.message), problem.headers)
}
