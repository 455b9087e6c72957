interface ServiceCategory {
  id: string
  name: string
  children: readonly { id: string; name: string }[]
}

/** The service categories of providers and their products, in two levels. */
export const serviceCategories: readonly ServiceCategory[] = [
  {
    id: 'sc-1',
    name: '检验检测与知识产权',
    children: [
      { id: 'sc-11', name: '检验检测' },
      { id: 'sc-12', name: '认证咨询' },
      { id: 'sc-13', name: '专利代理' },
      { id: 'sc-14', name: '商标与版权' },
    ],
  },
  {
    id: 'sc-2',
    name: '科技与数字化',
    children: [
      { id: 'sc-21', name: '技术研发' },
      { id: 'sc-22', name: '中试孵化' },
      { id: 'sc-23', name: '工业软件' },
      { id: 'sc-24', name: '设备联网' },
    ],
  },
  {
    id: 'sc-3',
    name: '金融与财税',
    children: [
      { id: 'sc-31', name: '融资服务' },
      { id: 'sc-32', name: '财税代理' },
      { id: 'sc-33', name: '专项审计' },
    ],
  },
  {
    id: 'sc-4',
    name: '人力与管理',
    children: [
      { id: 'sc-41', name: '招聘用工' },
      { id: 'sc-42', name: '技能培训' },
      { id: 'sc-43', name: '管理咨询' },
      { id: 'sc-44', name: '法律服务' },
    ],
  },
  {
    id: 'sc-5',
    name: '安全环保与物流',
    children: [
      { id: 'sc-51', name: '安全评价' },
      { id: 'sc-52', name: '环境影响评价' },
      { id: 'sc-53', name: '节能诊断' },
      { id: 'sc-54', name: '仓储物流' },
    ],
  },
]

/** The category and its subcategories. */
export function categoryAndBelow(id: string): string[] {
  const top = serviceCategories.find((category) => category.id === id)
  return [id, ...(top?.children ?? []).map((child) => child.id)]
}

export function serviceCategoryName(id: string): string | null {
  const below = serviceCategories.flatMap(({ children }) => children)
  return [...serviceCategories, ...below].find((category) => category.id === id)?.name ?? null
}
