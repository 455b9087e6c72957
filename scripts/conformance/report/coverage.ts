import type { Operation } from '../declared.ts'
import { effectOf } from '../effects.ts'
import { lawKinds, type LawKind } from '../finding.ts'
import { changesData, reasonToSkip } from '../laws/success.ts'
import { brokenRequests } from '../requests/broken.ts'
import type { Run } from '../run.ts'

/** The result of one kind of law for one operation. */
export interface Cell {
  outcome: 'held' | 'notApplicable' | 'notTried'
  times: number
  /** In Chinese. Empty when the law was checked. */
  reason: string
}

/** For each kind of law, how often it was checked on the operation, or why not. */
export function coverageOf(run: Run, operationId: string): Record<LawKind, Cell> {
  const operation = run.operation(operationId)
  const { held } = run.coverageOf(operationId)
  const kinds = Object.keys(lawKinds) as LawKind[]
  return Object.fromEntries(
    kinds.map((kind) => [kind, cellOf(run, operation, kind, held[kind] ?? 0)]),
  ) as unknown as Record<LawKind, Cell>
}

function cellOf(run: Run, operation: Operation, kind: LawKind, times: number): Cell {
  if (times > 0) return { outcome: 'held', times, reason: '' }
  const reason = reasonsNotToApply[kind](operation, run)
  if (reason !== undefined) return { outcome: 'notApplicable', times, reason }
  return { outcome: 'notTried', times, reason: reasonNotTried(run, operation, kind) }
}

function reasonNotTried(run: Run, operation: Operation, kind: LawKind): string {
  if (run.options.isPassive === true) return '只看了记录的调用'
  const skipped = kind === 'state' && !run.options.write ? changesData : reasonToSkip(run, operation)
  if (skipped !== undefined) return skipped
  const { succeeded, note } = run.coverageOf(operation.operationId)
  if (!succeeded && note !== '') return `没有看到成功应答：${note}`
  if (run.isOver) return '没有查完'
  return kind === 'access' && !run.asker.knows('stranger')
    ? '需要另一会员的令牌（GATEWAY_TOKEN_2）'
    : '网关上没有可以对照的记录'
}

type Reason = (operation: Operation, run: Run) => string | undefined

/** Why a kind of law does not apply to an operation. Undefined when it does. */
const reasonsNotToApply: Record<LawKind, Reason> = {
  success: (operation) => (effectOf(operation) === 'reads' ? undefined : '写入由“写入之后读得到”检查'),
  shape: () => undefined,
  text: (operation) =>
    operation.responses['200']?.content?.['application/json'] === undefined ? '应答不是 JSON' : undefined,
  http: (operation, run) =>
    operation.method !== 'GET' &&
    Object.keys(run.document.paths[operation.path] ?? {})[0] !== operation.method.toLowerCase()
      ? '同一地址已由其他方法检查'
      : undefined,
  access: ({ member, takesMember, laws: { masked = [] } }) =>
    member || takesMember || masked.length > 0 ? undefined : '公开接口，没有只对会员返回的字段',
  requests: (operation, run) =>
    operation.requestBody === undefined && brokenRequests(run.document, operation, run.example(operation)).length === 0
      ? '没有参数和请求体'
      : undefined,
  refusals: ({ laws }) => (laws.values === undefined || laws.list !== undefined ? '不按标识取记录' : undefined),
  lists: ({ laws }) => (laws.list === undefined ? '不是列表' : undefined),
  relations: ({ laws: { values, counts, sums, adds, under } }) =>
    [values, counts, sums, adds, under].every((law) => law === undefined) ? '没有与其他接口的关系' : undefined,
  state: (operation, run) =>
    operation.laws.writes !== undefined || isSeenAfterWrites(run, operation.operationId)
      ? undefined
      : effectOf(operation) === 'reads'
        ? '只读'
        : '契约没有说明写入之后在何处读到',
  account: ({ parameters, laws: { wrongSecret } }) =>
    wrongSecret !== undefined || parameters.some(({ name, in: place }) => name === 'sign' && place === 'header')
      ? undefined
      : '不涉及账号与凭据',
  rules: ({ laws }) => (laws.rule === undefined ? '不按政策工具的规则计算' : undefined),
}

function isSeenAfterWrites(run: Run, operationId: string): boolean {
  return [...run.operations.values()].some(({ laws: { writes } }) => {
    const looked = [...(writes?.hidden ?? []), ...(writes?.takenFrom ?? []), ...(writes?.counts ?? [])].map(
      (each) => each.in,
    )
    return writes?.undo?.by === operationId || looked.includes(operationId)
  })
}
