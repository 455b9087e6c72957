import type { Page } from '@playwright/test'
import { accounts } from './accounts.ts'
import { tick, untick } from './pages/tick.ts'
import { expect, test } from './test.ts'

/** Errors that the page has written to the console. */
function consoleErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}

test('2.5-01 2.5-02 2.5-03 2.5-04 2.5-05 2.5-10 2.5-11 2.5-14 2.5-15 2.5-16 2.5-17 4-01 the widget has three modes, each linked to the others, and two ways to log in', async ({
  page,
  loginPage,
}) => {
  const title = page.getByRole('heading', { level: 1 })
  const ways = { 登录: '已有账号，去登录', 注册: '注册账号', 重设密码: '忘记密码' }
  await loginPage.open()
  await test.step('2.5-04 2.5-05 two tabs, for an SMS code and for a password, by mouse and by keyboard', async () => {
    const tabs = page.getByRole('tablist', { name: '登录方式' }).getByRole('tab')
    await expect(tabs).toHaveText(['手机快捷登录', '账号密码登录'])
    const [byPhone, byPassword] = [tabs.nth(0), tabs.nth(1)]
    const panel = page.getByRole('tabpanel')
    await expect(byPhone).toHaveAttribute('aria-selected', 'true')
    await expect(panel.getByLabel('手机号')).toBeVisible()
    await expect(panel.getByLabel('短信验证码')).toBeVisible()
    await expect(panel.getByRole('button', { name: '登录', exact: true })).toBeEnabled()

    await byPassword.click()
    await expect(byPassword).toHaveAttribute('aria-selected', 'true')
    await expect(panel.getByLabel('用户名')).toBeVisible()
    await expect(panel.getByLabel('密码', { exact: true })).toBeVisible()
    await expect(panel.getByLabel('图形验证码', { exact: true })).toBeVisible()
    await expect(page.getByLabel('短信验证码')).toBeHidden()

    await byPassword.press('ArrowLeft')
    await expect(byPhone).toBeFocused()
    await expect(byPhone).toHaveAttribute('aria-selected', 'true')
    await expect(panel.getByLabel('短信验证码')).toBeVisible()
  })
  for (const [from, to] of [
    ['登录', '注册'],
    ['注册', '重设密码'],
    ['重设密码', '登录'],
    ['登录', '重设密码'],
    ['重设密码', '注册'],
  ] as const) {
    await expect(title).toHaveText(from)
    await page.getByRole('link', { name: ways[to] }).click()
    await expect(title).toHaveText(to)
  }
  await test.step('2.5-14 registering needs an agreement that is not pre-ticked, and shows the password rule', async () => {
    await expect(page.getByRole('checkbox')).not.toBeChecked()
    const password = page.getByLabel('密码', { exact: true })
    await expect(password).toHaveAccessibleDescription(/8–50 个字符.*三种/)
    await expect(password).toHaveAttribute('autocomplete', 'new-password')
  })
  await page.getByRole('link', { name: ways.登录 }).click()
  await expect(title).toHaveText('登录')
  await test.step('2.5-15 2.5-16 2.5-17 a reset needs phone, code and new password', async () => {
    await page.getByRole('link', { name: ways.重设密码 }).click()
    await expect(page.getByLabel('手机号')).toHaveAttribute('autocomplete', 'tel')
    await expect(page.getByLabel('短信验证码')).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(page.getByLabel('新密码', { exact: true })).toHaveAttribute('autocomplete', 'new-password')
  })
})

test('2.5-06 2.5-07 2.5-08 2.5-09 2.5-12 2.5-13 8-28 9-32 the password login has its fields, all of which accept pasting, and a captcha that can be enlarged; a refused login is only reported to the user', async ({
  page,
  context,
  loginPage,
}) => {
  const errors = consoleErrors(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await loginPage.open()
  await loginPage.chooseTab('账号密码登录')
  const panel = page.getByRole('tabpanel', { name: '账号密码登录' })
  await expect(panel.getByLabel('用户名')).toHaveAttribute('autocomplete', 'username')
  await expect(panel.getByLabel('密码', { exact: true })).toHaveAttribute('autocomplete', 'current-password')
  await expect(loginPage.captchaImage).toBeVisible()
  await expect(panel.getByRole('checkbox', { name: '记住账号' })).not.toBeChecked()
  await expect(page.getByRole('link', { name: /服务协议/ })).toHaveAttribute('href', '/auth/qw/protocal')
  await expect(page.getByRole('link', { name: /隐私协议/ })).toHaveAttribute('href', '/auth/qw/privacy')
  expect((await panel.boundingBox())?.width).toBe(360)

  await test.step('pasting works in every field, including the password', async () => {
    await page.evaluate(() => navigator.clipboard.writeText('Paste@2026'))
    for (const label of ['用户名', '密码', '图形验证码']) {
      await panel.getByLabel(label, { exact: true }).focus()
      await page.keyboard.press('Control+V')
      await expect(panel.getByLabel(label, { exact: true })).toHaveValue('Paste@2026')
    }
  })
  await test.step('the captcha can be enlarged at least twice, and another way to log in is named beside it', async () => {
    const small = await loginPage.captchaImage.boundingBox()
    await page.getByRole('button', { name: '放大图片' }).click()
    const large = await page.getByRole('img', { name: '放大的验证码' }).boundingBox()
    expect(large?.width).toBeGreaterThanOrEqual(2 * (small?.width ?? Infinity))
    expect(large?.height).toBeGreaterThanOrEqual(2 * (small?.height ?? Infinity))
    await expect(page.getByText('无法辨认图片时，请改用手机快捷登录')).toBeVisible()
  })
  await test.step('8-28 a refused login is only reported to the user', async () => {
    await loginPage.logInByPassword({ username: accounts.member.username, password: 'Wrong@2026' })
    await expect(page.getByText('账号或密码错误').first()).toBeVisible()
    expect(errors).toEqual([])
  })
})

test('8-29 8-30 a refused registration or reset is reported to the user and logged to the console, and no input is lost', async ({
  page,
}) => {
  const errors = consoleErrors(page)
  for (const { id, path, button } of [
    { id: '8-29', path: '/auth/qw/createUser', button: '注册' },
    { id: '8-30', path: '/auth/qw/resetPassword', button: '重设密码' },
  ]) {
    await test.step(`${id} ${path}`, async () => {
      errors.length = 0
      await page.goto(path)
      await page.getByLabel('手机号').fill('13900000079')
      await page.getByLabel('短信验证码').fill('000000')
      await page
        .getByLabel(/^新?密码$/)
        .first()
        .fill('Newcomer@2026')
      if (button === '注册') await tick(page.getByRole('checkbox'))
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page.getByText(/验证码/).last()).toBeVisible()
      await expect.poll(() => errors.join()).toContain('GatewayError')
      await expect(page.getByLabel('手机号')).toHaveValue('13900000079')
    })
  }
})

test('3.5-04 3.5-05 a remembered account is restored the next time, and forgotten on request; the number typed to register survives a reload, but not the login, and the password neither', async ({
  page,
  loginPage,
}) => {
  // Two logins and a logout.
  test.slow()
  const kept = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  await test.step('a reload keeps the number typed to register but no password', async () => {
    await page.goto('/auth/qw/createUser')
    await page.getByLabel('手机号').fill('13900000078')
    await page.getByLabel('密码', { exact: true }).fill('Newcomer@2026')
    // Stored once the page is hydrated.
    await expect.poll(kept, { timeout: 30_000 }).toContain('13900000078')
    await page.reload()
    await expect(page.getByLabel('手机号')).toHaveValue('13900000078')
    await expect(page.getByLabel('密码', { exact: true })).toHaveValue('')
    expect(await kept()).not.toContain('Newcomer@2026')
  })
  const stored = () => page.evaluate(() => localStorage.getItem('username'))
  await loginPage.open()
  await loginPage.chooseTab('账号密码登录')
  await tick(page.getByRole('tabpanel').getByRole('checkbox', { name: '记住账号' }))
  await loginPage.logInByPassword(accounts.member)
  await expect(page.getByText('登录成功')).toBeVisible()
  expect(await stored()).toBe(accounts.member.username)
  expect(await kept(), 'after a login').not.toContain('13900000078')

  await page.goto('/auth/qw/logout')
  await expect(page).toHaveURL(/\/auth\/qw$/)
  await loginPage.chooseTab('账号密码登录')
  await expect(page.getByLabel('用户名')).toHaveValue(accounts.member.username)
  await untick(page.getByRole('tabpanel').getByRole('checkbox', { name: '记住账号' }))
  await loginPage.logInByPassword(accounts.member)
  await expect(page).toHaveURL('/')
  expect(await stored()).toBeNull()
})

test('the login works by keyboard alone', async ({ page, gateway }) => {
  await page.goto('/auth/qw?redirect_uri=%2Fpolicy')
  const phone = page.getByRole('tab', { name: '手机快捷登录' })
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeEnabled()
  await phone.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: '账号密码登录' })).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: '账号密码登录' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('手机号')).toBeFocused()
  await page.keyboard.type(accounts.member.tel)
  // Past the registration link and the code.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: '获取验证码' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('短信验证码')).toBeFocused()
  await page.keyboard.type(await gateway.smsCode(accounts.member.tel))
  await page.keyboard.press('Enter')
  // First the message, which disappears by itself: the navigation may take longer.
  await expect(page.getByText('登录成功')).toBeVisible()
  await expect(page).toHaveURL('/policy')
})

for (const { id, path, button, done } of [
  { id: '9-48', path: '/auth/register', button: '注册', done: '注册成功，请登录' },
  { id: '9-49', path: '/auth/reset-password', button: '重设密码', done: '重设密码成功，请重新登录' },
]) {
  test(`${id} ${path} opens the matching form, which leads on to the login`, async ({ page, gateway, loginPage }) => {
    const tel = id === '9-48' ? '13900000066' : accounts.newcomer.tel
    await page.goto(path)
    await page.getByLabel('手机号').fill(tel)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await page.getByLabel('短信验证码').fill(await gateway.smsCode(tel))
    await page
      .getByLabel(/^新?密码$/)
      .first()
      .fill('Changed@2026')
    if (id === '9-48') await tick(page.getByRole('checkbox'))
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByText(done)).toBeVisible()
    await expect(page).toHaveURL(/\/auth\/qw$/)
    await loginPage.logInByPassword({ username: tel, password: 'Changed@2026' })
    await expect(page.getByText('登录成功')).toBeVisible()
  })
}
