/** The categories of the header search; the numbers are the product's own values (§9). */
export const searchCategory = { policy: 1, demand: 2, facilitator: 3, resource: 4, attract: 5 } as const

export type SearchCategory = (typeof searchCategory)[keyof typeof searchCategory]

export interface CategoryPages {
  label: string
  placeholder: string
  /** The list page and the parameter for the keyword. */
  list: { path: string; parameter: 'keyword' | 'name' | 'keyWord' }
}

/** §2.1, §2.3, §7.4: the target of each category. */
export const categoryPages: Record<SearchCategory, CategoryPages> = {
  1: {
    label: '政策',
    placeholder: '搜政策：如 技改奖补、高企认定',
    list: { path: '/policy/info', parameter: 'keyword' },
  },
  2: {
    label: '需求',
    placeholder: '搜需求：如 密封改造、中试场地',
    list: { path: '/qw/supply-demand/demand', parameter: 'name' },
  },
  3: {
    label: '服务商',
    placeholder: '搜服务商：如 检测认证、知识产权',
    list: { path: '/qw/supply-demand/provider', parameter: 'name' },
  },
  4: {
    label: '资源',
    placeholder: '搜资源：如 三坐标测量、发明专利',
    list: { path: '/qw/supply-demand/resource', parameter: 'name' },
  },
  5: {
    label: '招商',
    placeholder: '搜招商：如 标准厂房、产业园',
    list: { path: '/qw/attract', parameter: 'keyWord' },
  },
}

/** The two variants of the selector: one has no attract entry, though the search supports it in both (§2.3). */
export const selectorVariants = {
  full: [1, 2, 3, 4, 5],
  withoutAttract: [1, 2, 3, 4],
} as const satisfies Record<string, readonly SearchCategory[]>

export type SelectorVariant = keyof typeof selectorVariants
