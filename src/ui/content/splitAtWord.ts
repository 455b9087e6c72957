/** A piece of a text; `hit` when it is the searched word. */
export interface Piece {
  text: string
  hit: boolean
}

/** Splits a text at each occurrence of the word, ignoring case. The pieces joined are the text again. */
export function splitAtWord(text: string, word: string | undefined): Piece[] {
  const wanted = word?.trim()
  if (!wanted) return [{ text, hit: false }]
  const escaped = wanted.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  // With a capturing group, split keeps the hits at the odd positions.
  return text
    .split(new RegExp(`(${escaped})`, 'giu'))
    .map((piece, index) => ({ text: piece, hit: index % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}
