import { existsSync, readFileSync } from 'node:fs'
import { isMap, isScalar, isSeq, LineCounter, parse, parseDocument, stringify } from 'yaml'
import type { Finding } from '#compiler/finding.ts'

/**
 * A breaking change that everybody concerned has agreed to: at one place, in one operation, or in that operation at
 * that place.
 */
export interface Approval {
  pointer?: string
  operation?: string
  reason: string
  /** From 1. */
  line: number
}

/** The content of the file after a release. */
export const noApprovals = `# Breaking changes since the last release that everybody concerned has agreed to. Each entry names the pointer, the operation or
# both, as \`make contract\` prints them, and says why callers can live with it:
#   - pointer: '#/components/schemas/Example/properties/field'
#     operation: getExample
#     reason: no caller reads the field
# Several pointers of one reason are a list.
[]
`

/** The kept approvals with those of a release appended under its date (yyyy-MM-dd): the reasons outlive the release. */
export function keepApprovals(kept: string, approvals: string, day: string): string {
  const changes = parse(approvals) as unknown
  if (!Array.isArray(changes) || changes.length === 0) return kept
  return `${kept.trimEnd()}\n${stringify([{ released: day, changes }], { lineWidth: 0 })}`
}

/** The approvals of the file, and the errors of incomplete ones. */
export function readApprovals(file: string): { approvals: Approval[]; faults: Finding[] } {
  if (!existsSync(file)) return { approvals: [], faults: [] }
  const lines = new LineCounter()
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines })
  const fault = (offset: number, message: string) => ({ file, line: lines.linePos(offset).line, message })
  if (document.contents === null) return { approvals: [], faults: [] }
  if (!isSeq(document.contents)) return { approvals: [], faults: [fault(0, 'approvals are a list')] }
  const entries = document.contents.items.flatMap((item) => {
    const offset = isMap(item) ? (item.range?.[0] ?? 0) : 0
    const text = (key: string) => (isMap(item) ? String(item.get(key) ?? '').trim() : '')
    const [operation, reason] = [text('operation'), text('reason')]
    const pointers: unknown = isMap(item) ? item.get('pointer') : undefined
    if (!isSeq(pointers)) return [{ offset, pointer: text('pointer'), operation, reason }]
    // Each has its line, so that an unused one is reported separately.
    return pointers.items.map((pointer) => {
      const place = isScalar(pointer) ? pointer : undefined
      const value: unknown = place?.value
      return { offset: place?.range?.[0] ?? offset, pointer: typeof value === 'string' ? value : '', operation, reason }
    })
  })
  return {
    approvals: entries.map(({ offset, pointer, operation, reason }) => ({
      ...(pointer !== '' && { pointer }),
      ...(operation !== '' && { operation }),
      reason,
      line: lines.linePos(offset).line,
    })),
    faults: entries.flatMap((entry) => lacksOf(entry).map((message) => fault(entry.offset, message))),
  }
}

function lacksOf({ pointer, operation, reason }: { pointer: string; operation: string; reason: string }): string[] {
  const lacks = []
  if (pointer === '' && operation === '') lacks.push('an approval names a pointer, an operation or both')
  if (reason === '') lacks.push('an approval needs a reason')
  return lacks
}
