import type { Page } from '@playwright/test'
import { accounts } from './accounts.ts'
import { portalUrl } from './addresses.ts'
import { expect, test } from './test.ts'

/** Opens a page whose scripts are held back: it has its text and styles but is not hydrated. */
async function openEarly(page: Page, path: string): Promise<{ letScriptsCome: () => void }> {
  const scripts = Promise.withResolvers<void>()
  await page.route(`${portalUrl}/assets/*.js`, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  const isDrawn = () => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    return document.readyState !== 'loading' && sheets.every(({ sheet }) => sheet !== null)
  }
  await expect.poll(() => page.evaluate(isDrawn)).toBe(true)
  return { letScriptsCome: scripts.resolve }
}

/** Lets the held scripts come to a page that runs them at a quarter of this machine's speed. */
async function letScriptsComeSlowly(page: Page, letScriptsCome: () => void): Promise<{ speedUp: () => Promise<void> }> {
  const processor = await page.context().newCDPSession(page)
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  letScriptsCome()
  return { speedUp: () => processor.detach() }
}

test.describe('before hydration, as on a slow connection', () => {
  test('3.5-13 3.5-14 a submenu pressed twice out of impatience opens once the home page is hydrated; text typed into the search, even with an input method, stays and is searched for', async ({
    page,
  }) => {
    const { letScriptsCome } = await openEarly(page, '/')
    await expect(page.getByRole('main')).toHaveAttribute('data-initialized', 'false')
    const supply = page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: '产业供需' })
    await supply.click()
    await supply.click()
    await expect(supply).toHaveAttribute('aria-expanded', 'false')
    const box = page.getByRole('search', { name: '政策搜索' }).getByRole('combobox')
    await box.pressSequentially('智能')
    const keyboard = await page.context().newCDPSession(page)
    await keyboard.send('Input.imeSetComposition', { text: 'hua gai zao', selectionStart: 11, selectionEnd: 11 })
    await keyboard.send('Input.insertText', { text: '化改造' })
    await expect(box).toHaveValue('智能化改造')
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    letScriptsCome()
    await expect(supply).toHaveAttribute('aria-expanded', 'true', { timeout: 30_000 })
    await expect(page.getByRole('main')).toHaveAttribute('data-initialized', 'true')
    // Its suggestions appear, so the page has handled the input.
    await expect(page.getByRole('listbox', { name: '搜索建议' })).toBeVisible({ timeout: 30_000 })
    await expect(box).toHaveValue('智能化改造')
    await box.press('Enter')
    await expect(page).toHaveURL(/keyword=%E6%99%BA%E8%83%BD%E5%8C%96%E6%94%B9%E9%80%A0/)
  })

  test('the press for the next hot tags is not lost; the search offers its categories when it already has the focus', async ({
    page,
  }) => {
    const { letScriptsCome } = await openEarly(page, '/policy')
    const first = page.getByRole('list', { name: '热门标签' }).getByRole('link').first()
    const before = (await first.textContent()) ?? ''
    await page.getByRole('button', { name: '换一批' }).press('Enter')
    await expect(first).toHaveText(before)
    const search = page.getByRole('search', { name: '站内搜索' })
    await search.getByRole('combobox').focus()
    await expect(search.getByRole('radio')).toHaveCount(0)
    letScriptsCome()
    await expect(first).not.toHaveText(before, { timeout: 30_000 })
    await expect(search.getByRole('radio')).toHaveCount(4, { timeout: 30_000 })
  })

  test('the scroll position is not lost, and restored on going back', async ({ page }) => {
    const { letScriptsCome } = await openEarly(page, '/qw/news')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 700))
    letScriptsCome()
    await expect(page.getByRole('main')).toHaveAttribute('data-initialized', 'true', { timeout: 30_000 })
    const place = () => page.evaluate(() => window.scrollY)
    await expect.poll(place).toBe(700)
    // A click would first scroll the link into view.
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '首页' }).dispatchEvent('click')
    await expect(page).toHaveURL('/')
    await expect.poll(place, { timeout: 30_000 }).toBe(0)
    await page.goBack()
    await expect.poll(place, { timeout: 30_000 }).toBe(700)
  })

  test('a list that is opened anew first draws what is in view; a reload leads to the same place far down', async ({
    page,
  }) => {
    const { letScriptsCome } = await openEarly(page, '/policy/info')
    const length = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await length()
    letScriptsCome()
    const waiting = page.locator('[data-first-view]')
    await expect(waiting).toHaveCount(0, { timeout: 30_000 })
    const whole = await length()
    expect(whole, 'only its parts near the window had been laid out').not.toBe(before)
    const place = () => page.evaluate(() => window.scrollY)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight - 1500))
    const far = await place()
    await page.reload()
    await expect.poll(place, { timeout: 30_000 }).toBe(far)
    expect(await length()).toBe(whole)
  })

  test('a member who asks for consultation is not treated as a visitor', async ({ page, loginPage }) => {
    await loginPage.takeSession(accounts.member)
    const { letScriptsCome } = await openEarly(page, '/policy/report')
    // Nor is the visitors' content shown on a page that is rendered for everybody.
    await expect(page.getByRole('main').getByText('加载中')).toBeVisible()
    await expect(page.getByRole('region', { name: '怎样匹配' })).toBeHidden()
    await page.getByRole('button', { name: '在线咨询' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    letScriptsCome()
    await expect(page.getByRole('dialog', { name: '在线咨询/问题反馈' })).toBeVisible({ timeout: 30_000 })
  })

  test('a question stays as typed, with focus and caret, when the rest of the chat has loaded', async ({ page }) => {
    const { letScriptsCome } = await openEarly(page, '/ai-qa')
    const rest = Promise.withResolvers<void>()
    await page.route(`${portalUrl}/assets/chatParts-*.js`, async (route) => {
      await rest.promise
      await route.continue()
    })
    const box = page.getByRole('textbox', { name: '您的问题' })
    const hot = page.getByRole('list', { name: '大家常问' }).getByRole('button').last()
    await box.pressSequentially('租房')
    letScriptsCome()
    await expect(page.getByRole('main')).toHaveAttribute('data-initialized', 'true', { timeout: 30_000 })
    await expect(page.getByText('2/200')).toBeVisible()
    await box.press('ArrowLeft')
    const places = async () => [await box.boundingBox(), await hot.boundingBox()]
    const before = await places()
    rest.resolve()
    await expect(page.locator('.ant-sender')).toBeVisible({ timeout: 30_000 })
    await expect(box).toBeFocused()
    expect(await places()).toEqual(before)
    await page.keyboard.type('x')
    await expect(box).toHaveValue('租x房')
  })

  test('text typed during hydration on a slow phone stays as typed, and a search sent then is not lost', async ({
    page,
  }) => {
    const box = page.getByRole('search', { name: '站内搜索' }).getByRole('combobox')
    await test.step('typed', async () => {
      const { letScriptsCome } = await openEarly(page, '/policy/info')
      await box.focus()
      const { speedUp } = await letScriptsComeSlowly(page, letScriptsCome)
      await page.keyboard.type('abcdefghijklmnopqrstuvwxyz', { delay: 30 })
      await expect(page.getByRole('main')).toHaveAttribute('data-initialized', 'true')
      await page.keyboard.press('Backspace')
      await expect(box).toHaveValue('abcdefghijklmnopqrstuvwxy')
      await speedUp()
    })
    await test.step('typed and sent', async () => {
      const { letScriptsCome } = await openEarly(page, '/policy/info')
      await box.focus()
      await letScriptsComeSlowly(page, letScriptsCome)
      await page.keyboard.type('abcdefghijklmnop', { delay: 20 })
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/keyword=abcdefghijklmnop$/)
    })
  })

  test('a search needs no script at all, filters that were ticked are all applied, and policies added to the comparison join those chosen before', async ({
    page,
  }) => {
    const found = `/policy/info?keyword=${encodeURIComponent('智能化改造')}`
    await test.step('a search before any script has come leads to the list, whose filters are ticked before, too', async () => {
      const { letScriptsCome } = await openEarly(page, '/')
      const box = page.getByRole('search', { name: '政策搜索' }).getByRole('combobox')
      await box.fill('智能化改造')
      await box.press('Enter')
      await expect(page).toHaveURL(/\/policy\/info\?keyword=/)
      const address = page.url()
      const boxes = [/^申报中/, /^省级/].map((name) => page.getByRole('checkbox', { name }))
      for (const filter of boxes) await filter.check()
      expect(page.url()).toBe(address)
      letScriptsCome()
      await expect(page).toHaveURL(/declareState=OPEN/, { timeout: 30_000 })
      await expect(page).toHaveURL(/level=PROVINCE/)
      for (const filter of boxes) await expect(filter).toBeChecked()
    })

    await test.step('a search that the browser itself sends, with its categories open, has only the words in its address', async () => {
      const search = page.getByRole('search', { name: '站内搜索' })
      await search.getByRole('combobox').fill('智能化改造')
      await expect(search.getByRole('radio')).toHaveCount(4)
      // As before hydration: no listener is called.
      await search.locator('form').evaluate((form: HTMLFormElement) => form.submit())
      await expect(page).toHaveURL(found)
    })

    await test.step('policies added to the comparison join one that was chosen before', async () => {
      const buttons = page.getByRole('button', { name: /^加入对比/ })
      await buttons.first().click()
      await expect(buttons.first()).toHaveAttribute('aria-pressed', 'true')
      const { letScriptsCome } = await openEarly(page, found)
      await buttons.nth(1).click()
      await buttons.nth(2).click()
      await expect(buttons.nth(2)).toHaveAttribute('aria-pressed', 'false')
      letScriptsCome()
      const tray = page.getByRole('complementary', { name: '政策对比栏' })
      await expect(tray.getByRole('listitem')).toHaveCount(3, { timeout: 30_000 })
    })
  })

  test('questions that were unfolded load, the choice of what to publish opens, and 长辈版 is not lost', async ({
    page,
  }) => {
    const { letScriptsCome } = await openEarly(page, '/policy/declaration')
    await page.getByText('常见问题').first().click()
    await page.getByRole('button', { name: '发布需求/资源' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: '长辈版' }).click()
    letScriptsCome()
    await expect(page.getByRole('dialog', { name: '选择发布类型' })).toBeVisible({ timeout: 30_000 })
    await expect(page.locator('details[open]')).toContainText(/？|暂无常见问题/, { timeout: 30_000 })
    await expect(page.locator('html[data-elder]')).toHaveCount(1, { timeout: 30_000 })
  })

  test('the login keeps the chosen tab and the input, and cannot be sent too early', async ({ page }) => {
    const { letScriptsCome } = await openEarly(page, '/auth/qw')
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeDisabled()
    await page.getByLabel('手机号').fill('13800000001')
    await page.getByRole('tab', { name: '账号密码登录' }).click()
    await expect(page.getByRole('tabpanel', { name: '手机快捷登录' })).toBeVisible()
    letScriptsCome()
    await expect(page.getByRole('tabpanel', { name: '账号密码登录' })).toBeVisible({ timeout: 30_000 })
    await page.getByRole('tab', { name: '手机快捷登录' }).click()
    await expect(page.getByLabel('手机号')).toHaveValue('13800000001')
  })
})
