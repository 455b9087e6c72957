import type { Page } from '@playwright/test'
import { accounts } from './accounts.ts'
import { sidewaysScroll, violations } from './pages/pageChecks.ts'
import { tick } from './pages/tick.ts'
import { expect, test } from './test.ts'

const tel = '13900000088'
const password = 'Newcomer@2026'

const told = (page: Page) => page.getByRole('heading', { name: `手机号 ${tel} 尚未注册` })
const register = (page: Page) => page.getByRole('button', { name: '注册并登录' })

test('7.1-03 the user learns that the number is not registered and agrees before it is registered', async ({
  page,
  gateway,
  loginPage,
}) => {
  await loginPage.open('/policy/info?keyword=数字化')
  await expect(page.getByLabel('手机号')).toHaveAccessibleDescription(/未注册的手机号.*先去注册/)
  await expect(page.getByRole('link', { name: '先去注册' })).toHaveAttribute('href', /^\/auth\/qw\/createUser\?/)
  await loginPage.logInBySms(tel)
  await expect(told(page)).toBeVisible()
  // The step itself says so, without an error message.
  await expect(page.getByText('该手机号尚未注册')).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await register(page).click()
  await expect(page.getByText('*请先阅读并同意服务协议和隐私协议')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /我已阅读并同意/ })).toBeFocused()
  await tick(page.getByRole('checkbox', { name: /我已阅读并同意/ }))
  await register(page).click()
  await expect(page.getByText('登录成功')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: '设置密码' })).toBeVisible()
  // The number must not appear in addresses.
  expect(page.url()).not.toContain(tel)
  expect(await gateway.sentSms()).toHaveLength(1)
  await page.getByRole('link', { name: '以后再说' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/policy/info' && url.searchParams.get('keyword') === '数字化')
})

test('7.1-05 a user registered by a login sets a password and logs in with it', async ({
  page,
  gateway,
  loginPage,
}) => {
  // Two logins.
  test.slow()
  await loginPage.open('/qw/personal/collect')
  await loginPage.logInBySms(tel)
  await tick(page.getByRole('checkbox', { name: /我已阅读并同意/ }))
  await register(page).click()
  const form = page.getByRole('main')
  await expect(form.getByLabel('手机号')).toHaveValue(tel)
  expect(await violations(page)).toEqual([])
  await page.reload()
  await expect(form.getByLabel('手机号')).toHaveValue(tel)
  await gateway.letSmsRest()
  await form.getByRole('button', { name: '获取验证码' }).click()
  await expect.poll(async () => (await gateway.sentSms()).length).toBe(2)
  await form.getByLabel('短信验证码').fill(await gateway.smsCode(tel))
  await form.getByLabel('密码', { exact: true }).fill('abcdefgh')
  await form.getByRole('button', { name: '设置密码' }).click()
  await expect(form.getByText('密码须包含大写字母、小写字母、数字、符号中的至少三种')).toBeVisible()
  await form.getByLabel('密码', { exact: true }).fill(password)
  await form.getByRole('button', { name: '设置密码' }).click()
  await expect(page.getByText('密码已设置')).toBeVisible()
  await expect(page.getByRole('heading', { name: '我的收藏' })).toBeVisible()

  await page.goto('/auth/qw/logout')
  await expect(page).toHaveURL(/\/auth\/qw$/)
  await loginPage.logInByPassword({ username: tel, password })
  await expect(page.getByText('登录成功')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('a member who already has a password is told so, with a link to change it', async ({
  page,
  gateway,
  loginPage,
}) => {
  await loginPage.enter(accounts.newcomer, '/user/changePassword')
  await page.getByRole('paragraph').getByRole('link', { name: '设置密码' }).click()
  const form = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1, name: '设置密码' })).toBeVisible()
  await form.getByLabel('手机号').fill(accounts.newcomer.tel)
  await form.getByRole('button', { name: '获取验证码' }).click()
  await form.getByLabel('短信验证码').fill(await gateway.smsCode(accounts.newcomer.tel))
  await form.getByLabel('密码', { exact: true }).fill(password)
  await form.getByRole('button', { name: '设置密码' }).click()
  await expect(page.getByText('该账号已设置密码，忘记密码请使用找回密码')).toBeVisible()
  await expect(form.getByLabel('密码', { exact: true })).toHaveValue(password)
  await form.getByRole('paragraph').getByRole('link', { name: '修改密码' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '修改密码' })).toBeVisible()
})

test('a code that expired while the agreements were read is reported; the keyboard alone returns to the number, whose code is still there, and registers', async ({
  page,
  gateway,
  loginPage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await loginPage.open()
  await loginPage.logInBySms(tel)
  await expect(told(page)).toBeVisible()
  expect(await sidewaysScroll(page)).toBe(0)
  await gateway.failNext('loginOrRegister', { returnCode: '4004', errorMessage: '短信验证码错误或已过期' })
  await tick(page.getByRole('checkbox', { name: /我已阅读并同意/ }))
  await register(page).click()
  await expect(page.getByText(/短信验证码错误或已过期/)).toBeVisible()
  await page.getByRole('button', { name: /^返回/ }).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('tabpanel', { name: '手机快捷登录' })
  await expect(panel.getByLabel('手机号')).toHaveValue(tel)
  await expect(panel.getByLabel('短信验证码')).not.toHaveValue('')
  await expect(panel.getByLabel('短信验证码')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(told(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: /我已阅读并同意/ })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '设置密码' })).toBeVisible()
})
