import {
  audit,
  commitment,
  creditReport,
  fastProcess,
  goodCredit,
  licence,
  noApplyProcess,
  reviewProcess,
} from '../common.ts'
import type { ConditionDraft, PolicyDraft } from '../draft.ts'
import type { Place } from './places.ts'
import type { Programme } from './programme.ts'

export const processes: Record<Programme['enjoyMode'], PolicyDraft['process']> = {
  NO_APPLY: noApplyProcess,
  FAST: fastProcess,
  APPLY: reviewProcess,
  CERT: reviewProcess,
  INFO: [['了解政策', '企业', '阅读本页内容，自行判别是否符合；如需帮助请拨打咨询电话。']],
}

export function materialsOf(
  { enjoyMode, papers }: Programme,
  title: string,
  needs: readonly ConditionDraft[],
): PolicyDraft['materials'] {
  if (enjoyMode === 'INFO') return []
  if (enjoyMode === 'NO_APPLY') return [{ name: '兑现名单', source: 'DEPT', note: '由主管部门提供，企业无需提交' }]
  const form = {
    name: '申请表',
    template: [`申请事项：${title}`, '企业名称：', '统一社会信用代码：', '联系人与电话：'],
  }
  const showsFigures = needs.some(({ rule }) => rule?.field.startsWith('managementDTO.'))
  return [
    form,
    licence,
    ...(showsFigures ? [audit] : []),
    ...papers.map((name) => ({ name })),
    commitment,
    creditReport,
  ]
}

const numerals = ['一', '二', '三', '四', '五', '六']

export function clausesOf(
  { purpose, who, enjoyMode, papers, grant }: Programme,
  {
    where,
    give,
    needs,
    department,
  }: { where: Place; give: string; needs: readonly ConditionDraft[]; department: string },
): PolicyDraft['clauses'] {
  const listed = [...where.registered, ...needs, goodCredit].map(
    ({ text }, index) => `（${numerals[index] ?? ''}）${text}`,
  )
  const steps = processes[enjoyMode].map(([name]) => name).join('、')
  const stacking =
    grant[0] === 'FIXED' ? '与上级同类奖励可以同时享受。' : '同一事项符合多级政策的，按从高不重复原则执行。'
  return [
    [
      '目的依据',
      `为${purpose}，依据上级有关规定，结合${where.name === '全国' ? '工作' : where.name}实际，制定本政策。`,
    ],
    ['支持对象', `${who}。`],
    ['申报条件', `应当同时符合以下条件：${listed.join('；')}。`],
    ['支持方式与标准', grant[0] === 'NONE' ? `${give}。` : `${give}。${stacking}`],
    [
      '申报材料',
      papers.length === 0
        ? '由系统调用或部门核验，企业无需提交材料。'
        : `申请表、${papers.join('、')}和真实性承诺书；营业执照、信用记录由系统调用。`,
    ],
    ['办理程序', `由${department}负责，按${steps}的顺序办理，各环节进度可在平台查询，不收取任何费用。`],
    ['监督管理', '对提供虚假材料骗取资金的，追回已拨付资金，三年内不再受理其申报，并按规定纳入信用记录。'],
  ]
}

export function explained({ purpose, who, ask }: Programme, give: string, department: string): string {
  return `本政策为${purpose}而设，面向${who}。支持内容是：${give}。大家问得最多的是：${ask[0]}答：${ask[1]}具体口径以${department}的解释为准。`
}
