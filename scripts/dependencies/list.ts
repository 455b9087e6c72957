import type { InstallScript, ShippedPackage } from './shipped.ts'

const start = '<!-- Written by `npm run packages`. -->'
const end = '<!-- End of what is written. -->'

/** The two lists as Markdown. */
export function printList(shipped: ShippedPackage[], scripts: InstallScript[]): string {
  const rows = shipped.map(({ name, licence, maintainer, runsIn, installScript }) =>
    row([name, licence, maintainer, runsIn.toSorted().join(', '), installScript ? 'yes' : 'no']),
  )
  return [
    row(['Package', 'Licence', 'Maintained at, by', 'Runs in', 'Install script']),
    row(['---', '---', '---', '---', '---']),
    ...rows,
    '',
    'Packages with an install script, those for development included:',
    '',
    row(['Package', 'May run it']),
    row(['---', '---']),
    ...scripts.map(({ name, allowed }) => row([name, allowed ? 'yes' : 'no'])),
  ].join('\n')
}

/** The document with its list replaced. Throws when it has no place for one. */
export function withList(document: string, list: string): string {
  const from = document.indexOf(start)
  const to = document.indexOf(end)
  if (from < 0 || to < from) throw new Error(`The document has no place between "${start}" and "${end}"`)
  return `${document.slice(0, from + start.length)}\n\n${list}\n\n${document.slice(to)}`
}

function row(cells: string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}
