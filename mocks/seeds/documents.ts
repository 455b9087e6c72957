/** The number of characters that fit on a printed line. */
const lineLength = 34
const linesPerPage = 40

/**
 * A one-page PDF with a heading and text. It names a Chinese font that every viewer knows or replaces, so no font is
 * embedded. Text that does not fit on the page is left out.
 */
export function pdfDocument(title: string, paragraphs: readonly string[]): Buffer {
  const lines = paragraphs.flatMap((paragraph) => [...paragraph.split('\n').flatMap(wrap), '']).slice(0, linesPerPage)
  const content = [
    `BT /F1 18 Tf 60 780 Td <${hex(title.slice(0, 26))}> Tj ET`,
    'BT /F1 13 Tf 18 TL 60 740 Td',
    ...lines.map((line) => `<${hex(line)}> Tj T*`),
    'ET',
  ].join('\n')
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 7 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [5 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /DW 1000 /FontDescriptor 6 0 R ' +
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 ' +
      '/Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ])
}

/** Rich text that word processors open with the extension .doc. */
export function formDocument(title: string, rows: readonly string[]): Buffer {
  const lines = rows.map((row) => `${escapeRtf(row)}\\par`)
  return Buffer.from(`{\\rtf1\\ansi\\b ${escapeRtf(title)}\\b0\\par\\par\n${lines.join('\n')}\n}`, 'latin1')
}

/** The form with its text changed. */
export function rewriteForm(form: Buffer, change: (text: string) => string): Buffer {
  const text = form
    .toString('latin1')
    .replaceAll(/\\u(\d+)\?/g, (_escape, code: string) => String.fromCharCode(Number(code)))
  return Buffer.from(escapeRtf(change(text)), 'latin1')
}

function assemble(objects: readonly string[]): Buffer {
  let text = '%PDF-1.5\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text + table + trailer, 'latin1')
}

function wrap(text: string): string[] {
  const count = Math.max(1, Math.ceil(text.length / lineLength))
  return Array.from({ length: count }, (_, index) => text.slice(index * lineLength, (index + 1) * lineLength))
}

/** Big-endian UTF-16 in hex. */
function hex(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex')
}

function escapeRtf(text: string): string {
  return Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
    .map((code) => (code < 128 ? String.fromCharCode(code) : `\\u${code}?`))
    .join('')
}
