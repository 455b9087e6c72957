/** Such a unit of UTF-16 begins a character of two, if the other half follows. */
const highSurrogate = /[\uD800-\uDBFF]/
const pairs = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g

/** The characters of a text, as JSON Schema counts them (RFC 8259): those beyond the first 65 536 of Unicode once. */
export default function textLength(text: string): number {
  return highSurrogate.test(text) ? text.length - (text.match(pairs)?.length ?? 0) : text.length
}
