import type { RawQuery } from '../contract/parameters.ts'
import { HttpProblem, notFoundMessage } from './reply.ts'

/** A parsed request target. */
export interface Target {
  /** As sent, percent-encoded. */
  path: string
  /** Decoded. */
  segments: string[]
  query: RawQuery
}

const forbiddenInSegment = /[/\\\p{Cc}]/u

/**
 * Parses the target of a request line without normalising it: a path that could climb out of its folder matches
 * nothing. Throws 400 for escapes that cannot be decoded, and 404 for dot segments and for separators or control
 * characters in a segment.
 */
export function parseTarget(target: string): Target {
  // A proxy may send the absolute form.
  const local = target.replace(/^https?:\/\/[^/?#]*/i, '') || '/'
  const [path = '', ...rest] = local.split('?')
  if (!path.startsWith('/')) throw new HttpProblem(400, '请求地址不合法')
  const segments = path.split('/').slice(1).map(decode)
  if (segments.some((segment) => segment === '.' || segment === '..' || forbiddenInSegment.test(segment))) {
    throw new HttpProblem(404, notFoundMessage)
  }
  return { path, segments, query: parseQuery(rest.join('?')) }
}

function parseQuery(text: string): RawQuery {
  const query = new Map<string, string | string[]>()
  for (const pair of text.split('&')) {
    if (pair === '') continue
    const [name = '', ...rest] = pair.split('=')
    const key = decode(name.replaceAll('+', ' '))
    const value = decode(rest.join('=').replaceAll('+', ' ')).trim()
    const before = query.get(key)
    query.set(key, before === undefined ? value : [before, value].flat())
  }
  return Object.fromEntries(query)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new HttpProblem(400, '请求地址含有无法解码的转义')
  }
}
