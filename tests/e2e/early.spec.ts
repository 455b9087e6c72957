import type { Page } from '@playwright/test'
import { accounts } from './accounts.ts'
import { expect, test } from './test.ts'

/** Opens a page over a line so slow that its scripts come seconds after its text. */
async function openSlowly(page: Page, path: string): Promise<void> {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 60 * 1024,
    uploadThroughput: 60 * 1024,
  })
  await page.goto(path, { waitUntil: 'commit' })
}

test.describe('on a slow line, before the page listens', () => {
  test('3.5-13 3.5-14 a submenu that is pressed, twice out of impatience, opens once the page listens', async ({
    page,
  }) => {
    await openSlowly(page, '/')
    await expect(page.getByRole('main')).toHaveAttribute('data-initialized', 'false')
    const supply = page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: '产业供需' })
    await supply.click()
    await supply.click()
    await expect(supply).toHaveAttribute('aria-expanded', 'false')
    await expect(supply).toHaveAttribute('aria-expanded', 'true', { timeout: 30_000 })
    await expect(page.getByRole('main')).toHaveAttribute('data-initialized', 'true')
  })

  test('the next hot tags are not lost', async ({ page }) => {
    await openSlowly(page, '/policy')
    const first = page.getByRole('list', { name: '热门标签' }).getByRole('link').first()
    const before = (await first.textContent()) ?? ''
    await page.getByRole('button', { name: '换一批' }).press('Enter')
    await expect(first).toHaveText(before)
    await expect(first).not.toHaveText(before, { timeout: 30_000 })
  })

  test('the place in the page is not lost, and going back finds it again', async ({ page }) => {
    await openSlowly(page, '/qw/news')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 700))
    await expect(page.getByRole('main')).toHaveAttribute('data-initialized', 'true', { timeout: 30_000 })
    const place = () => page.evaluate(() => window.scrollY)
    await expect.poll(place).toBe(700)
    // A press would first bring the link into view.
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '首页' }).dispatchEvent('click')
    await expect(page).toHaveURL('/')
    await expect.poll(place, { timeout: 30_000 }).toBe(0)
    await page.goBack()
    await expect.poll(place, { timeout: 30_000 }).toBe(700)
  })

  test('长辈版 is not lost', async ({ page }) => {
    await openSlowly(page, '/policy')
    await page.getByRole('button', { name: '长辈版' }).click()
    await expect(page.locator('html[data-elder]')).toHaveCount(1, { timeout: 30_000 })
  })

  test('a member who asks for consultation is not taken for a visitor', async ({ page, loginPage }) => {
    await loginPage.enter(accounts.member, '/favicon.svg')
    await openSlowly(page, '/policy')
    await page.getByRole('button', { name: '在线咨询' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('dialog', { name: '在线咨询/问题反馈' })).toBeVisible({ timeout: 30_000 })
  })

  test('the choice of what to publish opens', async ({ page }) => {
    await openSlowly(page, '/policy')
    await page.getByRole('button', { name: '发布需求/资源' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('dialog', { name: '选择发布类型' })).toBeVisible({ timeout: 30_000 })
  })

  test('what is typed into the search stays, and finds what it says', async ({ page }) => {
    await openSlowly(page, '/')
    const box = page.getByRole('search', { name: '政策搜索' }).getByRole('combobox')
    await box.fill('智能化改造')
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    // Its suggestions come: the page has heard what was typed.
    await expect(page.getByRole('listbox', { name: '搜索建议' })).toBeVisible({ timeout: 30_000 })
    await expect(box).toHaveValue('智能化改造')
    await box.press('Enter')
    await expect(page).toHaveURL(/keyword=%E6%99%BA%E8%83%BD%E5%8C%96%E6%94%B9%E9%80%A0/)
  })

  test('a search needs no script at all', async ({ page }) => {
    await openSlowly(page, '/')
    const box = page.getByRole('search', { name: '政策搜索' }).getByRole('combobox')
    await box.fill('智能化改造')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/policy\/info\?keyword=/)
  })

  test('a filter that is ticked filters', async ({ page }) => {
    await openSlowly(page, '/policy/info')
    await page.getByRole('checkbox', { name: /^申报中/ }).check()
    await expect(page).toHaveURL('/policy/info')
    await expect(page).toHaveURL(/declareState=OPEN/, { timeout: 30_000 })
    await expect(page.getByRole('checkbox', { name: /^申报中/ })).toBeChecked()
  })

  test('the login keeps the tab that was chosen and what was typed, and cannot be sent too early', async ({ page }) => {
    await openSlowly(page, '/auth/qw')
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeDisabled()
    await page.getByLabel('手机号').fill('13800000001')
    await page.getByRole('tab', { name: '账号密码登录' }).click()
    await expect(page.getByRole('tabpanel', { name: '手机快捷登录' })).toBeVisible()
    await expect(page.getByRole('tabpanel', { name: '账号密码登录' })).toBeVisible({ timeout: 30_000 })
    await page.getByRole('tab', { name: '手机快捷登录' }).click()
    await expect(page.getByLabel('手机号')).toHaveValue('13800000001')
  })
})
