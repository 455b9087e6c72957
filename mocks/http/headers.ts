import type { IncomingHttpHeaders } from 'node:http'

/** Keyed by lower-case name, one text each. */
export function flatHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  )
}

/**
 * Prism gets a parsed body whatever its original form, so the headers announce JSON and omit the length. The Accept
 * header is dropped: the example should have the contract's first content type, from which a streamed reply is made.
 */
export function headersForPrism(flat: Readonly<Record<string, string>>, body: unknown): Record<string, string> {
  const { 'content-length': _length, 'content-type': _type, accept: _accept, ...others } = flat
  return body === undefined ? others : { ...others, 'content-type': 'application/json' }
}
