/** A Chinese character is as wide as the letters are high; digits, Latin letters and blanks take about half of that. */
const widthOf = (piece: string) => (/^[\u0020-\u00ff]+$/.test(piece) ? 0.55 * piece.length : 1)

/** These do not begin a line. */
const closing = /[，。；：、！？）》”’·%]/

/** Breaks a text into lines of at most so many widths of a Chinese character; figures and addresses stay whole where they fit. */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const piece of text.match(/[\w.,:/-]+|./gsu) ?? []) {
    const wide = widthOf(piece)
    if (used + wide > width && line !== '' && !closing.test(piece)) {
      lines.push(line.trimEnd())
      line = ''
      used = 0
      if (piece === ' ') continue
    }
    line += piece
    used += wide
  }
  return line === '' ? lines : [...lines, line.trimEnd()]
}
