/** Separators of phone numbers, including those of input methods and other programs. */
const marks = /[-‐‑–—－()（）]/gu

/** A mobile number of §5, with or without China's country code. */
const mobile = /^(?:[+＋]?86|0086)?(1\d{10})$/u

/**
 * Phone numbers are typed in groups, e.g. 138 0000 0001 or +86 138-0000-0001. They are checked and sent without spaces,
 * a mobile number as its eleven digits. The dashes of a landline number separate its parts and stay.
 */
export function compactPhone(text: string): string {
  const compact = text.replaceAll(/\s/gu, '')
  return mobile.exec(compact.replaceAll(marks, ''))?.[1] ?? compact
}
