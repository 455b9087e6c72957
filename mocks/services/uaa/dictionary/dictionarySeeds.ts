import type { Schema } from '#gateway/contract.ts'
import type { Store } from '#mocks/store/store.ts'

/** Label and value of an entry. A single text is both. */
type Entry = string | readonly [label: string, value: string]

/** The eight dictionaries (§3.4), in display order. The position in this list is part of the entry ids. */
const dictionaries: readonly (readonly [Schema<'DictTypeCode'>, readonly Entry[]])[] = [
  [
    'PO_TECHNICAL',
    [
      '企业技术中心',
      '工程技术研究中心',
      '工程研究中心',
      '重点实验室',
      '院士工作站',
      '博士后科研工作站',
      '研究生工作站',
      '新型研发机构',
      '工业设计中心',
      '中试基地',
      '无',
    ],
  ],
  [
    'PO_PJ_STATE',
    [
      ['谋划中', 'PLANNING'],
      ['已备案', 'FILED'],
      ['已开工', 'STARTED'],
      ['在建', 'BUILDING'],
      ['已竣工', 'BUILT'],
      ['已投产', 'PRODUCING'],
      ['已验收', 'ACCEPTED'],
      ['停建', 'STOPPED'],
    ],
  ],
  [
    'EN_TYPE',
    [
      '规模以上工业企业',
      '高新技术企业',
      '科技型中小企业',
      '创新型中小企业',
      '专精特新企业',
      '小微企业',
      '初创企业',
      '外贸企业',
      '农业产业化龙头企业',
      '服务业企业',
      '建筑业企业',
      '个体工商户',
      '孵化载体',
      '上市/挂牌企业',
      '外商投资企业',
    ],
  ],
  [
    'PO_FIELD_AREA',
    ['电子信息', '生物与新医药', '航空航天', '新材料', '高技术服务', '新能源与节能', '资源与环境', '先进制造与自动化'],
  ],
  [
    'PO_QUALIFICATIONS',
    [
      '高新技术企业',
      '科技型中小企业',
      '创新型中小企业',
      '专精特新中小企业',
      '专精特新“小巨人”',
      '制造业单项冠军',
      '瞪羚企业',
      '绿色工厂',
      '智能工厂(基础级)',
      '智能工厂(先进级)',
      '智能工厂(卓越级)',
      '智能工厂(领航级)',
      '星级上云企业',
      '两化融合贯标',
      '知识产权优势企业',
      '知识产权示范企业',
      'ISO9001',
      'ISO14001',
      'ISO45001',
      'CMMI',
      '农业龙头企业',
      '老字号',
      'AEO 高级认证',
    ],
  ],
  [
    'PO_EN_TECH_LEVEL',
    [
      ['国家级', 'NATIONAL'],
      ['省级', 'PROVINCIAL'],
      ['市级', 'MUNICIPAL'],
      ['县(区)级', 'COUNTY'],
    ],
  ],
  [
    'PO_FEEDBACK_TYPE',
    [
      ['功能异常', 'FUNCTION'],
      ['内容纠错', 'CORRECTION'],
      ['政策咨询', 'POLICY'],
      ['操作指导', 'GUIDANCE'],
      ['意见建议', 'SUGGESTION'],
      ['投诉举报', 'COMPLAINT'],
      ['账号问题', 'ACCOUNT'],
      ['其他', 'OTHER'],
    ],
  ],
  [
    'POLICY_REMARK',
    [
      '免申即享',
      '即申即享',
      '本周截止',
      '新发布',
      '常年受理',
      '需先完成资质认定',
      '以最新通知为准',
      '历史政策(参考)',
      '省直管县可直接申报',
    ],
  ],
]

export function seedDictionaries(store: Store): void {
  for (const [place, [typeCode, entries]] of dictionaries.entries()) {
    for (const [index, entry] of entries.entries()) {
      const [label, value] = typeof entry === 'string' ? [entry, entry] : entry
      store.dictEntries.insert({ id: `d-${place + 1}${String(index + 1).padStart(2, '0')}`, label, value, typeCode })
    }
  }
}
