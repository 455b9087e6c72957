import type { Locator, Page } from '@playwright/test'
import { accounts } from './accounts.ts'
import { idle } from './pages/idle.ts'
import { expect, test } from './test.ts'

// The ad, the loading bar and back to top use motion.
test.use({ reducedMotion: 'no-preference' })

const ad = (page: Page) => page.getByRole('complementary', { name: '浮动广告' })

/** The ad in its initial position, from which it moves and reacts to keys. */
async function adInPlace(page: Page): Promise<Locator> {
  await expect(ad(page)).toHaveAttribute('style', /translate/)
  // It starts at the lower edge; while it renders again it has no position at all.
  await expect.poll(async () => (await placeOf(ad(page))).y).toBeGreaterThan(0)
  return ad(page)
}

/** The different heights of the visible elements. */
async function heightsOf(locator: Locator): Promise<number[]> {
  const boxes = await Promise.all((await locator.all()).map((each) => each.boundingBox()))
  return [...new Set(boxes.flatMap((box) => (box === null ? [] : [Math.round(box.height)])))]
}

const bottomOf = (box: Awaited<ReturnType<Locator['boundingBox']>>) => (box?.y ?? 0) + (box?.height ?? 0)

async function placeOf(locator: Locator) {
  const box = await locator.boundingBox()
  return { x: box?.x ?? 0, y: box?.y ?? 0 }
}

test('2.3-81 2.3-83 2.3-84 2.3-85 the ad moves, pauses under the pointer and while focused, can be dragged and moved by arrow keys, and stays closed for the session once closed', async ({
  page,
}) => {
  await page.goto('/')
  const start = await placeOf(await adInPlace(page))
  await expect.poll(() => placeOf(ad(page))).not.toEqual(start)
  // Catching the moving ad with the pointer would be a race, so the pointer's events are dispatched.
  await ad(page).dispatchEvent('pointerenter')
  const rest = await placeOf(ad(page))
  const { x, y } = rest
  await page.mouse.move(x + 20, y + 60)
  await page.mouse.down()
  await page.mouse.move(x + 220, y - 140, { steps: 5 })
  await expect.poll(() => placeOf(ad(page))).toEqual({ x: x + 200, y: y - 200 })
  await page.mouse.up()
  await expect(page).toHaveURL('/')
  expect(await placeOf(ad(page))).toEqual({ x: x + 200, y: y - 200 })

  // Away from it, so that only the focus makes it pause.
  await page.mouse.move(0, 0)
  await page.getByRole('button', { name: '移动广告：拖动或按方向键' }).focus()
  const place = await placeOf(ad(page))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => placeOf(ad(page))).toEqual({ x: place.x + 16, y: place.y - 16 })
  await test.step('2.3-85 closed, it stays closed for the session', async () => {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(ad(page)).toHaveCount(0)
    const ads = page.waitForResponse(/[?&]position=FLOAT\b/)
    await page.goto('/qw/news')
    // From here on it would be rendered.
    await (await ads).finished()
    await idle(page)
    await expect(ad(page)).toHaveCount(0)
  })
})

test('nothing floats over a form: the ad is hidden, and help is before the footer where there is no room beside the page', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter(accounts.member, '/user/changePassword')
  // It exists, but is invisible.
  await expect(page.locator('aside[aria-label="浮动广告"]')).toHaveAttribute('style', /translate/)
  await expect(ad(page)).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 600 })
  const help = page.getByRole('complementary', { name: '在线服务' })
  await expect(help).not.toBeInViewport()
  const form = page.getByRole('main').locator('form')
  await form.getByRole('button', { name: '修改密码' }).press('Enter')
  await expect(form.locator('[aria-invalid=true]').first()).toBeFocused()
  // The page has scrolled, and may show both.
  await expect.poll(async () => (await placeOf(help)).y - bottomOf(await form.boundingBox())).toBeGreaterThan(0)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '首页' }).press('Enter')
  await expect(ad(page)).toBeVisible()
  await expect(help).toBeInViewport()
})

test('the ad stands still with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  const start = await placeOf(await adInPlace(page))
  await page.clock.runFor(2000)
  expect(await placeOf(ad(page))).toEqual(start)
})

test('2.3-82 9-28 the ad moves 1 px every 20 ms', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(100)
  await adInPlace(page)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  const start = await placeOf(ad(page))
  await page.clock.runFor(200)
  const { x, y } = await placeOf(ad(page))
  expect([Math.abs(x - start.x), Math.abs(y - start.y)]).toEqual([10, 10])
})

test.describe('长辈版', () => {
  test('is larger, has no ad, and applies to the next page before the first paint', async ({ page }) => {
    await page.goto('/')
    const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
    await expect(ad(page)).toBeVisible()
    const usual = parseFloat(await size())
    await page.getByRole('button', { name: '长辈版' }).click()
    const leave = page.getByRole('button', { name: '退出长辈版' })
    await expect(leave).toBeVisible()
    expect(
      await heightsOf(page.getByRole('navigation', { name: '主菜单' }).locator('> div > ul > li > :is(a, button)')),
    ).toHaveLength(1)
    const search = page.getByRole('search', { name: '站内搜索' }).locator('form')
    const [frame, button] = [
      await search.boundingBox(),
      await search.getByRole('button', { name: '搜索', exact: true }).boundingBox(),
    ]
    expect(bottomOf(button), 'the button stays within the frame of the search').toBeLessThanOrEqual(bottomOf(frame))
    expect(parseFloat(await size())).toBe(usual * 1.25)
    await expect(ad(page)).toHaveCount(0)
    await page.goto('/policy', { waitUntil: 'commit' })
    await expect(page.locator('html[data-elder]')).toHaveCount(1)
    // Shown after hydration, and the scripts have only begun to load.
    await expect(leave).toBeVisible({ timeout: 30_000 })
    await leave.click()
    await page.reload()
    expect(parseFloat(await size())).toBe(usual)
  })
})

test('2.3-04 2.3-10 the main menu works by keyboard alone: arrows, Enter, Escape', async ({ page }) => {
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: '主菜单' })
  const home = menu.getByRole('link', { name: '首页' })
  await expect(home).toHaveAttribute('aria-current', 'page')
  // The ad appears once the page has hydrated, and only then reacts to arrow keys.
  await expect(ad(page)).toBeVisible()
  await home.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(menu.getByRole('link', { name: /云招商/ })).toBeFocused()
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight')
  const supply = menu.getByRole('button', { name: '产业供需' })
  await expect(supply).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(supply).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(supply).toHaveAttribute('aria-expanded', 'false')
  await expect(supply).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('link', { name: '找需求' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('link', { name: '找资源' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/qw/supply-demand/resource')
  await expect(page.getByRole('heading', { level: 1, name: '资源大厅' })).toBeFocused()
  await expect(supply).toHaveCSS('font-weight', '600')
})

test('2.3-75 2.3-76 2.3-77 9-38 the skip link is the first stop and leads past the menu; help floats at the edge, and is below the text where there is no room beside it', async ({
  page,
}) => {
  await page.goto('/qw/news')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused()

  await page.setViewportSize({ width: 390, height: 800 })
  const help = page.getByRole('complementary', { name: '在线服务' })
  await expect(help.getByRole('link', { name: '智能客服' })).toHaveAttribute('href', '/ai-qa')
  await expect(help.getByRole('button', { name: '在线咨询' })).toBeVisible()
  await expect(help.getByRole('link', { name: /7 \* 15，8:00～23:00/ })).toHaveAttribute('href', /^tel:/)
  const last = page.getByRole('contentinfo').getByText('每天 8:00-23:00')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const lowest = async () => {
      // Each time, as the page may still grow.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      const [bar, text] = [await help.boundingBox(), await last.boundingBox()]
      return (text?.y ?? 0) + (text?.height ?? 0) - (bar?.y ?? 0)
    }
    await expect.poll(lowest, { message: `the last line at ${width} px ends above the bar` }).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1400, height: 800 })
  const edge = (1400 + 1200) / 2
  await expect.poll(async () => (await help.boundingBox())?.x ?? 0).toBeGreaterThanOrEqual(edge)
})

test('1-02 2.3-02 2.3-07 2.3-08 2.3-09 2.3-64 2.3-65 2.3-66 2.3-67 2.3-68 2.3-69 2.3-70 2.3-71 2.3-72 2.3-73 2.3-74 2.3-78 2.3-79 2.3-86 2.3-87 9-25 9-36 9-37 9-43 the frame of the home page: external entries, the loading bar, and a footer with its links, numbers, organiser, a QR code and the hours; back to top appears above 300 px there and above 80 px on /policy, not at exactly that', async ({
  page,
}) => {
  await page.goto('/')
  await test.step('2.3-02 2.3-07 2.3-08 2.3-09 external entries open a new window and say so', async () => {
    const menu = page.getByRole('navigation', { name: '主菜单' })
    for (const name of ['政策计算器', '中介服务', '云招商']) {
      const entry = menu.getByRole('link', { name: new RegExp(`^${name}\\s*（新窗口打开）$`) })
      await expect(entry).toHaveAttribute('target', '_blank')
    }
  })
  await test.step('2.3-86 2.3-87 9-43 the loading bar is there from the start, and blue', async () => {
    const bar = page.locator('[data-phase]')
    await expect(bar).toHaveAttribute('data-phase', 'hidden')
    expect(await bar.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(0, 105, 232)')
  })
  const footer = page.getByRole('contentinfo')
  const entries = footer.getByRole('region', { name: '友情链接' }).getByRole('listitem')
  const count = await entries.count()
  expect(count).toBeGreaterThanOrEqual(15)
  expect(count).toBeLessThanOrEqual(17)
  expect(await entries.filter({ hasNot: page.getByRole('link') }).count()).toBeGreaterThan(0)
  await expect(footer.getByRole('link', { name: '用户协议' })).toHaveAttribute('href', '/auth/qw/protocal')
  await expect(footer.getByRole('link', { name: '隐私条款' })).toHaveAttribute('href', '/auth/qw/privacy')
  await expect(footer.getByRole('link', { name: /ICP/ })).toHaveAttribute('href', /^https:/)
  for (const text of [/公网安备/, /主办单位：.*人民政府/, /承办单位：./, /地址：./])
    await expect(footer.getByText(text)).toBeVisible()
  await expect(footer.locator('a[href^="tel:"]')).toBeVisible()
  await expect(footer.getByText('每天 8:00-23:00')).toBeVisible()
  const code = footer.getByRole('img', { name: /二维码/ })
  await code.scrollIntoViewIfNeeded()
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  for (const { path, threshold } of [
    { path: '/', threshold: 300 },
    { path: '/policy', threshold: 80 },
  ]) {
    await test.step(`on ${path} above ${threshold} px`, async () => {
      // The home page is open.
      if (path !== '/') await page.goto(path)
      const button = page.getByRole('button', { name: '返回顶部' })
      await page.getByRole('complementary', { name: '在线服务' }).waitFor()
      await page.evaluate((top) => window.scrollTo(0, top), threshold + 1)
      await expect(button).toBeVisible()
      await page.evaluate((top) => window.scrollTo(0, top), threshold)
      await expect(button).toHaveCount(0)
      await page.evaluate((top) => window.scrollTo(0, top), threshold + 1)
      await button.click()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    })
  }
})
