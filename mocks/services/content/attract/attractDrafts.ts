import type { Schema } from '#gateway/contract.ts'

type Attract = Schema<'Attract'>

export interface AttractDraft extends Pick<
  Attract,
  'title' | 'category' | 'industryChain' | 'cooperationMode' | 'summary'
> {
  /** In 亿元. Not stated when absent. */
  invest?: readonly [number, number]
  /** In 亩. */
  land?: number
  /** Index in the list of parks. */
  park: number
  /** Days since it was published. */
  age: number
  views: number
  offShelf?: true
}

export const parks = [
  '示例市高新技术产业园',
  '示例市精细化工园区',
  '黄桥乐器文化产业园（示例）',
  '虹桥船舶与装备园（示例）',
  '城北智能制造园（示例）',
] as const

/** The region's industries, each with at least one project. The last project was taken off the shelf. */
export const attractDrafts: readonly AttractDraft[] = [
  {
    title: '装备零部件配套产业园招商（示例）',
    category: 'PROJECT',
    industryChain: ['高端装备', '减速机'],
    cooperationMode: ['SOLE', 'JOINT'],
    summary: '面向减速机与精密传动上下游企业，提供标准厂房、中试平台与供应链金融配套。',
    invest: [0.5, 3],
    land: 42,
    park: 0,
    age: 3,
    views: 268,
  },
  {
    title: '化工新材料中试基地合作招商（示例）',
    category: 'PROJECT',
    industryChain: ['化工新材料'],
    cooperationMode: ['JOINT', 'COOPERATION'],
    summary: '两套中试装置对外合作，配套公用工程与安全环保托管。',
    invest: [0.3, 1.5],
    land: 30,
    park: 1,
    age: 6,
    views: 341,
  },
  {
    title: '提琴面板与弓杆加工配套项目（示例）',
    category: 'PROJECT',
    industryChain: ['乐器文化'],
    cooperationMode: ['SOLE', 'COOPERATION'],
    summary: '补齐木材干燥、面板雕刻与弓杆加工环节，就近服务百余家乐器企业。',
    invest: [0.1, 0.6],
    land: 15,
    park: 2,
    age: 9,
    views: 152,
  },
  {
    title: '船舶配套与海工部件基地招商（示例）',
    category: 'PROJECT',
    industryChain: ['船舶配套', '高端装备'],
    cooperationMode: ['SOLE', 'JOINT', 'MERGER'],
    summary: '沿江岸线与万吨级码头配套，承接舾装、锚链与海工模块制造。',
    invest: [2, 10],
    land: 160,
    park: 3,
    age: 14,
    views: 219,
  },
  {
    title: '储能系统集成与电池回收项目（示例）',
    category: 'PROJECT',
    industryChain: ['新能源'],
    cooperationMode: ['SOLE', 'JOINT'],
    summary: '面向工商业储能系统集成与梯次利用，园区可提供示范应用场景。',
    invest: [1, 5],
    land: 80,
    park: 0,
    age: 18,
    views: 304,
  },
  {
    title: '高端装备产业链推介（示例）',
    category: 'INDUSTRY',
    industryChain: ['高端装备', '减速机'],
    cooperationMode: [],
    summary: '从铸锻件到整机，本地配套率超过七成，缺检测认证与高端轴承环节。',
    park: 4,
    age: 22,
    views: 187,
  },
  {
    title: '精细化工与新材料产业推介（示例）',
    category: 'INDUSTRY',
    industryChain: ['化工新材料', '医药'],
    cooperationMode: [],
    summary: '以高分子材料、医药中间体为主线，欢迎终端应用与绿色工艺项目。',
    park: 1,
    age: 26,
    views: 233,
  },
  {
    title: '乐器文化产业推介（示例）',
    category: 'INDUSTRY',
    industryChain: ['乐器文化'],
    cooperationMode: [],
    summary: '提琴产量居前，正向品牌、研学与电子乐器延伸。',
    park: 2,
    age: 31,
    views: 176,
  },
  {
    title: '高新技术产业园（示例）',
    category: 'PARK',
    industryChain: ['高端装备', '新能源'],
    cooperationMode: [],
    summary: '规划面积 1200 亩，已建标准厂房 18 万平方米，配套人才公寓与中试平台。',
    park: 0,
    age: 40,
    views: 412,
  },
  {
    title: '精细化工园区（示例）',
    category: 'PARK',
    industryChain: ['化工新材料'],
    cooperationMode: [],
    summary: '实行封闭化管理，集中供热、集中污水处理与应急救援中心齐备。',
    park: 1,
    age: 46,
    views: 298,
  },
  {
    title: '城北智能制造园（示例）',
    category: 'PARK',
    industryChain: ['高端装备', '电子信息'],
    cooperationMode: [],
    summary: '以轻资产入驻为主，楼上研发、楼下制造，最小 500 平方米起租。',
    park: 4,
    age: 52,
    views: 207,
  },
  {
    title: '办事便利：企业开办一日办结（示例）',
    category: 'ENVIRONMENT',
    industryChain: [],
    cooperationMode: [],
    summary: '设立登记、刻章、税务、社保与公积金一次申请、一日办结。',
    park: 0,
    age: 60,
    views: 165,
  },
  {
    title: '要素保障：水电气热与物流成本一览（示例）',
    category: 'ENVIRONMENT',
    industryChain: [],
    cooperationMode: [],
    summary: '列出园区水电气热价格、污水处理费与到主要港口的物流成本。',
    park: 3,
    age: 67,
    views: 254,
  },
  {
    title: '重点产业链招商支持办法要点（示例）',
    category: 'POLICY',
    industryChain: ['高端装备', '化工新材料', '新能源'],
    cooperationMode: [],
    summary: '设备投入、厂房租金、人才与研发四类支持，按项目质量分档。',
    park: 0,
    age: 75,
    views: 389,
  },
  {
    title: '轻资产项目租金补贴说明（示例）',
    category: 'POLICY',
    industryChain: ['电子信息'],
    cooperationMode: [],
    summary: '入驻标准厂房的轻资产项目前三年租金按比例补贴。',
    park: 4,
    age: 88,
    views: 143,
  },
  {
    title: '已签约的食品冷链项目（示例）',
    category: 'PROJECT',
    industryChain: ['农产品加工'],
    cooperationMode: ['SOLE'],
    summary: '项目已签约，不再对外招商。',
    invest: [0.2, 1],
    land: 25,
    park: 4,
    age: 120,
    views: 98,
    offShelf: true,
  },
]
