import type { Schema } from '#gateway/contract.ts'
import type { Clock } from '#mocks/time/clock.ts'
import type { Store } from '#mocks/store/store.ts'
import type { DeclareRecordRow } from './declareRecords.ts'

type Status = Schema<'DeclareStatus'>

interface Draft {
  policyId: string
  source?: 'SELF'
  /** Days ago, the state, and the remark that came with it. */
  steps: readonly (readonly [age: number, status: Status, remark?: string])[]
  amount?: number
  basis?: string
  /** Days from today. */
  due?: number
  receiptNo?: string
}

const enterprise = { enId: 'en-1001', enName: '泰兴市江畔精密传动有限公司（示例）' }

/**
 * dr-1001 onwards, one of every state, all of member01's enterprise. Policies that accept declarations now are left
 * out, so that they can be applied for.
 */
const byEnterprise: ReadonlySet<Status> = new Set(['SUBMITTED', 'CONFIRMED', 'DECLINED', 'WITHDRAWN'])

const matched = '经数据比对，贵企业符合条件，请在期限内确认是否领取。'

/** Seeded after the policies. */
const drafts: Draft[] = [
  {
    policyId: 'p-1001',
    steps: [
      [10, 'SUBMITTED'],
      [8, 'ACCEPTED', '材料齐全，已由县级主管部门受理。'],
    ],
    receiptNo: '泰工信申（示例）0186号',
  },
  {
    policyId: 'p-1002',
    steps: [[2, 'MATCHED', matched]],
    amount: 20,
    basis: '首次认定高新技术企业，定额奖励 20 万元',
    due: 12,
  },
  {
    policyId: 'p-1108',
    steps: [
      [70, 'SUBMITTED'],
      [66, 'ACCEPTED'],
      [3, 'RETURNED', '请补充自动化控制系统的验收报告，并加盖公章。'],
    ],
    due: 4,
    receiptNo: '泰应急申（示例）0032号',
  },
  {
    policyId: 'p-1008',
    source: 'SELF',
    steps: [
      [110, 'SUBMITTED'],
      [104, 'ACCEPTED'],
      [40, 'REVIEWING', '电话询问，预计年底前公示。'],
    ],
    receiptNo: '泰人社申（示例）0411号',
  },
  {
    policyId: 'p-1105',
    steps: [
      [20, 'MATCHED', matched],
      [12, 'CONFIRMED'],
    ],
    amount: 30,
    basis: '省级绿色工厂，定额奖励 30 万元',
  },
  {
    policyId: 'p-1113',
    steps: [
      [60, 'SUBMITTED'],
      [55, 'ACCEPTED'],
      [30, 'REVIEWING'],
      [18, 'EXPERT'],
      [4, 'PUBLICITY', '公示期 5 个工作日。'],
    ],
    amount: 18.6,
    basis: '保费 23.25 万元的 80%',
  },
  {
    policyId: 'p-1115',
    steps: [
      [120, 'MATCHED', matched],
      [118, 'CONFIRMED'],
      [100, 'PUBLICITY'],
      [92, 'APPROVED'],
      [80, 'PAID', '已拨付至企业基本账户。'],
    ],
    amount: 30,
    basis: '先进级智能工厂，定额奖励 30 万元',
  },
  {
    policyId: 'p-1011',
    steps: [
      [112, 'SUBMITTED'],
      [108, 'ACCEPTED'],
      [90, 'REVIEWING'],
      [76, 'REJECTED', '质押合同签订日期不在申报期内。'],
    ],
  },
  {
    policyId: 'p-1130',
    steps: [
      [80, 'SUBMITTED'],
      [77, 'ACCEPTED'],
      [50, 'REVIEWING'],
      [26, 'EXPERT', '专家现场评审时间另行通知。'],
    ],
  },
  {
    policyId: 'p-2005',
    steps: [
      [100, 'SUBMITTED'],
      [95, 'ACCEPTED'],
      [60, 'REVIEWING'],
      [35, 'PUBLICITY'],
      [22, 'APPROVED'],
    ],
    amount: 24.8,
    basis: '车间智能化投入 310 万元的 8%',
  },
  { policyId: 'p-1106', steps: [[1, 'SUBMITTED']], receiptNo: '泰州工信申（示例）0077号' },
  {
    policyId: 'p-1129',
    source: 'SELF',
    steps: [
      [28, 'SUBMITTED'],
      [24, 'WITHDRAWN', '材料有误，撤回后重新准备。'],
    ],
  },
  {
    policyId: 'p-1118',
    steps: [
      [45, 'MATCHED', matched],
      [43, 'DECLINED', '已享受同类市级奖励。'],
    ],
    amount: 10,
    basis: '知识产权优势企业，定额奖励 10 万元',
  },
  {
    policyId: 'p-1111',
    steps: [
      [200, 'MATCHED', matched],
      [185, 'LAPSED', '期限内没有确认，视为放弃。'],
    ],
    amount: 30,
    basis: '省级企业技术中心，定额奖励 30 万元',
  },
]

/** Comes after the policies. */
export function seedDeclareRecords(store: Store, clock: Clock): void {
  for (const [index, draft] of drafts.entries()) {
    store.declareRecords.insert(rowOf(store, clock, draft, `dr-${1001 + index}`, index))
  }
}

function rowOf(store: Store, clock: Clock, draft: Draft, id: string, place: number): DeclareRecordRow {
  const { policyId, source = 'SYSTEM', steps, amount, basis, due, receiptNo } = draft
  const policy = store.policies.get(policyId)
  const first = steps[0]
  const last = steps.at(-1)
  if (policy === undefined || first === undefined || last === undefined) throw new Error(`No policy ${policyId}`)
  const { title: policyTitle, leadDept: department } = policy
  const kind = policy.enjoyMode === 'NO_APPLY' ? 'NO_APPLY' : 'APPLY'
  const batch = policy.batches[0]
  const timeOf = (age: number) => `${clock.day(-age)} ${10 + (place % 7)}:${String(place % 60).padStart(2, '0')}:00`
  const timeline = steps.map(([age, status, remark]) => ({
    time: timeOf(age),
    actor: source === 'SELF' || byEnterprise.has(status) ? enterprise.enName : department,
    status,
    ...(remark === undefined ? {} : { remark }),
  }))
  return {
    ...enterprise,
    id,
    kind,
    source,
    policyId,
    policyTitle,
    department,
    ...(kind === 'NO_APPLY' || batch === undefined
      ? {}
      : {
          declarationId: batch.id,
          batchName: batch.batchName,
          submitDate: clock.day(-first[0]),
          ...(batch.url === undefined ? {} : { declareUrl: batch.url }),
        }),
    status: last[1],
    ...(last[2] === undefined ? {} : { remark: last[2] }),
    ...(amount === undefined ? {} : { amount }),
    ...(basis === undefined ? {} : { amountBasis: basis }),
    ...(due === undefined ? {} : { dueDate: clock.day(due) }),
    ...(receiptNo === undefined ? {} : { receiptNo }),
    timeline,
    createTime: timeOf(first[0]),
    updateTime: timeOf(last[0]),
  }
}
