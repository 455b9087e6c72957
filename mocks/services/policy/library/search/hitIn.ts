import { match } from 'pinyin-pro'

/** Latin letters may spell Chinese in pinyin. A single letter would match every fifth word. */
const spelling = /^[a-z]{2,}$/

/**
 * The part of a name that matches the typed text: the text itself, or its pinyin, in full or as initials (`zhineng`,
 * `znhgz`). Undefined when there is none.
 */
export function hitIn(name: string, typed: string): string | undefined {
  const wanted = typed.normalize('NFKC').trim().toLowerCase()
  if (wanted === '') return undefined
  const place = name.toLowerCase().indexOf(wanted)
  if (place >= 0) return name.slice(place, place + wanted.length)
  // Input methods separate syllables with an apostrophe or a blank.
  const letters = wanted.replaceAll(/['’\s]/g, '')
  const places = spelling.test(letters) ? match(name, letters, { continuous: true }) : null
  const [first] = places ?? []
  return first === undefined ? undefined : name.slice(first, (places?.at(-1) ?? first) + 1)
}
