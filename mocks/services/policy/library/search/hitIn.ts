import { match } from 'pinyin-pro'

/** Latin letters alone may spell Chinese; a single one would stand for every fifth word. */
const spelling = /^[a-z]{2,}$/

/**
 * The part of a name that the typed text stands for: as it is typed, or spelled in pinyin, whole or by first letters
 * (`zhineng`, `znhgz`). Undefined when there is none.
 */
export function hitIn(name: string, typed: string): string | undefined {
  const wanted = typed.normalize('NFKC').trim().toLowerCase()
  if (wanted === '') return undefined
  const place = name.toLowerCase().indexOf(wanted)
  if (place >= 0) return name.slice(place, place + wanted.length)
  // Input methods part syllables by an apostrophe or a blank.
  const letters = wanted.replaceAll(/['’\s]/g, '')
  const places = spelling.test(letters) ? match(name, letters, { continuous: true }) : null
  const [first] = places ?? []
  return first === undefined ? undefined : name.slice(first, (places?.at(-1) ?? first) + 1)
}
