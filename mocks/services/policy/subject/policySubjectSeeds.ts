import type { Clock } from '#mocks/time/clock.ts'
import type { Store } from '#mocks/store/store.ts'
import { tagIdOf } from '../tag/policyTagSeeds.ts'
import type { PolicySubjectRow } from './manifest.ts'

/** A section contains the policies with any of its tags. */
interface SubjectSeed extends Omit<PolicySubjectRow, 'id' | 'publishTime' | 'sections'> {
  /** Days from today. */
  published: number
  sections: readonly { name: string; tags: readonly string[] }[]
}

const subjects: readonly SubjectSeed[] = [
  {
    title: '制造业智改数转网联专项',
    intro: '汇集智能化改造、数字化转型与智能工厂培育的支持政策，按“先诊断、再改造、后提升”的顺序排列。',
    themeType: 'CHAIN',
    dept: '市工业和信息化局',
    published: -12,
    sections: [
      { name: '数字化转型', tags: ['数字化转型'] },
      { name: '技术改造', tags: ['技改'] },
    ],
  },
  {
    title: '专精特新企业成长专项',
    intro: '从入库培育到称号认定，一条路走到“小巨人”，配套研发、融资与知识产权支持。',
    themeType: 'CROWD',
    dept: '市工业和信息化局',
    published: -30,
    sections: [
      { name: '梯度培育', tags: ['梯度培育'] },
      { name: '创新支持', tags: ['研发', '知识产权'] },
    ],
  },
  {
    title: '小微企业融资专项',
    intro: '首贷、贴息、担保费补助与信用保险，帮小微企业融得到、融得起。',
    themeType: 'CROWD',
    dept: '市地方金融管理局',
    published: -45,
    sections: [
      { name: '贷款贴息', tags: ['贴息'] },
      { name: '增信与保险', tags: ['金融支持'] },
    ],
  },
  {
    title: '免申即享政策清单',
    intro: '不用申请、比对名单后直接兑现的政策，收到确认消息后核对账户即可。',
    themeType: 'MATTER',
    dept: '市财政局',
    published: -20,
    sections: [{ name: '免申即享', tags: ['免申即享'] }],
  },
  {
    title: '外贸企业拓市场专项',
    intro: '参展、信保、跨境电商与汇率避险，支持外贸企业稳订单、拓市场。',
    themeType: 'MATTER',
    dept: '市商务局',
    published: -8,
    sections: [{ name: '开拓市场', tags: ['开放外贸'] }],
  },
  {
    title: '毕业季引才稳岗专项',
    intro: '面向毕业生和用人企业的租房补助、创业补贴与技能培训政策。',
    themeType: 'PERIOD',
    dept: '市人力资源和社会保障局',
    published: -3,
    sections: [
      { name: '引进人才', tags: ['人才政策'] },
      { name: '创业就业', tags: ['创业就业'] },
    ],
  },
]

/** Seeded after the policies that it contains. */
export function seedPolicySubjects(store: Store, clock: Clock): void {
  for (const [index, { published, sections, ...subject }] of subjects.entries()) {
    store.policySubjects.insert({
      ...subject,
      id: `s-${101 + index}`,
      publishTime: `${clock.day(published)} 09:00:00`,
      sections: sections.map(({ name, tags }) => ({ name, policyIds: policyIdsOf(store, tags) })),
    })
  }
}

/** The contract's limit for a section. */
const mostInSection = 50

function policyIdsOf(store: Store, tagNames: readonly string[]): string[] {
  const tagIds = new Set(tagNames.map(tagIdOf))
  return store.policies
    .filter((policy) => policy.tagIds.some((id) => tagIds.has(id)))
    .map(({ id }) => id)
    .slice(0, mostInSection)
}
