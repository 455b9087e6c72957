import type { Schema } from '#gateway/contract.ts'

/** A demand with its full text. Days count from today. */
interface NamedDemand {
  title: string
  demandType: Schema<'DemandType'>
  category: readonly [id: string, name: string]
  industry: readonly [code: string, name: string]
  fieldArea?: string[]
  keywords: string[]
  /** In 万元. Negotiable when absent. */
  budget?: readonly [number, number]
  owner: readonly [enId: string, name: string]
  anonymous?: true
  /** Days until the deadline. Negative when it has passed. */
  deadline: number
  /** Days since publication. */
  age: number
  status?: Schema<'DemandStatus'>
  views: number
  dockings: number
}

/** The enterprise of member01. */
export const gears = ['en-1001', '泰兴市江畔精密传动有限公司（示例）'] as const
const materials = ['en-1002', '泰兴市银杏新材料有限公司（示例）'] as const
const instruments = ['en-1003', '泰兴市琴韵乐器有限公司（示例）'] as const

/** The first eight are open or completed. The public does not see the last three: in audit, off the shelf, expired. */
export const namedDemands: readonly NamedDemand[] = [
  {
    title: '求购耐腐蚀磁力泵密封改造方案',
    demandType: 'TECH',
    category: ['dc-11', '技术攻关'],
    industry: ['35', '化工装备'],
    fieldArea: ['先进制造与自动化'],
    keywords: ['化工装备', '密封'],
    budget: [50, 100],
    owner: materials,
    deadline: 89,
    age: 2,
    views: 186,
    dockings: 2,
  },
  {
    title: '减速机齿轮噪声在线检测技术需求',
    demandType: 'TECH',
    category: ['dc-11', '技术攻关'],
    industry: ['34', '高端装备'],
    fieldArea: ['先进制造与自动化', '电子信息'],
    keywords: ['高端装备', '检测'],
    owner: gears,
    deadline: 60,
    age: 1,
    status: 'DOCKING',
    views: 243,
    dockings: 3,
  },
  {
    title: '寻求年产500吨中试场地与公用工程配套',
    demandType: 'SPACE',
    category: ['dc-71', '厂房场地'],
    industry: ['26', '化工新材料'],
    fieldArea: ['新材料'],
    keywords: ['中试', '丙类'],
    owner: materials,
    deadline: 120,
    age: 5,
    views: 97,
    dockings: 0,
  },
  {
    title: '新建车间VOCs治理工程设计服务',
    demandType: 'SERVICE',
    category: ['dc-51', '环保服务'],
    industry: ['26', '化工新材料'],
    fieldArea: ['资源与环境'],
    keywords: ['环保', 'VOCs'],
    budget: [20, 50],
    owner: materials,
    deadline: 5,
    age: 24,
    views: 158,
    dockings: 1,
  },
  {
    title: '提琴面板干燥工艺数字化升级',
    demandType: 'TECH',
    category: ['dc-12', '数字化改造'],
    industry: ['24', '乐器制造'],
    fieldArea: ['先进制造与自动化'],
    keywords: ['乐器', '数字化'],
    owner: instruments,
    anonymous: true,
    deadline: 45,
    age: 3,
    views: 75,
    dockings: 0,
  },
  {
    title: '设备更新项目1200万元融资需求',
    demandType: 'FINANCE',
    category: ['dc-31', '贷款融资'],
    industry: ['34', '高端装备'],
    keywords: ['设备更新', '抵押担保'],
    budget: [1200, 1200],
    owner: gears,
    deadline: 28,
    age: 7,
    views: 131,
    dockings: 1,
  },
  {
    title: '招募高分子合成方向研发工程师团队',
    demandType: 'TALENT',
    category: ['dc-41', '人才引进'],
    industry: ['26', '化工新材料'],
    fieldArea: ['新材料'],
    keywords: ['新材料', '研发团队'],
    owner: materials,
    deadline: 365,
    age: 12,
    views: 112,
    dockings: 0,
  },
  {
    title: '农产品加工冷链仓储租赁',
    demandType: 'SPACE',
    category: ['dc-72', '仓储物流'],
    industry: ['13', '农产品加工'],
    keywords: ['冷链'],
    budget: [8, 15],
    owner: ['en-3002', '泰兴市绿野农产品加工有限公司（示例）'],
    deadline: -10,
    age: 50,
    status: 'COMPLETED',
    views: 204,
    dockings: 4,
  },
  {
    title: '齿轮箱壳体铸件年度采购',
    demandType: 'PRODUCT',
    category: ['dc-21', '零部件采购'],
    industry: ['34', '高端装备'],
    keywords: ['铸件'],
    budget: [300, 400],
    owner: gears,
    deadline: 40,
    age: 0,
    status: 'AUDITING',
    views: 0,
    dockings: 0,
  },
  {
    title: '琴盒包装材料替代方案征集',
    demandType: 'PRODUCT',
    category: ['dc-22', '原辅材料'],
    industry: ['24', '乐器制造'],
    keywords: ['包装'],
    owner: instruments,
    deadline: 30,
    age: 20,
    status: 'OFF_SHELF',
    views: 33,
    dockings: 0,
  },
  {
    title: '反应釜搅拌密封件应急采购',
    demandType: 'PRODUCT',
    category: ['dc-21', '零部件采购'],
    industry: ['26', '化工新材料'],
    keywords: ['密封'],
    budget: [5, 8],
    owner: materials,
    deadline: -3,
    age: 33,
    views: 41,
    dockings: 0,
  },
]
