import type { MenuItem } from '../menu/menuItem.ts'

/** The policy site's top menu (2.3-51 to 2.3-58), and the button it permits (2.3-61). */
export const policyMenu: readonly MenuItem[] = [
  { menuName: '首页', menuHref: '/policy', alone: true },
  { menuName: '政策匹配', menuHref: '/policy/report' },
  { menuName: '政策搜索', menuHref: '/policy/info' },
  { menuName: '申报信息', menuHref: '/policy/declaration' },
  { menuName: '政策图解', menuHref: '/policy/policy-topic' },
  { menuName: '政策专题', menuHref: '/policy/policy-subject' },
  { menuName: '政策订阅', menuHref: '/policy/subscribe' },
  { menuName: '政策工具', menuHref: '/policy/tool' },
  { menuName: '发布需求/资源', button: 'publish' },
]
