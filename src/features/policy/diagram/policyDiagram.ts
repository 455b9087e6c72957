import type { Answer } from '../detail/answers.ts'

interface PolicyDiagramProps {
  title: string
  answers: readonly Answer[]
  /** Below the answers: source and date. */
  source: string
  /** For a phone. */
  narrow: boolean
}

const colours = ['#1f6fd6', '#158a94', '#b8722c', '#b93a52', '#5f5fc9']

/** On a grid of 24, in the order of the questions. */
const icons = [
  'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4 20c0-4 3.500-6 8-6s8 2 8 6',
  'M4 9h16v11H4zM3 6h18v3H3zM12 6v14M12 6C9 6 7 5 8 3.500S12 4 12 6c0-2 3-4 4-2.500S15 6 12 6',
  'M5 4h14v16H5zM8 8.500l1.500 1.500L12 7M8 15l1.500 1.500L12 13.500M14 9h3M14 15h3',
  'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M12 13v3h2.500',
  'M6 3h4l2 5-2.500 1.500a11 11 0 0 0 5 5L16 12l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 4 5a2 2 0 0 1 2-2z',
]

const font = `font-family="'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif"`

/** A policy as one image: its answers one below the other, connected in reading order. */
export function policyDiagram({ title, answers, source, narrow }: PolicyDiagramProps): string {
  const width = narrow ? 360 : 720
  const [margin, size, left] = narrow ? [16, 16, 68] : [28, 19, 172]
  const room = width - left - margin
  const head = lines(wrapText(title, (width - 2 * margin) / (size + 5)), {
    x: margin,
    y: margin + size + 5,
    size: size + 5,
    colour: '#ffffff',
    bold: true,
  })
  let y = head.bottom + margin
  const shapes: string[] = [`<rect width="${width}" height="${y - 6}" fill="#0052b8"/>`, head.svg]
  y += 14
  const marks: number[] = []
  for (const [index, { question, text, note = '' }] of answers.entries()) {
    const colour = colours[index % colours.length] ?? ''
    const name = narrow ? lines([question], { x: left, y: y + size + 10, size, colour, bold: true }) : undefined
    const top = name === undefined ? y + 14 : name.bottom
    const said = lines(wrapText(text, room / size), { x: left, y: top + size, size, colour: '#1a2233', bold: true })
    const noted = lines(wrapText(note, room / (size - 3)), {
      x: left,
      y: said.bottom + size - 1,
      size: size - 3,
      colour: '#4a5568',
    })
    const bottom = Math.max(note === '' ? said.bottom : noted.bottom, y + 52) + 14
    marks.push(y + 24)
    shapes.push(
      `<rect x="${left - 14}" y="${y}" width="${room + 22}" height="${bottom - y}" rx="10" fill="#f3f7fc"/>`,
      mark(margin + 20, y + 24, colour, icons[index % icons.length] ?? ''),
      ...(narrow ? [] : [lines([question], { x: margin + 52, y: y + 31, size: 18, colour, bold: true }).svg]),
      name?.svg ?? '',
      said.svg,
      noted.svg,
    )
    y = bottom + 14
  }
  const [first = 0] = marks
  shapes.splice(2, 0, `<path d="M${margin + 20} ${first}V${marks.at(-1) ?? first}" stroke="#cfe1f9" stroke-width="4"/>`)
  const foot = lines(wrapText(source, (width - 2 * margin) / 13), { x: margin, y: y + 16, size: 13, colour: '#5f6b7a' })
  const height = foot.bottom + margin
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ${font}><rect width="${width}" height="${height}" fill="#ffffff"/>${shapes.join('')}${foot.svg}</svg>`
}

function mark(x: number, y: number, colour: string, icon: string): string {
  return `<circle cx="${x}" cy="${y}" r="20" fill="${colour}"/><path d="${icon}" transform="translate(${x - 12} ${y - 12})" fill="none" stroke="#ffffff" stroke-width="1.6" stroke-linejoin="round"/>`
}

interface LineStyle {
  x: number
  /** Baseline of the first line. */
  y: number
  size: number
  colour: string
  bold?: boolean
}

function lines(texts: readonly string[], { x, y, size, colour, bold = false }: LineStyle) {
  const step = Math.round(size * 1.45)
  const svg = texts
    .map(
      (text, index) =>
        `<text x="${x}" y="${y + index * step}" font-size="${size}" fill="${colour}"${bold ? ' font-weight="600"' : ''}>${escaped(text)}</text>`,
    )
    .join('')
  return { svg, bottom: y + Math.max(0, texts.length - 1) * step + Math.round(size * 0.3) }
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '')

/** A Chinese character is as wide as the font is high; digits, Latin letters and spaces are about half as wide. */
const widthOf = (piece: string) => (/^[\u0020-\u00ff]+$/.test(piece) ? 0.55 * piece.length : 1)

/** These must not begin a line. */
const closing = /[，。；：、！？）》”’·%]/

/**
 * Breaks a text into lines of at most this many Chinese characters' width; figures and addresses stay whole where they
 * fit.
 */
export function wrapText(text: string, width: number): string[] {
  const wrapped: string[] = []
  let line = ''
  let used = 0
  for (const piece of text.match(/[\w.,:/-]+|./gsu) ?? []) {
    const wide = widthOf(piece)
    if (used + wide > width && line !== '' && !closing.test(piece)) {
      wrapped.push(line.trimEnd())
      line = ''
      used = 0
      if (piece === ' ') continue
    }
    line += piece
    used += wide
  }
  return line === '' ? wrapped : [...wrapped, line.trimEnd()]
}
