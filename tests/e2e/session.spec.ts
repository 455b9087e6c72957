import type { Page } from '@playwright/test'
import { accounts } from './accounts.ts'
import type { UserMenu } from './pages/UserMenu.ts'
import { expect, test } from './test.ts'

const path = '/policy/info/p-1001'

/** Waits until the page's own calls for a member have finished, which `open` begins: the next call is the test's. */
async function openAsMember(page: Page, userMenu: UserMenu, open: () => Promise<unknown>): Promise<void> {
  const own = [/\/facilitator\/card\//, /\/history\/save/, /\/policy\/match\/item/]
  const replies = own.map((address) => page.waitForResponse(address, { timeout: 0 }))
  await open()
  await expect(page.getByRole('button', { name: '收藏', exact: true })).toBeVisible()
  await expect(userMenu.button('有未读消息')).toBeVisible()
  for (const reply of replies) await (await reply).finished()
}

test('4-20 an expired access token is renewed without the user noticing; leaving the page meanwhile does not end the session', async ({
  page,
  context,
  gateway,
  loginPage,
  userMenu,
}) => {
  await openAsMember(page, userMenu, () => loginPage.enter(accounts.member, path))
  const before = (await context.cookies()).find((cookie) => cookie.name === 'txqyfw_access_token')?.value
  await gateway.expireTokens()
  const favorite = page.getByRole('button', { name: '收藏', exact: true })
  await favorite.click()
  await expect(page.getByText('收藏成功')).toBeVisible()
  // The browser writes cookies asynchronously.
  const after = async () => (await context.cookies()).find((cookie) => cookie.name === 'txqyfw_access_token')?.value
  await expect.poll(after).not.toBe(before)
  await expect(favorite).toBeEnabled()
  await test.step('leaving a page while its tokens are being renewed does not end the session', async () => {
    await gateway.expireTokens()
    // The first refresh never reaches the gateway: a route that ended with it (`times`) would let it go on.
    let isHeld = true
    await page.route('**/uaa/api/refresh-token', async (route) => {
      if (!isHeld) await route.continue()
      isHeld = false
    })
    const refresh = page.waitForRequest('**/uaa/api/refresh-token')
    await favorite.click()
    await refresh
    await page.goto('/qw/personal/collect')
    await expect(userMenu.button('（示例）')).toBeVisible()
    await expect(page).toHaveURL('/qw/personal/collect')
  })
})

test('4-21 4-22 6-13 8-20 8-21 8-22 without a valid refresh token the session ends at the login, which leads back', async ({
  page,
  context,
  gateway,
  loginPage,
  userMenu,
}) => {
  await openAsMember(page, userMenu, () => loginPage.enter(accounts.member, path))
  await gateway.endSession(context)
  await page.getByRole('button', { name: '收藏', exact: true }).click()
  await expect(page.getByText('登录过期或未登录，请重新登录')).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/qw\?redirect_uri=%2Fpolicy%2Finfo%2Fp-1001/)
  const tokens = async () =>
    (await context.cookies()).filter(({ name }) => /^txqyfw_(access|refresh)_token$/.test(name))
  await expect.poll(tokens).toEqual([])
})

test('2.3-22 2.3-29 4-16 4-17 the user menu links to the message centre and marks unread messages; logging out leads to the login, and removes the tokens and the stored user', async ({
  page,
  context,
  loginPage,
  userMenu,
}) => {
  await openAsMember(page, userMenu, async () => {
    await loginPage.open(path)
    await loginPage.logInByPassword(accounts.member)
    await expect(page.getByText('登录成功')).toBeVisible()
  })
  await test.step('2.3-22 2.3-29 the menu links to the message centre and marks unread messages', async () => {
    await expect(userMenu.button('有未读消息')).toBeVisible()
    await userMenu.button('（示例）').click()
    const entry = page.getByRole('link', { name: /^消息中心\s*\d+\s*条未读$/ })
    await expect(entry).toHaveAttribute('href', '/qw/message')
    await expect(entry.locator('[aria-hidden]').first()).toHaveCSS('background-color', 'rgb(207, 19, 34)')
  })
  await userMenu.logOutButton.click()
  await expect(page.getByText('注销成功')).toBeVisible()
  await expect(page).toHaveURL('/auth/qw')
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
  const own = async () => (await context.cookies()).filter((cookie) => cookie.name.startsWith('txqyfw_'))
  await expect.poll(own).toEqual([])
})
