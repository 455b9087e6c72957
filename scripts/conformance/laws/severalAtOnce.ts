import { isDeepStrictEqual } from 'node:util'
import { matches, type Written } from './expressions.ts'
import type { Life } from './life.ts'
import { unwritten } from './unwritten.ts'

/** A list of ids writes each of them: what is there already stops nothing. */
export async function writeSeveral(life: Life, first: Written): Promise<void> {
  const { run, values, operation, writes } = life
  const field = Object.keys(operation.laws.values ?? {})
    .map((name) => name.replace('body/', ''))
    .find((name) => Array.isArray((first.request.body as Record<string, unknown> | undefined)?.[name]))
  if (field === undefined || writes.again !== '200') return
  const fresh = await unwritten(run, values, operation)
  if (fresh === undefined || isDeepStrictEqual(fresh, first.request)) return
  const idsOf = ({ body }: { body: unknown }) => (body as Record<string, unknown[]>)[field] ?? []
  const both = { ...fresh, body: { ...(fresh.body as object), [field]: [...idsOf(first.request), ...idsOf(fresh)] } }
  const { exchange, outcome } = await run.ask({ operation, parts: both, as: 'member' })
  if (outcome.kind !== 'success') return
  const last: Written = { request: fresh, response: outcome.data, found: undefined }
  for (const each of writes.shows ?? []) {
    const seen = await life.look(each, last)
    const isThere = seen?.record !== undefined && matches(seen.record, each.has ?? {})
    life.report(
      operation,
      `several ${each.in}`,
      `${field} 中已有的之后还有一个新的，写入之后 ${each.in} 中也有它`,
      seen === undefined || isThere ? undefined : { actual: '没有', exchange },
    )
  }
  // The same once more changes nothing, and says how to take it back.
  await (await life.write(fresh)).undo()
}
