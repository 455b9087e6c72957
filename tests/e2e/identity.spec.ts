import { accounts } from './accounts.ts'
import { expect, test } from './test.ts'

test('1-13 2.3-13 2.3-14 2.3-15 2.3-16 2.3-17 2.3-18 2.3-19 2.3-25 2.3-26 2.3-28 2.4-07 2.4-09 4-11 4-18 4-30 6-10 6-11 8-33 8-34 9-45 a provider logs in, sees the member badge, the card and what to publish, and logs out', async ({
  page,
  context,
  loginPage,
  userMenu,
}) => {
  const fetched = page.waitForRequest(/\/facilitator\/card\//, { timeout: 0 })
  await loginPage.open('/policy')
  await loginPage.logInByPassword(accounts.member)
  await expect(page.getByRole('status').getByText('登录成功')).toBeVisible()
  await test.step('2.4-07 2.4-09 a member chooses between a demand and a resource', async () => {
    await page.getByRole('button', { name: '发布需求/资源' }).click()
    const dialog = page.getByRole('dialog', { name: '选择发布类型' })
    await expect(dialog.getByRole('link', { name: /发布需求/ })).toHaveAttribute('href', '/qw/personal/demand/detail')
    await expect(dialog.getByRole('link', { name: /发布资源/ })).toHaveAttribute(
      'href',
      '/qw/personal/resources/detail',
    )
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })
  await userMenu.button('江畔精密').click()
  await test.step('4-30 6-10 6-11 an approved provider sees the member badge and the business card, whose data are fetched', async () => {
    await fetched
    await expect(page.getByText('会员', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: '企业名片' })).toHaveAttribute('href', '/qw/personal/resume')
  })
  await test.step('1-13 2.3-13 9-45 the card shows the member and the enterprise', async () => {
    const card = page.getByRole('banner').locator('a[href="/qw/personal"]')
    await expect(card).toContainText('江畔精密')
    await expect(card).toContainText('会员')
    await expect(card).toContainText('周示例')
    await expect(card).toContainText('市场部经理')
    const logo = card.locator('img')
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(page.getByRole('list', { name: '切换企业' }).getByRole('button')).not.toHaveCount(0)
    await expect(page.getByRole('link', { name: /消息中心/ })).toBeVisible()
    await expect(userMenu.logOutButton).toBeVisible()
    const loginInfo = (await context.cookies()).find(({ name }) => name === 'txqyfw_login_info')
    expect(Buffer.from(decodeURIComponent(loginInfo?.value ?? ''), 'base64').toString()).toBe('{"loginType":"member"}')
  })
  await userMenu.logOutButton.click()
  await expect(page.getByRole('status').getByText('注销成功')).toBeVisible()
})

test('4-33 an ordinary member sees neither, and no card is fetched', async ({ page, loginPage, userMenu }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await loginPage.enter(accounts.ordinary, '/')
  await userMenu.button('琴韵乐器').click()
  await expect(page.getByRole('link', { name: '消息中心' })).toBeVisible()
  await expect(page.getByText('会员', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: '企业名片' })).toHaveCount(0)
  expect(asked.filter((url) => url.includes('/facilitator/card/'))).toEqual([])
})

test('1-12 6-01 6-02 6-03 6-04 a visitor browses, searches, and finds login and registration', async ({ page }) => {
  await page.goto('/policy')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const box = page.getByRole('banner').getByRole('combobox')
  await box.fill('高新技术企业')
  await box.press('Enter')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('link', { name: '注册', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '注册' })).toBeVisible()
  await page.getByRole('link', { name: '已有账号，去登录' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
})

test('2.4-06 2.4-08 4-66 4-67 6-06 a visitor of the policies reads when the browser is offline, and publishing leads to the login first and back to the choice', async ({
  page,
  context,
}) => {
  await page.goto('/policy')
  await test.step('4-66 4-67 the page says when the browser is offline, and stops when it is back', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const notice = page.getByRole('status').getByText('网络已断开')
    await expect(notice).toBeHidden()
    await context.setOffline(true)
    await expect(notice).toBeVisible()
    await context.setOffline(false)
    await expect(notice).toBeHidden()
  })
  await test.step('a dialog traps the focus and restores it when closed', async () => {
    const opener = page.getByRole('button', { name: '发布需求/资源' })
    await opener.press('Enter')
    const dialog = page.getByRole('dialog', { name: '选择发布类型' })
    await expect(dialog).toBeVisible()
    for (let step = 0; step < 3; step += 1) {
      await page.keyboard.press('Tab')
      // The browser's own bar, where the page has no focus, is the only other stop of a modal dialog.
      await expect(page.locator(':focus:not(body, dialog *)')).toHaveCount(0)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  })
  await test.step('2.4-06 2.4-08 6-06 publishing leads a visitor to the login first', async () => {
    await page.getByRole('button', { name: '发布需求/资源' }).click()
    const dialog = page.getByRole('dialog', { name: '选择发布类型' })
    await expect(dialog.getByRole('link', { name: /发布资源/ })).toBeVisible()
    await expect(dialog.getByText('发布前需要先登录')).toBeVisible()
    await dialog.getByRole('link', { name: /发布需求/ }).click()
    await expect(page).toHaveURL(/\/auth\/qw\?redirect_uri=%2Fqw%2Fpersonal%2Fdemand%2Fdetail/)
  })
})

test('4-66 a link pressed offline leaves the visitor on the page with a message, and is followed once there is a connection', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await expect(page.getByRole('main')).toHaveAttribute('data-initialized', 'true')
  await page.evaluate(() => (document.documentElement.dataset['same'] = 'yes'))
  await context.setOffline(true)
  const banner = page.getByRole('status').getByText('网络已断开')
  await expect(banner).toBeVisible()
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '企业旗舰店' }).click()
  await expect(banner).toContainText('恢复连接后自动打开所选页面')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: '企业旗舰店' })).toBeVisible()
  await expect(page).toHaveURL('/qw/supply-demand/provider')
  // Without a page load, which would lose input.
  await expect(page.locator('html')).toHaveAttribute('data-same', 'yes')
})

test('7-14 the login state is fetched at startup: for a member on any page, but not for a visitor', async ({
  page,
  gateway,
  loginPage,
  userMenu,
}) => {
  const start = new Date()
  const asked = async () =>
    (await gateway.callsSince(start)).filter(({ operationId }) => operationId === 'getCurrentUser').length
  await page.goto('/qw/news')
  await expect(page.getByRole('link', { name: '登录', exact: true })).toBeVisible()
  expect(await asked()).toBe(0)
  for (const [index, path] of ['/qw/news', '/policy/info/p-1001'].entries()) {
    if (index === 0) await loginPage.enter(accounts.member, path)
    else await page.goto(path)
    await expect(userMenu.button('（示例）')).toBeVisible()
    await expect.poll(asked).toBe(index + 1)
  }
})
