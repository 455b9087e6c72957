import { resolve } from '#compiler/document.ts'
import { recordsOf, totalOf, type Answer } from '../values.ts'
import type { ListReader } from './listReader.ts'
import { identityOf } from './records.ts'

type Fields = Record<string, unknown>

const mostOnPage = 50
/** Some gateways go back to the first page only from a page that is far beyond the last one. */
const farBeyond = 1000

/** Pages have the requested size, do not overlap, and together form the whole list. */
export async function holdPages(list: ListReader): Promise<void> {
  const size = 2
  const seen: unknown[] = []
  let total = 0
  for (const current of [1, 2, 3]) {
    const page = await list.ask({ current, size })
    if (page?.outcome.kind !== 'success') return
    const data = page.outcome.data as Fields
    total = totalOf(data) ?? 0
    const { exchange } = page
    list.report(
      'page asked',
      'pages',
      `要第 ${current} 页每页 ${size} 条，照此返回`,
      data['size'] === size && data['current'] === current
        ? undefined
        : { actual: `返回第 ${String(data['current'])} 页每页 ${String(data['size'])} 条`, exchange },
    )
    const records = recordsOf(list.operation, data)
    list.report(
      'page size',
      'pages',
      `每页至多 ${size} 条`,
      records.length <= size ? undefined : { actual: `${records.length} 条`, exchange },
    )
    const ids = records.map(identityOf)
    const double = ids.find((id) => seen.includes(id))
    list.report(
      'pages apart',
      'pages',
      '各页的记录互不相同',
      double === undefined ? undefined : { actual: `${double} 又出现在第 ${current} 页`, exchange },
    )
    seen.push(...ids)
  }
  // A last page that is not full: its reply is judged like every other one.
  if (total > 2 && total <= mostOnPage) await list.ask({ current: 1, size: total - 1 })
  const after = Math.floor(total / size) + 2
  for (const current of [after, after + farBeyond]) {
    const beyond = await list.ask({ current, size })
    if (beyond?.outcome.kind !== 'success') continue
    const records = recordsOf(list.operation, beyond.outcome.data)
    list.report(
      'page beyond',
      'pages',
      '超出末页为空列表，total 不变',
      records.length === 0 && totalOf(beyond.outcome.data) === total
        ? undefined
        : {
            actual: `${records.length} 条，total ${String(totalOf(beyond.outcome.data))}`,
            exchange: beyond.exchange,
          },
    )
  }
  const unasked = await list.ask({})
  const whole = await list.read()
  if (whole?.isWhole === true) {
    const ids = whole.records.map(identityOf)
    list.report(
      'pages whole',
      'pages',
      `各页合起来为 total（${whole.total}）条，互不相同`,
      new Set(ids).size === whole.total
        ? undefined
        : { actual: `合起来 ${new Set(ids).size} 条不同的记录`, exchange: whole.exchange },
    )
    list.report(
      'total steady',
      'pages',
      `每页条数不同时 total 相同（${whole.total}）`,
      total === whole.total ? undefined : { actual: `total ${total}`, exchange: whole.exchange },
    )
  }
  holdStandardSize(list, unasked)
}

function holdStandardSize(list: ListReader, unasked: Answer | undefined): void {
  if (unasked?.outcome.kind !== 'success' || 'size' in list.success.parts.query) return
  const { schema = {} } = list.operation.parameters.find(({ name }) => name === 'size') ?? {}
  const { default: standard } = resolve(list.run.document, schema)
  if (typeof standard !== 'number') return
  const { size } = unasked.outcome.data as Fields
  list.report(
    'size default',
    'pages',
    `不给出 size 时每页 ${standard} 条`,
    size === standard ? undefined : { actual: `size 为 ${String(size)}`, exchange: unasked.exchange },
  )
}
