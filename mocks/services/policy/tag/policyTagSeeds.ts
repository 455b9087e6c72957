import type { Store } from '#mocks/store/store.ts'
import type { PolicyTagRow } from './tags.ts'

type TagSeed = readonly [tagName: string, heat?: number]

/** Grouped by type. The ids are derived from the positions in the lists. A tag with heat is a hot tag. */
const tags: readonly (readonly [PolicyTagRow['tagType'], readonly TagSeed[]])[] = [
  [
    'THEME',
    [
      ['数字化转型', 845],
      ['技改', 612],
      ['免申即享', 938],
      ['研发', 574],
      ['税收优惠', 701],
      ['绿色低碳', 466],
      ['贴息', 398],
      ['开放外贸', 287],
      ['创业就业', 265],
      ['补贴', 430],
      ['人才政策', 655],
      ['用地用能', 143],
      ['要素保障'],
      ['知识产权', 352],
      ['金融支持', 521],
      ['上云'],
      ['历史政策'],
      ['梯度培育', 318],
      ['认定'],
      ['市场拓展'],
      ['安全生产'],
      ['质量品牌'],
      ['创新券', 126],
      // No policy has this tag: a visitor who clicks it finds nothing.
      ['低空经济', 88],
    ],
  ],
  ['QUALIFICATION', [['高企', 986], ['科小'], ['专精特新', 912], ['绿色工厂'], ['智能工厂']]],
  [
    'INDUSTRY',
    [
      ['制造业'],
      ['化工新材料', 239],
      ['乐器文化'],
      ['高端装备'],
      ['新能源'],
      ['生物医药'],
      ['农产品加工'],
      ['船舶装备'],
      ['节能环保'],
      ['现代服务业'],
    ],
  ],
  ['OBJECT', [['小微', 377], ['初创企业'], ['规上企业'], ['外贸企业'], ['个体工商户']]],
]

/** tagId by name. */
const idByName = new Map(
  tags.flatMap(([, names]) => names).map(([tagName], index) => [tagName, `t-${101 + index}`] as const),
)

/** The tagId of a name. Throws for an unknown name, so that a seed cannot contain a misspelt one. */
export function tagIdOf(tagName: string): string {
  const id = idByName.get(tagName)
  if (id === undefined) throw new Error(`There is no tag ${tagName}`)
  return id
}

export function seedPolicyTags(store: Store): void {
  for (const [tagType, names] of tags) {
    for (const [tagName, heat] of names) {
      store.policyTags.insert({ id: tagIdOf(tagName), tagName, tagType, ...(heat === undefined ? {} : { heat }) })
    }
  }
}
