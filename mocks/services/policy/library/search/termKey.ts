/**
 * What stands for the term in the index. MiniSearch keeps terms in a tree and looks through all first characters at its
 * root: thousands in Chinese, which made up most of the time to build it. So each character beyond ASCII is written as
 * four capitals (terms have none), of which there are sixteen; what a term begins with, its key begins with.
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
