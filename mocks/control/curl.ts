import type { Exchange } from '../http/server.ts'

/** Query parameters whose values are private. */
const secrets = /^(tel|password|verifyCode|captchaCode|code|token|accessToken|refreshToken|signature)$/

/**
 * The request as a command line, so that it can be repeated by hand. Tokens, secrets and bodies are left out and
 * replaced with `$TOKEN`, the parameter's name in angle brackets, and a file name to fill in.
 */
export function curlLine({ request, method, path, query }: Exchange): string {
  const target = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const text of [value].flat()) target.append(name, secrets.test(name) ? `<${name}>` : text)
  }
  const url = `http://${request.headers.host ?? '127.0.0.1'}${path}${target.size > 0 ? `?${target}` : ''}`
  return [
    'curl',
    ...(method === 'GET' ? [] : ['-X', method]),
    quoted(url),
    ...(request.headers.authorization === undefined ? [] : ['-H "authorization: Bearer $TOKEN"']),
    ...bodyOptions(request.headers['content-type']),
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
