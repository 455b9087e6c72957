import type { Exchange } from '../http/server.ts'

/** Query parameters whose values are private. */
const secrets = /^(tel|password|verifyCode|captchaCode|code|token|accessToken|refreshToken|signature)$/

/** What a command line needs of a request. */
export interface Repeatable extends Pick<Exchange, 'method' | 'path' | 'query'> {
  host: string
  hasToken: boolean
  contentType: string | undefined
}

/** The request without its connection, token and body. */
export function repeatable({ request: { headers }, method, path, query }: Exchange): Repeatable {
  const { host = '127.0.0.1', authorization, 'content-type': contentType } = headers
  return { method, path, query, host, hasToken: authorization !== undefined, contentType }
}

/**
 * The request as a command line, so that it can be repeated by hand. Tokens, secrets and bodies are left out and
 * replaced with `$TOKEN`, the parameter's name in angle brackets, and a file name to fill in.
 */
export function curlLine({ method, path, query, host, hasToken, contentType }: Repeatable): string {
  const target = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const text of [value].flat()) target.append(name, secrets.test(name) ? `<${name}>` : text)
  }
  const url = `http://${host}${path}${target.size > 0 ? `?${target}` : ''}`
  return [
    'curl',
    ...(method === 'GET' ? [] : ['-X', method]),
    quoted(url),
    ...(hasToken ? ['-H "authorization: Bearer $TOKEN"'] : []),
    ...bodyOptions(contentType),
  ].join(' ')
}

function bodyOptions(contentType: string | undefined): string[] {
  if (contentType === undefined) return []
  if (contentType.startsWith('multipart/form-data')) return ['-F file=@upload']
  return ['-H', quoted(`content-type: ${contentType}`), '--data @body.json']
}

/** Quotes text for a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
