import type { Manifest } from '#mocks/services/manifest.ts'
import type { Store } from '#mocks/store/store.ts'
import { copiedPolicy } from './copiedPolicy.ts'
import { declarationHandlers } from './declarations.ts'
import { detailHandlers } from './detail.ts'
import type { PolicyNonceRow, PolicyRow, PolicyWordRow } from './policyRows.ts'
import { seedPolicies } from './policySeeds.ts'
import { recommendHandlers } from './recommend.ts'
import { searchHandlers } from './search.ts'
import { suggestHandlers } from './suggest.ts'

export const manifest: Manifest<{ policies: PolicyRow; policyWords: PolicyWordRow; policyNonces: PolicyNonceRow }> = {
  tables: { policies: 'region', policyWords: 'region', policyNonces: 'neither' },
  seeds: {
    uses: ['files'],
    write: (store, clock) => {
      seedPolicyWords(store)
      seedPolicies(store, clock)
    },
  },
  copies: { policies: () => copiedPolicy },
  handlers: { ...searchHandlers, ...detailHandlers, ...suggestHandlers, ...recommendHandlers, ...declarationHandlers },
}

/** Words that are suggested while the visitor types, each with its synonyms in policies. */
const words: readonly (readonly [wordName: string, ...synonyms: string[]])[] = [
  ['智能化改造', '智改数转', '技术改造', '技改'],
  ['智能工厂', '智能车间'],
  ['数字化转型', '智改数转', '两化融合'],
  ['高新技术企业', '高企'],
  ['科技型中小企业', '科小'],
  ['专精特新', '小巨人'],
  ['梯度培育', '优质中小企业'],
  ['研发费用加计扣除', '加计扣除', '研发费用'],
  ['免申即享', '免审即享'],
  ['贷款贴息', '贴息', '财政贴息'],
  ['首贷', '首贷户'],
  ['担保费补助', '融资担保'],
  ['稳岗补贴', '稳岗返还', '稳岗'],
  ['技能培训补贴', '技能提升', '技能培训'],
  ['人才引进', '紧缺人才', '引才'],
  ['人才租房补助', '租房补贴', '住房补贴'],
  ['出口信用保险', '信保'],
  ['境外参展补助', '展位费', '参展'],
  ['标准地', '工业用地'],
  ['知识产权质押融资', '专利质押'],
  ['企业上云', '星级上云', '上云'],
  ['绿色工厂', '绿色制造'],
  ['节能降碳', '节能改造', '低碳'],
  ['安全生产', '本质安全'],
  ['创新券', '科技创新券'],
  ['首台套', '首台（套）', '首批次'],
]

function seedPolicyWords(store: Store): void {
  for (const [index, [wordName, ...synonyms]] of words.entries()) {
    store.policyWords.insert({ id: `w-${101 + index}`, wordName, synonyms })
  }
}
