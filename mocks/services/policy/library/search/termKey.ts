/**
 * The term's key in the index. MiniSearch keeps terms in a tree and scans all first characters at its root. With
 * thousands of Chinese characters, that took most of the time to build the index. So each non-ASCII character is
 * encoded as four of sixteen capital letters, which terms do not contain. Prefixes of a term stay prefixes of its key.
 */
export function keyOf(term: string): string {
  return term.replaceAll(/[\u0080-\uffff]/g, capitalsOf)
}

/** The term of a key. */
export function termOf(key: string): string {
  return key.replaceAll(/[A-P]{4}/g, characterOf)
}

const bits = [12, 8, 4, 0]
const first = 'A'.charCodeAt(0)

function capitalsOf(character: string): string {
  const code = character.charCodeAt(0)
  return String.fromCharCode(...bits.map((shift) => first + ((code >> shift) & 15)))
}

function characterOf(capitals: string): string {
  return String.fromCharCode(
    bits.reduce((code, shift, place) => code | ((capitals.charCodeAt(place) - first) << shift), 0),
  )
}
