import type { Schema } from '#gateway/contract.ts'
import type { ResourceRow } from './resourceRow.ts'

export type ResourceDraft = Pick<
  Schema<'ResourceItem'>,
  | 'title'
  | 'resourceType'
  | 'categoryId'
  | 'categoryName'
  | 'industryCode'
  | 'fieldArea'
  | 'keywords'
  | 'summary'
  | 'ownerType'
  | 'ownerName'
  | 'priceType'
  | 'maturity'
  | 'instrumentModel'
  | 'patentType'
> & {
  enId: string
  /** In 万元, lower and upper end. Both are the same for a fixed price. */
  price?: readonly [number, number]
  status?: ResourceRow['status']
  /** Days until the offer ends. */
  valid?: number
  /** Days since publication. */
  age: number
  /** Views, dockings, evaluations, mean score. */
  figures: readonly [number, number, number, number]
  pictured?: true
}

/** The public does not see the last two: one is in audit, the other has expired. */
export const namedResources: ResourceDraft[] = [
  {
    title: '高纯溶剂连续精馏成果（通过中试）',
    resourceType: 'ACHIEVEMENT',
    categoryId: 'rc-11',
    categoryName: '化工工艺',
    industryCode: '26',
    fieldArea: ['新材料'],
    keywords: ['精馏', '高纯溶剂'],
    summary: '连续精馏制备电子级高纯溶剂的成套工艺，已在中试装置稳定运行，可按产能定制放大方案。',
    ownerType: 'INSTITUTE',
    ownerName: '里程碑中试孵化基地（示例）',
    enId: 'en-2008',
    priceType: 'RANGE',
    price: [180, 320],
    maturity: 'PILOT',
    valid: 300,
    age: 4,
    figures: [312, 5, 4, 4.75],
    pictured: true,
  },
  {
    title: '三坐标测量机共享（CNAS）',
    resourceType: 'INSTRUMENT',
    categoryId: 'rc-21',
    categoryName: '计量仪器',
    industryCode: '74',
    fieldArea: ['先进制造与自动化'],
    keywords: ['三坐标', '计量'],
    summary: '面向本地制造企业开放的三坐标测量机，提供尺寸与形位公差检测并出具报告。',
    ownerType: 'PLATFORM',
    ownerName: '江畔检测认证服务中心（示例）',
    enId: 'en-2001',
    priceType: 'RANGE',
    price: [0.05, 0.3],
    instrumentModel: 'SL-1086',
    valid: 365,
    age: 10,
    figures: [240, 9, 6, 4.7],
    pictured: true,
  },
  {
    title: '一种齿轮箱油温预测方法（发明专利，普通许可）',
    resourceType: 'PATENT',
    categoryId: 'rc-31',
    categoryName: '发明专利',
    industryCode: '34',
    fieldArea: ['先进制造与自动化', '电子信息'],
    keywords: ['齿轮箱', '预测维护'],
    summary: '由运行工况预测齿轮箱油温并提前预警的方法，可嵌入设备联网平台，提供普通许可。',
    ownerType: 'ENTERPRISE',
    ownerName: '泰兴市江畔精密传动有限公司（示例）',
    enId: 'en-1001',
    priceType: 'NEGOTIABLE',
    patentType: 'INVENTION',
    age: 6,
    figures: [128, 1, 0, 0],
  },
  {
    title: '气相色谱质谱联用仪预约检测',
    resourceType: 'INSTRUMENT',
    categoryId: 'rc-22',
    categoryName: '分析仪器',
    industryCode: '74',
    fieldArea: ['资源与环境'],
    keywords: ['色谱', '环境检测'],
    summary: '可用于挥发性有机物定性定量分析，仪器正在年度校准，校准结束后恢复预约。',
    ownerType: 'PLATFORM',
    ownerName: '江畔检测认证服务中心（示例）',
    enId: 'en-2001',
    priceType: 'FIXED',
    price: [0.08, 0.08],
    instrumentModel: 'GM-7200',
    status: 'MAINTENANCE',
    valid: 200,
    age: 30,
    figures: [176, 12, 8, 4.62],
  },
  {
    title: '提琴木材含水率快速测定软件',
    resourceType: 'ACHIEVEMENT',
    categoryId: 'rc-12',
    categoryName: '软件系统',
    industryCode: '65',
    fieldArea: ['电子信息'],
    keywords: ['乐器', '含水率'],
    summary: '以近红外光谱快速测定木材含水率的软件，提供免费试用版与使用培训，适合小批量生产。',
    ownerType: 'UNIVERSITY',
    ownerName: '某高校材料学院（示例）',
    enId: 'en-3101',
    priceType: 'FREE',
    maturity: 'MASS',
    valid: 90,
    age: 14,
    figures: [64, 2, 2, 5],
  },
  {
    title: '低噪声行星减速机结构（实用新型）',
    resourceType: 'PATENT',
    categoryId: 'rc-32',
    categoryName: '实用新型',
    industryCode: '34',
    fieldArea: ['先进制造与自动化'],
    keywords: ['减速机', '降噪'],
    summary: '通过齿形修整与弹性支承降低行星减速机运行噪声，该专利已完成转让交易。',
    ownerType: 'ENTERPRISE',
    ownerName: '泰兴市江畔精密传动有限公司（示例）',
    enId: 'en-1001',
    priceType: 'FIXED',
    price: [12, 12],
    patentType: 'UTILITY',
    status: 'TRADED',
    age: 75,
    figures: [221, 6, 3, 4.33],
  },
  {
    title: '耐腐蚀涂层配方（小试阶段）',
    resourceType: 'ACHIEVEMENT',
    categoryId: 'rc-11',
    categoryName: '化工工艺',
    industryCode: '26',
    fieldArea: ['新材料'],
    keywords: ['涂层', '防腐'],
    summary: '适用于酸性介质的耐腐蚀涂层配方，正在小试阶段，资料审核通过后公开。',
    ownerType: 'ENTERPRISE',
    ownerName: '泰兴市银杏新材料有限公司（示例）',
    enId: 'en-1002',
    priceType: 'NEGOTIABLE',
    maturity: 'SMALL',
    status: 'AUDITING',
    valid: 180,
    age: 0,
    figures: [0, 0, 0, 0],
  },
  {
    title: '振动试验台共享时段（上一年度）',
    resourceType: 'INSTRUMENT',
    categoryId: 'rc-23',
    categoryName: '试验设备',
    industryCode: '74',
    fieldArea: ['先进制造与自动化'],
    keywords: ['振动试验'],
    summary: '上一年度开放的振动试验台共享时段，有效期已过，新年度时段另行发布。',
    ownerType: 'PLATFORM',
    ownerName: '江畔检测认证服务中心（示例）',
    enId: 'en-2001',
    priceType: 'FIXED',
    price: [0.2, 0.2],
    instrumentModel: 'ZD-30',
    valid: -20,
    age: 380,
    figures: [89, 3, 1, 4],
  },
]
