import type { Schema } from '../../src/gateway/contract.ts'
import type { Store } from '../store/store.ts'
import type { FacilitatorRow } from '../store/tables/facilitators.ts'
import { insertPicture } from './pictures.ts'

interface Draft {
  enId: string
  name: string
  faStatus: Schema<'FaStatus'>
  providerType: Schema<'FacilitatorType'>[]
  tags: string[]
  slogan: string
  promise: Schema<'FacilitatorPromise'>[]
  couponAccepted?: true
  /** Mean score, evaluations, dockings, finished dockings, hours to answer, views, stars. */
  figures: readonly [number, number, number, number, number | null, number, number]
  contacts: string
  contactsPosition: string
}

/** Providers of every status (§3.2); the public sees those with PASS. */
const drafts: Draft[] = [
  {
    enId: 'en-2001',
    name: '江畔检测认证服务中心（示例）',
    faStatus: 'PASS',
    providerType: ['TESTING'],
    tags: ['检验检测', 'CMA'],
    slogan: '本地检测，三天出报告',
    promise: ['CLEAR_PRICE', 'RESPONSE_24H'],
    couponAccepted: true,
    figures: [4.8, 36, 58, 41, 3.5, 2310, 5],
    contacts: '沈示例',
    contactsPosition: '业务主任',
  },
  {
    enId: 'en-2002',
    name: '银杏知识产权代理事务所（示例）',
    faStatus: 'PASS',
    providerType: ['IP'],
    tags: ['知识产权', '专利导航'],
    slogan: '专利布局从第一次免费咨询开始',
    promise: ['FREE_CONSULT', 'AFTER_SALES'],
    figures: [4.6, 22, 35, 27, 5, 1540, 4],
    contacts: '叶示例',
    contactsPosition: '合伙人',
  },
  {
    enId: 'en-2003',
    name: '数擎工业互联网技术（示例）',
    faStatus: 'PASS',
    providerType: ['DIGITAL', 'TECH'],
    tags: ['数字化', 'MES', '设备联网'],
    slogan: '让老设备也能上云',
    promise: ['CLEAR_PRICE', 'AFTER_SALES'],
    couponAccepted: true,
    figures: [4.5, 18, 30, 19, 8, 1890, 4],
    contacts: '韩示例',
    contactsPosition: '解决方案经理',
  },
  {
    enId: 'en-2004',
    name: '沿江科技金融服务平台（示例）',
    faStatus: 'PASS',
    providerType: ['FINANCE'],
    tags: ['金融服务', '首贷'],
    slogan: '首贷、续贷、担保一站对接',
    promise: ['RESPONSE_24H'],
    figures: [4.7, 29, 64, 33, 2.1, 2760, 5],
    contacts: '陆示例',
    contactsPosition: '客户经理',
  },
  {
    enId: 'en-2005',
    name: '明衡财税咨询（示例）',
    faStatus: 'PENDING',
    providerType: ['TAX'],
    tags: ['财税审计', '高企专审'],
    slogan: '专项审计与加计扣除辅导',
    promise: ['FREE_CONSULT'],
    figures: [0, 0, 0, 0, null, 0, 1],
    contacts: '方示例',
    contactsPosition: '项目经理',
  },
  {
    enId: 'en-2006',
    name: '安和安全环保技术服务（示例）',
    faStatus: 'PASS',
    providerType: ['SAFETY', 'GREEN'],
    tags: ['安全生产', '环评'],
    slogan: '隐患排查与环评一次办好',
    promise: ['RESPONSE_24H', 'AFTER_SALES'],
    figures: [4.4, 15, 26, 18, 4.2, 1120, 4],
    contacts: '丁示例',
    contactsPosition: '技术负责人',
  },
  {
    enId: 'en-2007',
    name: '拓源人力资源服务（示例）',
    faStatus: 'REJECT',
    providerType: ['HR'],
    tags: ['人力资源', '蓝领招聘'],
    slogan: '制造业用工保障',
    promise: [],
    figures: [0, 0, 0, 0, null, 0, 1],
    contacts: '邵示例',
    contactsPosition: '经理',
  },
  {
    // Two evaluations are too few for a score.
    enId: 'en-2008',
    name: '里程碑中试孵化基地（示例）',
    faStatus: 'PASS',
    providerType: ['INCUBATION'],
    tags: ['创业孵化', '中试'],
    slogan: '两套中试装置，拎包入驻',
    promise: ['NO_RESULT_NO_FEE'],
    figures: [5, 2, 6, 2, 12, 640, 3],
    contacts: '何示例',
    contactsPosition: '园区主管',
  },
  {
    enId: 'en-1001',
    name: '泰兴市江畔精密传动有限公司（示例）',
    faStatus: 'PASS',
    providerType: ['TECH'],
    tags: ['减速机', '状态监测'],
    slogan: '减速机选型与状态监测一站式服务',
    promise: ['CLEAR_PRICE'],
    figures: [4.3, 7, 11, 8, 9.5, 530, 3],
    contacts: '周示例',
    contactsPosition: '市场部经理',
  },
]

export function seedFacilitators(store: Store): void {
  for (const draft of drafts) store.facilitators.insert(rowOf(store, draft))
}

function rowOf(store: Store, draft: Draft): FacilitatorRow {
  const { figures, contacts, contactsPosition, couponAccepted = false, ...fields } = draft
  const [meanScore, evaluationCount, dockingCount, finishedCount, responseHours, viewCount, starLevel] = figures
  const number = draft.enId.slice('en-'.length)
  const logo = { width: 96, height: 96, from: [0, 82, 190], to: [90, 170, 255] } as const
  return {
    ...fields,
    id: `fa-${number}`,
    // Who has not been approved yet has not uploaded a logo either.
    logo: draft.faStatus === 'PASS' ? insertPicture(store, `f-logo-${number}`, logo) : null,
    serviceRegion: ['321283'],
    couponAccepted,
    meanScore,
    evaluationCount,
    dockingCount,
    finishedCount,
    responseHours,
    viewCount,
    starLevel,
    card: {
      contacts,
      contactsPosition,
      tel: `0523-8000${number}`,
      email: `contact@${draft.enId}.example`,
      address: '江苏省泰州市泰兴市示例路 1 号',
    },
  }
}
