import type { Schema } from '#gateway/contract.ts'
import { replyBefore } from '#gateway/generated/fields/DockingReceipt.ts'
import type { Clock } from '#mocks/time/clock.ts'
import { addWorkingDays } from '../workingDays.ts'
import type { Store } from '#mocks/store/store.ts'
import type { DockingRow } from './dockingRows.ts'

const gears = ['en-1001', '泰兴市江畔精密传动有限公司（示例）', '周示例', '13800000001'] as const
const violins = ['en-1003', '泰兴市琴韵乐器有限公司（示例）', '吴示例', '13800000003'] as const
const testing = ['en-2001', '江畔检测认证服务中心（示例）', '沈示例', '13800000011'] as const
const digital = ['en-2003', '数擎工业互联网技术（示例）', '顾示例', '13800000021'] as const

type Party = readonly [enId: string, name: string, contact: string, tel: string]

interface Draft {
  id: string
  target: readonly [DockingRow['targetType'], string, string]
  owner: Party
  initiator: Party
  title: string
  content: string
  price: number | null
  status: Schema<'DockingStatus'>
  /** Days since it began. */
  age: number
}

/** One docking for most states. member01 is a party of each. */
const drafts: Draft[] = [
  {
    id: 'dk-1001',
    target: ['DEMAND', 'de-1016', '减速机齿轮噪声在线检测技术需求'],
    owner: gears,
    initiator: testing,
    title: '减速机噪声在线检测方案',
    content: '以声振联合采集与阶次分析在线判定齿轮缺陷，已在两家减速机企业落地，可先到现场试测一周。',
    price: 38,
    status: 'PENDING',
    age: 1,
  },
  {
    id: 'dk-1002',
    target: ['DEMAND', 'de-1016', '减速机齿轮噪声在线检测技术需求'],
    owner: gears,
    initiator: digital,
    title: '噪声数据采集与边缘分析',
    content: '提供采集终端与边缘分析软件，接入现有产线控制系统，按检测台数量收费。',
    price: 22,
    status: 'FINISHED',
    age: 20,
  },
  {
    id: 'dk-2001',
    target: ['RESOURCE', 're-1002', '三坐标测量机共享（CNAS）'],
    owner: testing,
    initiator: gears,
    title: '行星架尺寸检测预约',
    content: '一批 20 件行星架需要检测孔位与同轴度，希望本月内完成并出具 CNAS 报告。',
    price: 0.8,
    status: 'ACCEPTED',
    age: 10,
  },
  {
    id: 'dk-2002',
    target: ['RESOURCE', 're-1003', '一种齿轮箱油温预测方法（发明专利，普通许可）'],
    owner: gears,
    initiator: violins,
    title: '油温预测方法许可洽谈',
    content: '希望将油温预测方法用于木材干燥设备的减速机，了解许可费用与技术支持。',
    price: null,
    status: 'PENDING',
    age: 0,
  },
  {
    id: 'dk-2003',
    target: ['RESOURCE', 're-1004', '气相色谱质谱联用仪预约检测'],
    owner: testing,
    initiator: gears,
    title: '车间废气成分检测',
    content: '涂装车间废气需要定性定量分析，请在两周内采样并出具报告。',
    price: 0.5,
    status: 'FINISHED',
    age: 24,
  },
  {
    id: 'dk-2004',
    target: ['RESOURCE', 're-1003', '一种齿轮箱油温预测方法（发明专利，普通许可）'],
    owner: gears,
    initiator: testing,
    title: '油温预测方法用于试验台',
    content: '在齿轮箱试验台上验证油温预测方法，取得普通许可后用于检测服务。',
    price: 3,
    status: 'FINISHED',
    age: 40,
  },
]

export function seedDockings(store: Store, clock: Clock): void {
  for (const draft of drafts) store.dockings.insert(rowOf(clock, draft))
  seedEvaluation(store, clock)
}

function rowOf(clock: Clock, draft: Draft): DockingRow {
  const { id, target, owner, initiator, title, content, price, status, age } = draft
  const at = (daysLater: number, time: string) => `${clock.day(Math.min(0, daysLater - age))} ${time}`
  const begun = at(0, '00:00:05')
  const isAnswered = status !== 'PENDING'
  const isFinished = status === 'FINISHED'
  const timeline: DockingRow['timeline'] = [
    { time: begun, actor: 'INITIATOR', action: 'SUBMIT' },
    ...(isAnswered ? [{ time: at(1, '15:30:00'), actor: 'OWNER', action: 'ACCEPT' } as const] : []),
    ...(isFinished
      ? ([
          { time: at(3, '14:00:00'), actor: 'INITIATOR', action: 'START' },
          { time: at(12, '16:00:00'), actor: 'INITIATOR', action: 'PROPOSE' },
          { time: at(13, '09:20:00'), actor: 'OWNER', action: 'CONFIRM' },
        ] as const)
      : []),
  ]
  return {
    id,
    targetType: target[0],
    targetId: target[1],
    targetTitle: target[2],
    ownerEnId: owner[0],
    ownerEnName: owner[1],
    ownerContact: { contactName: owner[2], contactTel: owner[3] },
    initiatorEnId: initiator[0],
    initiatorEnName: initiator[1],
    initiatorContact: { contactName: initiator[2], contactTel: initiator[3] },
    title,
    content,
    planPrice: price,
    attachments: [],
    status,
    replyBefore: addWorkingDays(begun.slice(0, 10), replyBefore.term.workingDays),
    ...(isFinished ? { result: 'DEAL', finishTime: at(13, '09:20:00') } : {}),
    timeline,
    createTime: begun,
    updateTime: timeline.at(-1)?.time ?? begun,
  }
}

/** An evaluation of member01's enterprise for its patent, which it can answer. */
function seedEvaluation(store: Store, clock: Clock): void {
  store.dockingEvaluations.insert({
    id: 'dv-2001',
    targetType: 'RESOURCE',
    targetId: 're-1003',
    targetTitle: '一种齿轮箱油温预测方法（发明专利，普通许可）',
    dockingId: 'dk-2004',
    giverEnId: testing[0],
    giverEnName: testing[1],
    receiverEnId: gears[0],
    overall: 5,
    scores: { quality: 5, speed: 4, price: 5, attitude: 5 },
    tags: ['响应快', '技术可靠'],
    content: '资料完整，预测结果与实测相符，技术人员当场讲解了偏差来源。',
    images: [],
    anonymous: false,
    status: 'PUBLISHED',
    edited: false,
    createTime: `${clock.day(-12)} 10:00:00`,
  })
  store.resources.update('re-1003', { evaluationCount: 1, meanScore: 5 })
}
