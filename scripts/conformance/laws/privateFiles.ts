import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import { effectOf } from '../effects.ts'
import { member, told } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { envelopeData, mentions, walk } from '../schema.ts'
import { noParts, type ValidParts } from '../validRequest.ts'
import type { Values } from '../values.ts'

/** How many private files of each operation are tried. */
const filesOfEach = 2

/** A file whose field has `x-file-access` in the contract is for its members only, wherever its address is known. */
export async function keepPrivateFiles(run: Run, values: Values, operation: Operation): Promise<void> {
  for (const { source, parts } of await privateFilesOf(run, values, operation))
    // The member comes first: what is kept for the next reader must not be given to others.
    for (const as of ['member', 'visitor', 'stranger'] as const) {
      if (!run.asker.knows(as)) continue
      const { exchange, outcome } = await run.ask({ operation, parts, as })
      if (as === 'member') continue
      run.check(
        operation,
        'access',
        outcome.kind === 'success'
          ? {
              rule: `private file ${as}`,
              expected: `${source.operationId} 中有 x-file-access 的文件不给${as === 'visitor' ? '访客' : '另一会员'}`,
              actual: told(outcome),
              clause: conventionClause('ownership'),
              exchange,
            }
          : undefined,
      )
    }
}

interface PrivateFile {
  /** Where the member finds its address. */
  source: Operation
  /** The request for it. */
  parts: ValidParts
}

/** The member's private files that the operation downloads; of another operation, none. */
export async function privateFilesOf(run: Run, values: Values, operation: Operation): Promise<PrivateFile[]> {
  if (operation.laws.attachment === undefined || !run.asker.knows('member')) return []
  const files: PrivateFile[] = []
  for (const source of run.operations.values()) {
    if (source.method !== 'GET' || !source.member || effectOf(source) !== 'reads') continue
    for (const url of (await privateUrlsIn(run, values, source)).slice(0, filesOfEach)) {
      if (!url.startsWith(`${operation.path}?`)) continue
      const query = Object.fromEntries(new URL(url, 'http://gateway').searchParams)
      files.push({ source, parts: { ...noParts, query } })
    }
  }
  return files
}

async function privateUrlsIn(run: Run, values: Values, source: Operation): Promise<string[]> {
  const schema = envelopeData(source)
  if (schema === undefined || !mentions(run.document, schema, 'x-file-access')) return []
  const parts = await values.parts(source)
  const answer = parts && (await values.answer(source, parts))
  if (answer?.outcome.kind !== 'success') return []
  const found: string[] = []
  walk(run.document, { value: answer.outcome.data, schema, names: [], at: '' }, ({ value, schema: described }) => {
    for (const [name, property] of Object.entries(described.properties ?? {})) {
      if (property['x-file-access'] === undefined) continue
      for (const file of [member(value, name)].flat()) {
        const url = member(file, 'url')
        if (typeof url === 'string') found.push(url)
      }
    }
  })
  return found
}
