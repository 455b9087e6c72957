import { expect, test } from 'vitest'
import { mainMenu } from '../default/mainMenu.ts'
import { activeMenuItem } from './menuItem.ts'
import { policyMenu } from '../policy/policyMenu.ts'

test.each([
  ['/', '首页'],
  ['/qw/supply-demand/demand', '产业供需'],
  ['/qw/supply-demand/demand/detail', '产业供需'],
  ['/qw/supply-demand/provider', '企业旗舰店'],
  ['/qw/news', undefined],
])('2.3-10 on %s the active entry of the main menu is %s', (pathname, expected) => {
  expect(activeMenuItem(mainMenu, pathname)?.menuName).toBe(expected)
})

test.each([
  ['/policy', '首页'],
  ['/policy/info', '政策搜索'],
  ['/policy/info/p-1', '政策搜索'],
  ['/policy/informal', undefined],
  ['/policy/compare', undefined],
])('2.3-10 on %s the active entry of the policy menu is %s', (pathname, expected) => {
  expect(activeMenuItem(policyMenu, pathname)?.menuName).toBe(expected)
})
