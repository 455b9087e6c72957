/** How similar two questions are, 0–1: the share of their character pairs that both contain. */
export function likeness(a: string, b: string): number {
  // Question words are kept: asking how much and asking whether are different questions about one subject.
  const [first, second] = [a, b].map((text) => [...new Set(normalise(text).split(' ').flatMap(pairs))])
  if (first === undefined || second === undefined || first.length + second.length === 0) return 0
  return (2 * first.filter((part) => second.includes(part)).length) / (first.length + second.length)
}

function pairs(word: string): string[] {
  const characters = Array.from(word)
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`)
}

/** Uniform width and case, with punctuation replaced by blanks. */
function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()
}
