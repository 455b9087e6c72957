import type { OperationId } from '../../src/gateway/generated/operations.ts'
import type { Caller, Outcome } from './caller.ts'
import type { ValidParts } from './validRequest.ts'

/** What holds for every operation of a kind, and no schema can say. */
export interface LawBreach {
  operationId: OperationId
  law: string
  found: string
}

interface LawResult {
  checked: number
  breaches: LawBreach[]
}

interface Subject {
  id: OperationId
  /** A request that the gateway has answered with success, or would, were somebody signed in. */
  parts: ValidParts
  accessToken: string | undefined
}

type Law = (caller: Caller, subject: Subject) => Promise<{ law: string; found: string | undefined }[]>

const pageSize = 2

/** Holds a reading operation to the laws that concern it. */
export async function checkLaws(caller: Caller, subject: Subject): Promise<LawResult> {
  const results = []
  for (const law of [needsToken, needsRequired, pagesAddUp]) results.push(...(await law(caller, subject)))
  const breaches = results.flatMap(({ law, found }) =>
    found === undefined ? [] : [{ operationId: subject.id, law, found }],
  )
  return { checked: results.length, breaches }
}

const needsToken: Law = async (caller, { id, parts }) => {
  if (!caller.operationOf(id).member) return []
  const outcome = await caller.send(id, parts, undefined)
  const found = outcome.kind === 'refused' && outcome.code === '401' ? undefined : described(outcome)
  return [{ law: '会员接口没有令牌时答 401', found }]
}

const needsRequired: Law = async (caller, { id, parts, accessToken }) => {
  const { member, parameters } = caller.operationOf(id)
  if (member && accessToken === undefined) return []
  const required = parameters.filter((parameter) => parameter.in === 'query' && parameter.required === true)
  const results = []
  for (const { name } of required) {
    const { [name]: _, ...query } = parts.query
    const outcome = await caller.send(id, { ...parts, query }, accessToken)
    const isRefused = outcome.kind === 'refused' && ['3000', '400', '404'].includes(outcome.code)
    const law = `缺少必填参数 ${name} 时答 3000（无信封的接口答 400、404）`
    results.push({ law, found: isRefused ? undefined : described(outcome) })
  }
  return results
}

interface Page {
  records: unknown[]
  total: number
  size: number
  current: number
  pages: number
}

const pagesAddUp: Law = async (caller, { id, parts, accessToken }) => {
  const { member, parameters } = caller.operationOf(id)
  if (!['current', 'size'].every((name) => parameters.some((parameter) => parameter.name === name))) return []
  if (member && accessToken === undefined) return []
  const law = '分页自洽：每页至多 size 条，pages 为 total/size 进一，各页不重复'
  const pages: Page[] = []
  for (const current of [1, 2]) {
    const query = { ...parts.query, current, size: pageSize }
    const outcome = await caller.send(id, { ...parts, query }, accessToken)
    if (outcome.kind !== 'success') return [{ law, found: described(outcome) }]
    // Every operation with both parameters answers a page; its schema was checked.
    pages.push(outcome.data as Page)
  }
  return [{ law, found: pages.map((page, index) => pageFault(page, index + 1)).find(Boolean) ?? overlap(pages) }]
}

function pageFault({ records, total, size, current, pages }: Page, asked: number): string | undefined {
  if (size !== pageSize || current !== asked)
    return `要第 ${asked} 页每页 ${pageSize} 条，答第 ${current} 页每页 ${size} 条`
  if (pages !== Math.ceil(total / pageSize)) return `total ${total}，size ${size}，却答 pages ${pages}`
  const expected = Math.max(0, Math.min(pageSize, total - (asked - 1) * pageSize))
  return records.length === expected
    ? undefined
    : `total ${total} 时第 ${asked} 页应有 ${expected} 条，却有 ${records.length} 条`
}

function overlap(pages: readonly Page[]): string | undefined {
  const ids = pages.flatMap(({ records }) => records.map((record) => (record as { id?: unknown }).id)).filter(Boolean)
  return new Set(ids).size === ids.length ? undefined : '同一条记录出现在两页中'
}

function described(outcome: Outcome): string {
  if (outcome.kind === 'success') return '成功应答'
  return outcome.kind === 'refused' ? `${outcome.code} ${outcome.text}` : outcome.text
}
