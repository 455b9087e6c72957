import type { MenuItem } from '../menu/menuItem.ts'

/**
 * The left menu of the user layout, in the order of the route table's personal area (§2.1).
 * @param hasCard the current enterprise is an approved facilitator (4-33, 6-11); the others find the way to become one
 *   there
 */
export function userMenu(hasCard: boolean): readonly MenuItem[] {
  return [
    { menuName: '个人中心', menuHref: '/qw/personal/home' },
    { menuName: '我的订阅', menuHref: '/qw/personal/subscribe' },
    { menuName: '我的申报', menuHref: '/qw/personal/declaration' },
    { menuName: '我的需求', menuHref: '/qw/personal/demand' },
    { menuName: '我的资源', menuHref: '/qw/personal/resources' },
    hasCard
      ? { menuName: '企业名片', menuHref: '/qw/personal/resume' }
      : { menuName: '服务商入驻', menuHref: '/qw/personal/resume/provider' },
    { menuName: '我的评价', menuHref: '/qw/personal/my-evaluation' },
    { menuName: '浏览历史', menuHref: '/qw/personal/history' },
    { menuName: '用电认证', menuHref: '/qw/personal/electric' },
  ]
}

/** The submenu below it (2.1-86 to 2.1-91). */
export const userSubmenu: readonly MenuItem[] = [
  { menuName: '关联企业', menuHref: '/user/relation' },
  { menuName: '匹配报告', menuHref: '/policy/report' },
  // Two addresses of one page (2.1-59, 2.1-88).
  {
    menuName: '我的收藏',
    menuHref: '/user/collect',
    children: [{ menuName: '我的收藏', menuHref: '/qw/personal/collect' }],
  },
  { menuName: '我的活动', menuHref: '/user/activity' },
  { menuName: '修改密码', menuHref: '/user/changePassword' },
  { menuName: '消息中心', menuHref: '/user/message', children: [{ menuName: '消息中心', menuHref: '/qw/message' }] },
]
