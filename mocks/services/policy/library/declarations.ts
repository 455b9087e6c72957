import type { Schema } from '#gateway/contract.ts'
import { policyLevelWords } from '#gateway/generated/words/PolicyLevel.ts'
import { policyDeclarationBatchChannelWords } from '#gateway/generated/words/PolicyDeclarationBatch.ts'
import { daysBetween } from '#mocks/time/days.ts'
import { fail, type Handlers } from '#mocks/handler/handler.ts'
import { pageOf } from '#mocks/store/page.ts'
import type { PolicyBatch, PolicyRow } from './policyRows.ts'
import { batchState, declarationTag, isDeclarable } from './declarationState.ts'
import { containsWords } from './search/words.ts'
import { shelf, type Viewer } from './view.ts'

/** First what can be declared today, then what is coming, then the past. */
const order: Schema<'PolicyDeclarationState'>[] = ['ENDING', 'OPEN', 'LONG', 'NOT_STARTED', 'END']

interface Filter {
  keyword?: string
  declareState?: readonly string[]
  level?: readonly string[]
  department?: readonly string[]
}

export const declarationHandlers = {
  pageDeclarations: (context) => pageOf(listDeclarations(context, context.query), context.query, (each) => each),

  pageShownDeclarations: (context) => {
    const { keyword } = context.query
    const all = listDeclarations(context, keyword === undefined ? {} : { keyword })
    const shown = all.filter(({ declarationTag: { code } }) => code !== 'END')
    return pageOf(shown, context.query, (each) => each)
  },

  getFrequentDeclaration: ({ store, path }) => {
    const policy = shelf(store).find(({ batches }) => batches.some(({ id }) => id === path.id))
    return policy?.qa ?? fail('4040', '申报不存在或已删除')
  },
} satisfies Handlers

function listDeclarations({ store, clock }: Pick<Viewer, 'store' | 'clock'>, filter: Filter) {
  const today = clock.today()
  return shelf(store)
    .flatMap((policy) => policy.batches.map((batch) => toDeclaration(policy, batch, today)))
    .filter((declaration) => meets(declaration, filter))
    .toSorted(compareDeclarations)
}

function meets(declaration: Schema<'PolicyDeclaration'>, filter: Filter): boolean {
  const { keyword, declareState = [], level = [], department = [] } = filter
  const { code } = declaration.declarationTag
  const states = code === 'ENDING' ? ['ENDING', 'OPEN'] : [code]
  return (
    containsWords(`${declaration.policyTitle} ${declaration.batchName}`, keyword) &&
    (declareState.length === 0 || states.some((state) => declareState.includes(state))) &&
    (level.length === 0 || level.includes(declaration.level)) &&
    (department.length === 0 || department.includes(declaration.department))
  )
}

function compareDeclarations(a: Schema<'PolicyDeclaration'>, b: Schema<'PolicyDeclaration'>): number {
  const [left, right] = [a, b].map(({ declarationTag: { code } }) => order.indexOf(code))
  if (left !== undefined && right !== undefined && left !== right) return left - right
  const [endA, endB] = [a.end ?? '9999-12-31', b.end ?? '9999-12-31']
  if (endA === endB) return a.id < b.id ? -1 : 1
  const earlierFirst = endA < endB ? -1 : 1
  return a.declarationTag.code === 'END' ? -earlierFirst : earlierFirst
}

function toDeclaration(policy: Readonly<PolicyRow>, batch: PolicyBatch, today: string): Schema<'PolicyDeclaration'> {
  const { id, batchName, start, end, channel, url, quota } = batch
  const state = batchState(batch, today)
  const [amount] = policy.amountList
  return {
    id,
    policyId: policy.id,
    policyTitle: policy.title,
    batchName,
    department: policy.leadDept,
    level: policy.level,
    levelDesc: policyLevelWords[policy.level],
    start,
    end,
    ...(isDeclarable(state) && end !== null ? { remainDays: daysBetween(today, end) } : {}),
    channel,
    channelDesc: policyDeclarationBatchChannelWords[channel],
    ...(url === undefined ? {} : { declareUrl: url }),
    ...(quota === undefined ? {} : { quota }),
    ...(amount === undefined ? {} : { amountText: amount.desc }),
    declarationTag: declarationTag(state),
  }
}
