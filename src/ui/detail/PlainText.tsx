/** A plain text whose line breaks separate paragraphs. */
export function PlainText({ text }: { text: string }) {
  return text
    .split('\n')
    .map((line, index) => ({ line: line.trim(), key: `${index}` }))
    .filter(({ line }) => line !== '')
    .map(({ line, key }) => <p key={key}>{line}</p>)
}
