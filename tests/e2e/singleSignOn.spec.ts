import type { Page } from '@playwright/test'
import { accounts } from './accounts.ts'
import { expect, test } from './test.ts'

const application = 'https://calculator.example.gov.cn/login'

function loginFor(redirectUri: string, state?: string): string {
  const query = new URLSearchParams({
    clientId: 'policy-calculator',
    redirectUri,
    ...(state !== undefined && { state }),
  })
  return `/auth/qw?${query.toString()}`
}

/** The application's callback address. The host does not exist: what matters is where the browser goes. */
async function calledBack(page: Page): Promise<URL> {
  const request = await page.waitForRequest((one) => one.url().startsWith(application))
  return new URL(request.url())
}

test('4-13 4-14 after the login the application gets a code and its state, and the user has seen its host, also after switching to register and back', async ({
  page,
  loginPage,
}) => {
  await page.goto(loginFor(application, '办理 7'))
  await expect(page.getByText('calculator.example.gov.cn')).toBeVisible()
  await test.step('switching to register and back keeps the application', async () => {
    await page.getByRole('link', { name: '注册账号' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '注册' })).toBeVisible()
    await expect(page.getByText('calculator.example.gov.cn')).toBeVisible()
    await page.getByRole('link', { name: '已有账号，去登录' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
    await expect(page).toHaveURL((url) => url.searchParams.get('clientId') === 'policy-calculator')
  })
  const back = calledBack(page)
  await loginPage.logInByPassword(accounts.member)
  const { searchParams } = await back
  expect(searchParams.get('code')).toMatch(/\S{10,}/)
  expect(searchParams.get('state')).toBe('办理 7')
})

test('4-13 a signed-in user continues at once, without a state if none was given', async ({ page, loginPage }) => {
  await loginPage.takeSession(accounts.member)
  const back = calledBack(page)
  // Does not wait for the load, as the page redirects by itself.
  await page.goto(loginFor(application), { waitUntil: 'commit' })
  const { searchParams } = await back
  expect(searchParams.get('code')).toMatch(/\S{10,}/)
  expect(searchParams.has('state')).toBe(false)
})

test('8-26 an application unknown to the gateway gets nothing: no message, but a link to go on', async ({
  page,
  loginPage,
}) => {
  await page.goto(loginFor('https://evil.example/login'))
  await loginPage.logInByPassword(accounts.member)
  await expect(page.getByRole('heading', { name: '暂时无法前往该应用' })).toBeVisible()
  await expect(page.getByText('该应用的跳转地址未登记，或服务暂不可用')).toBeVisible()
  await expect(page.getByText(/^4030/)).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: '返回首页' }).click()
  await expect(page).toHaveURL('/')
})

test('an address that could run a script is not followed: the login leads to the home page', async ({
  page,
  loginPage,
}) => {
  await page.goto(loginFor('javascript:alert(1)'))
  await expect(page.getByText('应用的跳转地址无效，登录后将返回本平台首页')).toBeVisible()
  await loginPage.logInByPassword(accounts.member)
  await expect(page).toHaveURL((url) => url.pathname === '/')
})

test('7.1-11 7.1-12 a QR code that a phone confirms signs in and leads back', async ({ page, userMenu }) => {
  await page.goto('/auth/qw?redirect_uri=%2Fpolicy')
  await page.getByRole('link', { name: '扫码登录' }).click()
  await expect(page.getByRole('img', { name: '登录二维码' })).toBeVisible()
  await expect(page.getByText('登录成功')).toBeVisible()
  await expect(page).toHaveURL('/policy')
  await expect(userMenu.button('（示例）')).toBeVisible()
})

test('an expired QR code says so and can be renewed', async ({ page, gateway }) => {
  await gateway.failNext('createZzToken', { returnCode: '4040', errorMessage: '二维码已过期，请刷新' })
  await page.goto('/third-login')
  await expect(page.getByText('二维码已过期')).toBeVisible()
  await page.getByRole('button', { name: '刷新二维码' }).click()
  await expect(page.getByText('登录成功')).toBeVisible()
})
