import { accounts } from './accounts.ts'
import { expect, test } from './test.ts'

test.beforeEach(async ({ page, loginPage, userMenu }) => {
  const card = page.waitForResponse(/\/facilitator\/card\//)
  const visit = page.waitForResponse(/\/history\/save/)
  await loginPage.open('/policy/info/p-1001')
  await loginPage.logInByPassword(accounts.member)
  await expect(page.getByText('登录成功')).toBeVisible()
  // The page's own calls for a member have finished; the next call is the test's.
  await expect(page.getByRole('button', { name: '收藏', exact: true })).toBeVisible()
  await expect(userMenu.button('有未读消息')).toBeVisible()
  await (await card).finished()
  await (await visit).finished()
})

test('4-20 an expired access token is renewed without the user noticing', async ({ page, context, gateway }) => {
  const before = (await context.cookies()).find((cookie) => cookie.name === 'txqyfw_access_token')?.value
  await gateway.expireTokens()
  await page.getByRole('button', { name: '收藏', exact: true }).click()
  await expect(page.getByText('收藏成功')).toBeVisible()
  // The browser writes cookies asynchronously.
  const after = async () => (await context.cookies()).find((cookie) => cookie.name === 'txqyfw_access_token')?.value
  await expect.poll(after).not.toBe(before)
})

test('4-21 4-22 6-13 8-20 8-21 8-22 without a valid refresh token the session ends at the login, which leads back', async ({
  page,
  context,
  gateway,
}) => {
  await gateway.endSession(context)
  await page.getByRole('button', { name: '收藏', exact: true }).click()
  await expect(page.getByText('登录过期或未登录，请重新登录')).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/qw\?redirect_uri=%2Fpolicy%2Finfo%2Fp-1001/)
  const tokens = async () =>
    (await context.cookies()).filter(({ name }) => /^txqyfw_(access|refresh)_token$/.test(name))
  await expect.poll(tokens).toEqual([])
})

test('leaving a page while its tokens are being renewed does not end the session', async ({
  page,
  gateway,
  userMenu,
}) => {
  await gateway.expireTokens()
  // The refresh never reaches the gateway.
  await page.route('**/uaa/api/refresh-token', () => {}, { times: 1 })
  const refresh = page.waitForRequest('**/uaa/api/refresh-token')
  await page.getByRole('button', { name: '收藏', exact: true }).click()
  await refresh
  await page.goto('/qw/personal/collect')
  await expect(userMenu.button('（示例）')).toBeVisible()
  await expect(page).toHaveURL('/qw/personal/collect')
})

test('4-16 4-17 logging out leads to the login, and removes the tokens and the stored user', async ({
  page,
  context,
  userMenu,
}) => {
  await userMenu.button('（示例）').click()
  await userMenu.logOutButton.click()
  await expect(page.getByText('注销成功')).toBeVisible()
  await expect(page).toHaveURL('/auth/qw')
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
  const own = async () => (await context.cookies()).filter((cookie) => cookie.name.startsWith('txqyfw_'))
  await expect.poll(own).toEqual([])
})

test('2.3-22 2.3-29 the user menu links to the message centre and marks unread messages', async ({
  page,
  userMenu,
}) => {
  await expect(userMenu.button('有未读消息')).toBeVisible()
  await userMenu.button('（示例）').click()
  const entry = page.getByRole('link', { name: /^消息中心\s*\d+\s*条未读$/ })
  await expect(entry).toHaveAttribute('href', '/qw/message')
  await expect(entry.locator('[aria-hidden]').first()).toHaveCSS('background-color', 'rgb(207, 19, 34)')
})
