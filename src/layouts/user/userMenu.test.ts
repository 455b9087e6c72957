import { expect, test } from 'vitest'
import { activeMenuItem } from '../menu/menuItem.ts'
import { userMenu, userSubmenu } from './userMenu.ts'

const namesOf = (hasCard: boolean) => userMenu(hasCard).map(({ menuName }) => menuName)

test('4-33 6-11 only an approved provider has the business card in the menu', () => {
  expect(namesOf(true)).toContain('企业名片')
  expect(namesOf(true)).not.toContain('服务商入驻')
  expect(namesOf(false)).not.toContain('企业名片')
  expect(namesOf(false)).toContain('服务商入驻')
})

test('the favourites appear in the menu once, for both of their addresses', () => {
  const menu = [...userMenu(true), ...userSubmenu]
  const names = ['/qw/personal/collect', '/user/collect'].map((path) => activeMenuItem(menu, path)?.menuName)
  expect(names).toEqual(['我的收藏', '我的收藏'])
  expect(menu.filter(({ menuName }) => menuName.includes('收藏'))).toHaveLength(1)
})

test.each([
  [true, '/qw/personal/resume', '企业名片'],
  [true, '/qw/personal/resume/en-1001', '企业名片'],
  [false, '/qw/personal/resume/provider', '服务商入驻'],
])('with a card: %s, %s belongs to %s', (hasCard, pathname, name) => {
  expect(activeMenuItem(userMenu(hasCard), pathname)?.menuName).toBe(name)
})
