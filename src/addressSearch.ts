import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router'
import { withoutTracking } from './trackingParameters.ts'

/**
 * Reads a search parameter as the router does by itself, but for a number that would not come out as it stands there, such
 * as an id of nineteen digits or 1e3: that is a text.
 */
function parse(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (typeof value === 'number' && String(value) !== text) throw new RangeError(`${text} is no number to count with`)
  return value
}

const parseSearch = parseSearchWith(parse)

/**
 * The router's options for what stands behind the question mark of an address. The server renders a page without what
 * only tells where a visitor came from: the browser must not find it in the links of the same page.
 */
export const addressSearch = {
  parseSearch: (search: string) => parseSearch(withoutTracking(search)),
  stringifySearch: stringifySearchWith(JSON.stringify, parse),
}
