import type { MenuItem } from '../menu/menuItem.ts'

/** The main menu (2.3-01 to 2.3-08). The specification names the entries but not their targets. */
export const mainMenu: readonly MenuItem[] = [
  { menuName: '首页', menuHref: '/' },
  { menuName: '政策计算器', menuHref: '/policy/tool/calculate', out: true },
  { menuName: '企业旗舰店', menuHref: '/qw/supply-demand/provider' },
  {
    menuName: '产业供需',
    children: [
      { menuName: '找需求', menuHref: '/qw/supply-demand/demand' },
      { menuName: '找资源', menuHref: '/qw/supply-demand/resource' },
    ],
  },
  { menuName: '中介服务', menuHref: '/qw/provider', out: true },
  { menuName: '云招商', menuHref: '/qw/attract', out: true },
]
