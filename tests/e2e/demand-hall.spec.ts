import type { Page } from '@playwright/test'
import { accounts } from './accounts.ts'
import { sidewaysScroll, violations } from './pages/pageChecks.ts'
import { expect, test } from './test.ts'

const hall = '/qw/supply-demand/demand'
const records = (page: Page) =>
  page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.getByRole('heading', { level: 2 }) })

async function listens(page: Page) {
  await expect(page.getByRole('main')).toHaveAttribute('data-initialized', 'true')
}

test('7.5-03 7.5-04 demands are found by a recommended category, and by any other', async ({ page }) => {
  await page.goto(hall)
  await listens(page)
  const filter = page.getByRole('navigation', { name: '分类' })
  const recommended = filter.getByRole('link', { name: /^技术攻关 \d+$/ })
  const count = /\d+/.exec((await recommended.textContent()) ?? '')?.[0] ?? ''
  await recommended.click()
  await expect(page.getByText(`共 ${count} 项需求`)).toBeVisible()
  await expect(recommended).toHaveAttribute('aria-current', 'true')
  for (const record of await records(page).all()) await expect(record).toContainText('技术攻关')
  await page.getByText(/^全部 \d+ 个分类$/).click()
  const parent = page.getByRole('main').locator('dl > div').filter({ hasText: '融资需求' })
  await parent.getByRole('link', { name: /^股权融资 \d+$/ }).click()
  await expect(page).toHaveURL(/categoryId=dc-32/)
  // Chosen from all categories, it is shown beside the recommended ones.
  await expect(filter.getByRole('link', { name: /^股权融资/ })).toHaveAttribute('aria-current', 'true')
  expect(await violations(page)).toEqual([])
  await filter.getByRole('link', { name: '全部' }).click()
  await expect(page).toHaveURL(hall)
})

test('a list whose categories cannot be loaded still shows its demands', async ({ page, gateway }) => {
  await gateway.failNext('listDemandCategories', { status: 500 })
  await gateway.failNext('listDemandCommandCategories', { status: 500 })
  await page.goto(`${hall}?name=检测`)
  await expect(records(page).first()).toBeVisible()
})

test('7.5-12 a member finds fitting demands, the reasons, and those without a docking', async ({ page, loginPage }) => {
  await page.goto(hall)
  await listens(page)
  await page.getByRole('navigation', { name: '范围' }).getByRole('link', { name: '适合本企业的' }).click()
  await expect(page.getByText('登录并关联企业后')).toBeVisible()
  const login = await page.getByRole('link', { name: '登录后查看' }).getAttribute('href')
  expect(new URLSearchParams(login?.split('?')[1]).get('redirect_uri')).toBe(`${hall}?fit=mine`)

  await loginPage.enter(accounts.provider, `${hall}?fit=mine`)
  await expect(page.getByText(/计算匹配度，不含本企业发布的需求/)).toBeVisible()
  await expect(records(page).first()).toContainText(/匹配度 \d+%/)
  const degrees = await page.getByText(/^匹配度 \d+%$/).allTextContents()
  const figures = degrees.map((text) => Number(/\d+/.exec(text)?.[0]))
  expect(figures).toEqual(figures.toSorted((a, b) => b - a))
  expect(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  // The window gets its new width a moment later.
  await expect.poll(() => sidewaysScroll(page)).toBe(0)

  // On a phone the filters are folded into one bar that names the choices; they end with the number of demands left.
  const filters = page.getByRole('complementary', { name: '筛选条件' })
  const opener = filters.getByRole('button', { name: /^筛选条件/ })
  await expect(page.getByRole('navigation', { name: '对接' })).toBeHidden()
  await opener.click()
  const total = page.getByText(/^共 \d+ 项可对接的需求$/)
  const all = Number(/\d+/.exec((await total.textContent()) ?? '')?.[0])
  await page.getByRole('navigation', { name: '对接' }).getByRole('link', { name: '还没有对接的' }).click()
  await expect(page).toHaveURL(/docked=no/)
  await expect(total).toBeVisible()
  expect(Number(/\d+/.exec((await total.textContent()) ?? '')?.[0])).toBeLessThanOrEqual(all)
  await expect(page.getByText(/^我的对接：/)).toHaveCount(0)
  await page.getByRole('navigation', { name: '类型' }).getByRole('link', { name: '技术需求' }).click()
  await expect(page).toHaveURL(/demandType=TECH/)
  await expect(page).toHaveURL(/fit=mine/)
  await expect(opener).toContainText('技术需求、还没有对接的')
  const see = filters.getByRole('button', { name: /^查看 \d+ 条$/ })
  const counts = async () =>
    Promise.all([see, total].map(async (text) => /\d+/.exec((await text.textContent()) ?? '')?.[0]))
  await expect
    .poll(async () => {
      const [seen, counted] = await counts()
      return seen !== undefined && seen === counted
    })
    .toBe(true)
  await see.click()
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  await expect(opener).toBeFocused()
  await expect(opener).toBeInViewport()
})
