import type { IncomingHttpHeaders } from 'node:http'

/** By lower-case name, one text each. */
export function flatHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  )
}

/** The body reaches Prism parsed, whatever its form was, so it is announced as JSON and without its length on the wire. */
export function headersForPrism(headers: IncomingHttpHeaders, body: unknown): Record<string, string> {
  const { 'content-length': _length, 'content-type': _type, ...others } = flatHeaders(headers)
  return body === undefined ? others : { ...others, 'content-type': 'application/json' }
}
