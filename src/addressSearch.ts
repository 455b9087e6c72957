import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router'
import { withoutTracking } from './trackingParameters.ts'

const BEGINS_LIKE_JSON = /^\s*["[{\d\-tfn]/

/** For most texts. The error that JSON.parse would make for each, with its stack, costs more than the rest of a link. */
const NOT_JSON = new SyntaxError('The text is no JSON')

/**
 * Parses a search parameter like the router does, except for numbers that would not be written back unchanged, such as
 * an id of nineteen digits or 1e3: those stay texts.
 */
function parse(text: string): unknown {
  if (!BEGINS_LIKE_JSON.test(text)) throw NOT_JSON
  const value: unknown = JSON.parse(text)
  if (typeof value === 'number' && String(value) !== text) throw new RangeError(`${text} is no number to count with`)
  return value
}

const parseSearch = parseSearchWith(parse)

/**
 * The router's options for the query part of URLs. The server renders pages without tracking parameters, so the browser
 * must not put them into the links of the same page.
 */
export const addressSearch = {
  parseSearch: (search: string) => parseSearch(withoutTracking(search)),
  stringifySearch: stringifySearchWith(JSON.stringify, parse),
}
