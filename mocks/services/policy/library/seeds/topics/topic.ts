import type { Schema } from '#gateway/contract.ts'
import type { PolicyRow } from '#mocks/services/policy/library/policyRows.ts'
import {
  audit,
  commitment,
  creditReport,
  fastProcess,
  goodCredit,
  licence,
  localEnterprise,
  noApplyProcess,
  reviewProcess,
} from '../common.ts'
import type { AmountDraft, ConditionDraft, PolicyDraft } from '../draft.ts'
import { defined } from '../parts.ts'

/** What distinguishes one ordinary policy from another. Everything else is derived. */
export interface Topic extends Partial<
  Pick<PolicyDraft, 'level' | 'docType' | 'expires' | 'effective' | 'statedValidity' | 'remark' | 'offShelf' | 'docNo'>
> {
  title: string
  category: Schema<'PolicyCategory'>
  departments: PolicyDraft['departments']
  tags: readonly string[]
  /** Its purpose: completes a sentence that begins with 为. */
  purpose: string
  /** Who is eligible. */
  who: string
  /** What they must fulfil, besides local registration and good credit. */
  needs: readonly (string | ConditionDraft)[]
  /** The benefit. */
  give: string
  amount: AmountDraft
  support: Omit<PolicyRow['supports'][number], 'no' | 'text'>
  enjoyMode: Schema<'PolicyEnjoyMode'>
  /** Days from today: publication, and the batch unless nothing can be declared. */
  published: number
  batch?: readonly [start: number, end: number | null]
  industry?: readonly string[]
  scale?: readonly Schema<'PolicyScale'>[]
  views: number
}

const processes: Record<Schema<'PolicyEnjoyMode'>, PolicyDraft['process']> = {
  NO_APPLY: noApplyProcess,
  FAST: fastProcess,
  APPLY: reviewProcess,
  CERT: reviewProcess,
  INFO: [['了解政策', '企业', '阅读本页内容，如需帮助请拨打咨询电话。']],
}

/** File names are part of addresses, whose length is limited. */
const longestFileName = 24

export function writePolicy(topic: Topic, id: string): PolicyDraft {
  const { title, category, departments, tags, who, give, amount, enjoyMode, published, batch, views } = topic
  const { level = 'COUNTY', docType = 'RULE', docNo, expires, effective, statedValidity, remark, offShelf } = topic
  const needs = topic.needs.map((need): ConditionDraft => (typeof need === 'string' ? { text: need } : need))
  return {
    id,
    title,
    category,
    level,
    docType,
    departments,
    published,
    tags,
    enjoyMode,
    views,
    ...defined({ docNo, expires, effective, statedValidity, remark, offShelf }),
    supportMode: [topic.support.mode],
    targetDesc: who,
    resultDesc: give,
    summary: `为${topic.purpose}，对${who}给予支持：${give}。`,
    amounts: [amount],
    applyTarget: {
      text: `${who}。`,
      industry: [...(topic.industry ?? [])],
      scale: [...(topic.scale ?? [])],
      region: regionsOf(level),
    },
    conditions: [
      { ...localEnterprise, clause: 2 },
      ...needs.map((need) => Object.assign({ clause: 2 }, need)),
      { ...goodCredit, clause: 2 },
    ],
    supports: [{ ...topic.support, text: `${give}。` }],
    materials: materialsOf(title, enjoyMode),
    process: processes[enjoyMode],
    batches:
      batch === undefined
        ? []
        : [{ name: batch[1] === null ? '常年受理' : '年度批次', start: batch[0], end: batch[1] }],
    attachments: [`${title.slice(0, longestFileName)}.pdf`],
    clauses: [
      ['目的', `为${topic.purpose}，制定本政策。`],
      ['对象与条件', [who, ...needs.map(({ text }) => text)].join('；') + '；未列入经营异常名录和严重违法失信名单。'],
      ['支持标准', `${give}。同一事项符合多项政策的，按从高不重复原则执行。`],
      ['办理程序', processes[enjoyMode].map(([name]) => name).join('、') + '，各环节进度可在平台查询。'],
    ],
    qa: [
      ['办理要交费吗？', '不收取任何费用，也没有委托中介机构办理，谨防“包过”骗局。', 4],
      ['资料不齐可以先提交吗？', '可以先保存草稿；审核中需要补正的，会一次性告知并给出期限。', 4],
    ],
    favorites: Math.round(views / 40),
    declared: enjoyMode === 'INFO' ? 0 : Math.round(views / 90),
    useful: [Math.round(views / 120), Math.round(views / 105)],
  }
}

function materialsOf(title: string, enjoyMode: Schema<'PolicyEnjoyMode'>): PolicyDraft['materials'] {
  if (enjoyMode === 'INFO') return []
  if (enjoyMode === 'NO_APPLY') return [{ name: '兑现名单', source: 'DEPT', note: '由主管部门提供，企业无需提交' }]
  const form = {
    name: '申请表',
    template: [`申请事项：${title}`, '企业名称：', '统一社会信用代码：', '联系人与电话：'],
  }
  return [form, licence, audit, { name: '符合支持条件的证明材料' }, commitment, creditReport]
}

/** A policy of a higher level applies here too. */
function regionsOf(level: Schema<'PolicyLevel'>): string[] {
  if (level === 'COUNTY' || level === 'PARK') return ['321283']
  return level === 'CITY' ? ['321200', '321283'] : ['320000', '321200', '321283']
}
