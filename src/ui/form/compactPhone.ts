/** What numbers are grouped with, also as input methods and other programs write it. */
const marks = /[-‐‑–—－()（）]/gu

/** A mobile number of §5, with or without China's code in front. */
const mobile = /^(?:[+＋]?86|0086)?(1\d{10})$/u

/**
 * Phone numbers are read and typed in groups, e.g. 138 0000 0001 or +86 138-0000-0001; they are checked and sent without
 * the spaces, a mobile number as its eleven digits. The dashes of a landline number tell its parts and stay.
 */
export function compactPhone(text: string): string {
  const compact = text.replaceAll(/\s/gu, '')
  return mobile.exec(compact.replaceAll(marks, ''))?.[1] ?? compact
}
