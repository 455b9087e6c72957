import type { Page } from '@playwright/test'
import { accounts } from './accounts.ts'
import { UserMenu } from './pages/UserMenu.ts'
import { expect, test } from './test.ts'

// Each test logs in and loads several pages, which takes a while on a busy machine.
test.describe.configure({ timeout: 180_000 })
const patiently = { timeout: 60_000 }

/** Another tab of the same browser, once it is hydrated and connected to the other tabs. */
async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(path)
  await expect(tab.locator('main[data-initialized=false]')).toHaveCount(0, patiently)
  return tab
}

test.describe('signed in', () => {
  test.beforeEach(async ({ loginPage, userMenu }) => {
    await loginPage.enter(accounts.member, '/policy')
    await expect(userMenu.button('（示例）')).toBeVisible(patiently)
  })

  test('logging out in one tab logs out all: a personal page is left, a public page becomes a visitor’s', async ({
    page,
    userMenu,
  }) => {
    const personal = await openTab(page, '/qw/personal/collect')
    await expect(personal.getByRole('heading', { level: 1, name: '我的收藏' })).toBeVisible()
    const detail = await openTab(page, '/policy/info/p-1001')
    await expect(new UserMenu(detail).button('（示例）')).toBeVisible(patiently)

    await userMenu.button('（示例）').click()
    await Promise.all([
      userMenu.logOutButton.click(),
      expect(page.getByText('注销成功')).toBeVisible(patiently),
      // Awaited from the start, because it disappears by itself and this tab's own redirect may take longer.
      expect(detail.getByText('您已在其他窗口退出登录')).toBeVisible(patiently),
    ])

    await expect(personal).toHaveURL(/\/auth\/qw\?redirect_uri=%2Fqw%2Fpersonal%2Fcollect/, patiently)
    await expect(detail.getByRole('link', { name: '登录', exact: true })).toBeVisible(patiently)
    await expect(detail).toHaveURL('/policy/info/p-1001')
    await expect(detail.getByText('登录过期或未登录')).toBeHidden()
  })

  test('6-09 4-36 switching the enterprise reloads the page, and the other tabs follow without losing input', async ({
    page,
    userMenu,
  }) => {
    const other = await openTab(page, '/policy')
    const otherMenu = new UserMenu(other)
    await expect(otherMenu.button('江畔精密')).toBeVisible(patiently)
    const box = other.getByRole('banner').getByRole('combobox')
    await box.fill('正在输入')

    await userMenu.button('江畔精密').click()
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: '银杏新材料' }).click()
    await reloaded
    await expect(userMenu.button('银杏新材料')).toBeVisible(patiently)
    await expect(otherMenu.button('银杏新材料')).toBeVisible(patiently)
    await expect(box).toHaveValue('正在输入')
  })
})

test('4-20 tokens that expire in two tabs at once are renewed once, and both tabs stay signed in', async ({
  page,
  context,
  gateway,
  loginPage,
}) => {
  await loginPage.enter(accounts.member, '/qw/personal/collect')
  const tabs = [page, await openTab(page, '/qw/personal/collect')]
  // Nothing is pending any more: a renewal interrupted by the reload would have used the refresh token.
  for (const tab of tabs) {
    await expect(new UserMenu(tab).button('（示例）')).toBeVisible(patiently)
    await expect(new UserMenu(tab).button('有未读消息')).toBeVisible(patiently)
    await expect(tab.getByText(/共 \d+ 条收藏|还没有收藏政策/)).toBeVisible(patiently)
  }
  await gateway.expireTokens()
  const refused = Promise.all(tabs.map((tab) => tab.waitForResponse((reply) => reply.status() === 401, patiently)))
  let refreshes = 0
  await context.route('**/uaa/api/refresh-token', async (route) => {
    refreshes += 1
    const response = await route.fetch()
    // On a slow connection the other tab's tokens are refused before the new ones arrive.
    await refused
    await route.fulfill({ response })
  })
  await Promise.all(tabs.map((tab) => tab.reload()))
  await refused
  for (const tab of tabs) {
    await expect(new UserMenu(tab).button('（示例）')).toBeVisible(patiently)
    await expect(tab).toHaveURL('/qw/personal/collect')
  }
  expect(refreshes).toBe(1)
})

test('logging in in one tab logs in all, and a waiting login page continues', async ({ page, loginPage }) => {
  const home = await openTab(page, '/')
  const waiting = await openTab(page, '/auth/qw?redirect_uri=%2Fpolicy%2Finfo%2Fp-1001')
  await loginPage.open('/policy')
  await Promise.all([
    loginPage.logInByPassword(accounts.member),
    // Awaited from the start, because it disappears by itself, perhaps before a busy browser has reported the press.
    expect(page.getByText('登录成功')).toBeVisible(patiently),
  ])
  await expect(new UserMenu(home).button('（示例）')).toBeVisible(patiently)
  await expect(waiting).toHaveURL('/policy/info/p-1001', patiently)
  await expect(new UserMenu(waiting).button('（示例）')).toBeVisible(patiently)
})
