import type { IncomingHttpHeaders } from 'node:http'

/** By lower-case name, one text each. */
export function flatHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  )
}

/**
 * The body reaches Prism parsed, whatever its form was, so it is announced as JSON and without its length on the wire. What the
 * caller accepts stays behind: an example is wanted in the first form that the contract has, and what goes out in pieces is made of it.
 */
export function headersForPrism(headers: IncomingHttpHeaders, body: unknown): Record<string, string> {
  const { 'content-length': _length, 'content-type': _type, accept: _accept, ...others } = flatHeaders(headers)
  return body === undefined ? others : { ...others, 'content-type': 'application/json' }
}
