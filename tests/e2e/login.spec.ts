import { accounts } from './accounts.ts'
import { tick } from './pages/tick.ts'
import { expect, test } from './test.ts'

test('1-50 4-07 4-08 4-09 5-15 5-23 a user signs in by phone and SMS code, with a number typed in groups', async ({
  page,
  gateway,
  loginPage,
  userMenu,
}) => {
  await loginPage.open()
  await loginPage.chooseTab('手机快捷登录')
  const panel = page.getByRole('tabpanel', { name: '手机快捷登录' })
  await test.step('5-15 5-23 no SMS is sent to an invalid phone number', async () => {
    await panel.getByLabel('手机号').fill('手机')
    await panel.getByRole('button', { name: '获取验证码' }).click()
    await expect(page.getByText('请输入正确的手机号码')).toBeVisible()
    await expect(panel.getByRole('button', { name: '获取验证码' })).toBeEnabled()
    expect(await gateway.sentSms()).toEqual([])
  })
  // As printed on business cards.
  await panel.getByLabel('手机号').fill('138 0000 0002')
  await panel.getByRole('button', { name: '获取验证码' }).click()
  await test.step('4-07 4-08 the button counts down after the SMS is sent', async () => {
    await expect(panel.getByRole('button', { name: /^请等待（\d+）$/ })).toBeDisabled()
  })
  await panel.getByLabel('短信验证码').fill(await gateway.smsCode(accounts.newcomer.tel))
  await panel.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('登录成功')).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await expect(userMenu.button('新会员')).toBeVisible()
})

test('5-08 5-10 5-12 8-24 an empty password login names each missing field; a refused one fetches another captcha, keeps the input, and its message disappears with the next login', async ({
  page,
  loginPage,
}) => {
  await loginPage.open()
  await loginPage.chooseTab('账号密码登录')
  await page.getByRole('tabpanel').getByRole('button', { name: '登录', exact: true }).click()
  for (const message of ['请输入用户名', '请输入密码', '请输入图形验证码中的字符']) {
    await expect(page.getByText(message, { exact: true })).toBeVisible()
  }
  await expect(page.getByLabel('用户名')).toBeFocused()

  await test.step('8-24 a refused login fetches another captcha and keeps the input', async () => {
    await expect(loginPage.captchaImage).toBeVisible()
    const first = await loginPage.captchaImage.getAttribute('src')
    await loginPage.logInByPassword({ username: accounts.member.username, password: 'Wrong@2026' })
    await expect(page.getByText('账号或密码错误').first()).toBeVisible()
    await expect(loginPage.captchaImage).not.toHaveAttribute('src', first ?? '')
    await expect(page.getByLabel('用户名')).toHaveValue(accounts.member.username)
    await expect(page.getByLabel('密码', { exact: true })).toHaveValue('Wrong@2026')
  })
  await test.step('its message disappears with the next login', async () => {
    await loginPage.logInBySms(accounts.member.tel)
    await expect(page.getByText('登录成功')).toBeVisible()
    await expect(page.getByText('账号或密码错误')).toHaveCount(0)
    await expect(page.getByText('短信验证码发送成功，请等待')).toHaveCount(0)
  })
})

test('3.5-01 3.5-02 3.5-03 a login with a redirect_uri to another site leads to the home page instead; its message does not cover the header of a phone, and the tokens are in secure cookies with the prefix', async ({
  page,
  context,
  loginPage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // One example of what safeRedirect.test.ts refuses.
  await loginPage.open('/\\example.com')
  await loginPage.logInByPassword(accounts.member)
  const message = page.getByText('登录成功')
  // It stays as long as the pointer is on it.
  await message.hover()
  await expect(page).toHaveURL('/')
  const header = await page.getByRole('banner').first().boundingBox()
  const shown = await message.boundingBox()
  expect(shown?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
  await test.step('3.5-01 3.5-02 3.5-03 the tokens are stored in secure cookies with the prefix', async () => {
    for (const name of ['txqyfw_access_token', 'txqyfw_refresh_token']) {
      // The browser writes cookies asynchronously.
      const kept = async () => (await context.cookies()).find((cookie) => cookie.name === name)
      await expect.poll(kept).toMatchObject({ secure: true, path: '/' })
    }
  })
})

test('4-25 4-26 4-27 a personal page sends a visitor to the login first, and back', async ({ page, loginPage }) => {
  await page.goto('/qw/personal/collect?current=1')
  await expect(page).toHaveURL(/\/auth\/qw\?redirect_uri=%2Fqw%2Fpersonal%2Fcollect/)
  await expect(page.getByText('未登录用户禁止访问，请先登录')).toBeVisible()
  await loginPage.logInByPassword(accounts.member)
  await expect(page.getByRole('heading', { name: '我的收藏' })).toBeVisible()
})

test('1-52 4-01 4-02 4-03 a newcomer registers and returns to the login', async ({ page, gateway }) => {
  await page.goto('/auth/qw')
  await page.getByRole('link', { name: '注册账号' }).click()
  // The login also has a field and a button with these names.
  await expect(page.getByRole('heading', { level: 1, name: '注册' })).toBeVisible()
  await page.getByLabel('手机号').fill('13900000077')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByLabel('短信验证码')).toBeFocused()
  await page.getByLabel('短信验证码').fill(await gateway.smsCode('13900000077'))
  await page.getByLabel('密码', { exact: true }).fill('Newcomer@2026')
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect(page.getByText('*请先阅读并同意服务协议和隐私协议')).toBeVisible()
  await tick(page.getByRole('checkbox'))
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect(page.getByText('注册成功，请登录')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
})

test('1-53 4-04 4-05 a forgotten password is reset', async ({ page, gateway, loginPage }) => {
  await page.goto('/auth/qw/resetPassword')
  await page.getByLabel('手机号').fill(accounts.member.tel)
  const sending = Promise.withResolvers<void>()
  await page.route(/sms-captcha/, async (route) => {
    await sending.promise
    await route.continue()
  })
  await page.getByRole('button', { name: '获取验证码' }).click()
  // If the user moves on while the code is being sent, the focus stays in the password; otherwise they would type it
  // into the visible code field.
  await page.getByLabel(/密码/).first().fill('Changed@2026')
  sending.resolve()
  await expect(page.getByText('短信验证码发送成功，请等待')).toBeVisible()
  await expect(page.getByLabel(/密码/).first()).toBeFocused()
  await page.getByLabel('短信验证码').fill(await gateway.smsCode(accounts.member.tel))
  await page.getByRole('button', { name: /重设密码|确定|提交/ }).click()
  await expect(page.getByText('重设密码成功，请重新登录')).toBeVisible()
  await loginPage.logInByPassword({ username: accounts.member.username, password: 'Changed@2026' })
  await expect(page.getByText('登录成功')).toBeVisible()
})

test('7.1-08 a number with many codes needs a graphic captcha, which is sent along with its id', async ({
  page,
  gateway,
}) => {
  await page.goto('/auth/qw/createUser')
  await page.getByLabel('手机号').fill('13900000088')
  const send = page.getByRole('button', { name: '获取验证码' })
  await expect(send).toBeEnabled()
  // Only the number is validated before a code is requested (§5): there is no captcha until the gateway requires one.
  await expect(page.getByLabel('图形验证码', { exact: true })).toHaveCount(0)
  await gateway.failNext('sendRegisterSmsCaptcha', { returnCode: '4001', errorMessage: '请先输入图形验证码' })
  await send.click()
  await expect(page.getByText('4001：请先输入图形验证码')).toBeVisible()

  const captcha = page.getByLabel('图形验证码', { exact: true })
  const picture = page.getByRole('img', { name: '图形验证码' })
  const idOf = async () => ((await picture.getAttribute('src')) ?? '').split('/').at(-1) ?? ''
  await expect(picture).toBeVisible()
  const first = await idOf()
  await captcha.fill('????')
  await send.click()
  await expect(page.getByText('4001：图形验证码错误或已过期')).toBeVisible()
  await expect.poll(idOf).not.toBe(first)
  await expect(picture).toBeVisible()
  await expect(captcha).toHaveValue('')

  const id = await idOf()
  const answer = await gateway.captchaAnswer(id)
  await captcha.fill(answer)
  const sent = page.waitForRequest(/register\/sms-captcha/)
  await send.click()
  const query = new URL((await sent).url()).searchParams
  expect(Object.fromEntries(query)).toEqual({ tel: '13900000088', type: 'register', id, captchaCode: answer })
  await expect(page.getByText('短信验证码发送成功，请等待')).toBeVisible()
  await expect(captcha).toHaveCount(0)
  await expect(page.getByLabel('手机号')).toHaveValue('13900000088')
})
