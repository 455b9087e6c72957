import type { Page } from '@playwright/test'
import { accounts } from './accounts.ts'
import { LoginPage } from './pages/LoginPage.ts'
import { UserMenu } from './pages/UserMenu.ts'
import { expect, test } from './test.ts'

/** Another tab of the same browser. */
async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(path)
  return tab
}

test.describe('signed in', () => {
  test.beforeEach(async ({ page, loginPage }) => {
    await loginPage.open('/policy')
    await loginPage.logInByPassword(accounts.member)
    await expect(page.getByText('登录成功')).toBeVisible()
  })

  test('logging out in one tab logs out all: a personal page leaves, a public page stays as a visitor sees it', async ({
    page,
    userMenu,
  }) => {
    const personal = await openTab(page, '/qw/personal/collect')
    await expect(personal.getByRole('heading', { level: 1, name: '我的收藏' })).toBeVisible()
    const detail = await openTab(page, '/policy/info/p-1001')
    await expect(new UserMenu(detail).button('（示例）')).toBeVisible()

    await userMenu.button('（示例）').click()
    await userMenu.logOutButton.click()
    await expect(page.getByText('注销成功')).toBeVisible()

    await expect(personal).toHaveURL(/\/auth\/qw\?redirect_uri=%2Fqw%2Fpersonal%2Fcollect/)
    await expect(detail.getByRole('link', { name: '登录', exact: true })).toBeVisible()
    await expect(detail.getByText('您已在其他窗口退出登录')).toBeVisible()
    await expect(detail).toHaveURL('/policy/info/p-1001')
    await expect(detail.getByText('登录过期或未登录')).toBeHidden()
  })

  test('6-09 4-36 switching the enterprise reloads the page, and the other tabs follow without losing what is typed', async ({
    page,
    userMenu,
  }) => {
    const other = await openTab(page, '/policy')
    const otherMenu = new UserMenu(other)
    await expect(otherMenu.button('江畔精密')).toBeVisible()
    const box = other.getByRole('banner').getByRole('combobox')
    await box.fill('正在输入')

    await userMenu.button('江畔精密').click()
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: '银杏新材料' }).click()
    await reloaded
    await expect(userMenu.button('银杏新材料')).toBeVisible()
    await expect(otherMenu.button('银杏新材料')).toBeVisible()
    await expect(box).toHaveValue('正在输入')
  })
})

test('logging in in one tab logs in all, and a waiting login page leads on', async ({ page, gateway, loginPage }) => {
  const home = await openTab(page, '/')
  const waiting = await openTab(page, '/auth/qw?redirect_uri=%2Fpolicy%2Finfo%2Fp-1001')
  await loginPage.open('/policy')
  await new LoginPage(page, gateway).logInByPassword(accounts.member)
  await expect(page.getByText('登录成功')).toBeVisible()
  await expect(new UserMenu(home).button('（示例）')).toBeVisible()
  await expect(waiting).toHaveURL('/policy/info/p-1001')
  await expect(new UserMenu(waiting).button('（示例）')).toBeVisible()
})
