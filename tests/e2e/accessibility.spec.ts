import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { accounts } from './accounts.ts'
import { expect, test } from './test.ts'

const publicPages = [
  '/',
  '/policy',
  '/policy/info',
  '/policy/info?keyword=%E7%A0%94%E5%8F%91',
  '/policy/info/p-1001',
  '/policy/info/p-1014',
  '/auth/qw',
  '/auth/qw/createUser',
  '/auth/qw/resetPassword',
  '/auth/qw/privacy',
  '/auth/qw/protocal',
  '/no/such/page',
  '/index2',
  '/qw',
  '/qw/news',
  '/qw/activity/detail?id=ev-1001',
  '/qw/help',
  '/qw/investment',
  '/qw/protocol',
  '/qw/supply-demand/demand',
  '/qw/supply-demand/provider/detail?id=fa-2001',
  '/ai-qa',
  '/calendar',
  '/policy/declaration',
  '/policy/declare-entry',
  '/policy/policy-subject/s-106',
  '/policy/tool/srdi',
]
const personalPages = [
  '/qw/personal',
  '/qw/personal/home',
  '/policy/subscribe',
  '/qw/message',
  '/user/changePassword',
  '/qw/personal/demand',
  '/qw/personal/collect',
]
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) }))).toEqual([])
}

for (const path of publicPages) {
  for (const width of [1440, 390]) {
    test(`no accessibility violation on ${decodeURIComponent(path)} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    })
  }
}

test('no accessibility violation on the personal pages and in the open user menu', async ({
  page,
  loginPage,
  userMenu,
}) => {
  test.slow()
  await loginPage.open('/qw/personal')
  await loginPage.logInByPassword(accounts.member)
  await expect(page.getByText('登录成功')).toBeVisible()
  for (const path of personalPages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  }
  await userMenu.button('（示例）').click()
  await expect(userMenu.logOutButton).toBeVisible()
  await expectAccessible(page)
})

for (const path of [
  '/',
  '/policy/info',
  '/policy/info/p-1001',
  '/auth/qw',
  '/qw/news',
  '/calendar',
  '/qw/supply-demand/provider',
  '/policy/tool',
]) {
  test(`${path} needs no sideways scrolling at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })
}
