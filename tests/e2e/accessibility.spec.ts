import type { Page } from '@playwright/test'
import { accounts } from './accounts.ts'
import { lowTargets, sidewaysScroll, smallTexts, violations, violationsOfLook } from './pages/pageChecks.ts'
import { routeTable } from './routeTable.ts'
import { expect, test } from './test.ts'

// Colours in the middle of a transition are nobody's to read.
test.use({ reducedMotion: 'reduce' })

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 900 }
/** Pages that one login is good for: a test must not take minutes. */
const pagesPerLogin = 8
/** What is left of 1280 px at 400 % (WCAG 1.4.10). */
const narrowest = { width: 320, height: 900 }

/** Loads a page once and looks at it in both modes: on a desktop, and as narrow as it may get. */
async function expectAccessible(page: Page, path: string): Promise<void> {
  await page.setViewportSize(wide)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('加载中')).toHaveCount(0)
  // The page listens, and what comes with that has come.
  await page.waitForLoadState('networkidle')
  expect.soft(await violations(page), `${path} at 1440 px`).toEqual([])
  await page.setViewportSize(narrowest)
  await expect.soft.poll(() => sidewaysScroll(page), { message: `${path} scrolls sideways at 320 px` }).toBe(0)

  // As the switch does it; some layouts have none.
  await page.evaluate(() => document.documentElement.setAttribute('data-elder', ''))
  expect.soft(await violationsOfLook(page), `${path} in 长辈版 at 320 px`).toEqual([])
  expect.soft(await smallTexts(page, 18), `${path} in 长辈版: texts under 18 px`).toEqual([])
  await page.setViewportSize(phone)
  await expect.soft.poll(() => sidewaysScroll(page), { message: `${path} in 长辈版 scrolls sideways` }).toBe(0)
}

const publicPages = routeTable.filter(({ guarded, leadsTo }) => !guarded && leadsTo === undefined)

for (const path of [
  ...publicPages.map((route) => route.path),
  '/policy/info?keyword=%E7%A0%94%E5%8F%91',
  '/no/such/page',
]) {
  test(`no accessibility violation, reflow and large text on ${decodeURIComponent(path)}`, async ({ page }) => {
    await expectAccessible(page, path)
  })
}

const personalPages = routeTable.filter(({ guarded }) => guarded).map((route) => route.path)

for (let first = 0; first < personalPages.length; first += pagesPerLogin) {
  const paths = personalPages.slice(first, first + pagesPerLogin)
  test(`no accessibility violation, reflow and large text on ${paths[0]} and the personal pages after it`, async ({
    page,
    loginPage,
  }) => {
    test.setTimeout(180_000)
    await loginPage.enter(accounts.member, '/qw/personal/home')
    for (const path of paths) await expectAccessible(page, path)
  })
}

test('no accessibility violation in the open user menu', async ({ page, loginPage, userMenu }) => {
  await loginPage.enter(accounts.member, '/policy')
  await userMenu.button('（示例）').click()
  await expect(userMenu.logOutButton).toBeVisible()
  expect(await violations(page)).toEqual([])
})

for (const path of ['/', '/policy', '/qw/news', '/qw/supply-demand/provider']) {
  test(`in 长辈版 every target of ${path} is at least 44 px high, and nothing floats over it`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('txqyfw_elder', '1'))
    for (const viewport of [wide, phone]) {
      await page.setViewportSize(viewport)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect.soft(await lowTargets(page, 44), `at ${viewport.width} px`).toEqual([])
      await expect(page.getByRole('complementary', { name: '浮动广告' })).toHaveCount(0)
      await expect(page.getByRole('complementary', { name: '在线服务' })).toHaveCSS('position', 'static')
    }
  })
}

test('长辈版 leaves out what the home page can do without', async ({ page }) => {
  await page.goto('/')
  const links = page.getByRole('region', { name: '友情链接' })
  const demands = page.getByRole('heading', { name: '产业需求' })
  await expect(links).toBeVisible()
  await expect(demands).toBeVisible()
  await page.getByRole('button', { name: '长辈版' }).click()
  for (const left of [links, demands, page.getByRole('list', { name: '热门标签' })]) await expect(left).toBeHidden()
  await expect(page.getByRole('heading', { name: '正在申报' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '隐私条款' })).toBeVisible()
})
