import { accounts } from './accounts.ts'
import { sidewaysScroll, violations, violationsOfLook } from './pages/pageChecks.ts'
import { expect, test } from './test.ts'

test.describe.configure({ timeout: 180_000 })

const store = '/qw/supply-demand/provider/detail?id=fa-2001'

test('1-33 the server sends the complete store: products, cases, certificates, evaluations', async ({ request }) => {
  const html = await (await request.get(store)).text()
  for (const text of ['材料力学性能检测', '服务案例', '资质荣誉', '评分分布', '咨询服务商'])
    expect(html).toContain(text)
  const product = await (await request.get(`${store}&product=pr-2001-2`)).text()
  expect(product).toMatch(/<h1[^>]*>齿轮噪声与振动检测<\/h1>/)
  expect(product).toContain('<title>齿轮噪声与振动检测')
})

test('1-33 2.1-78 a product is opened from its card by keyboard, with a link back to the store', async ({ page }) => {
  await page.goto(store)
  const main = page.getByRole('main')
  await expect(main).toHaveAttribute('data-initialized', 'true')
  await expect(main.getByRole('list', { name: '评分分布' }).getByRole('listitem')).toHaveCount(5)
  const products = main.getByRole('region', { name: '产品与服务' })
  await products.getByRole('link', { name: '齿轮噪声与振动检测' }).press('Enter')
  await expect(page).toHaveURL(`${store}&product=pr-2001-2`)
  const heading = page.getByRole('heading', { level: 1, name: '齿轮噪声与振动检测' })
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle(/^齿轮噪声与振动检测 - 江畔检测认证服务中心/)
  for (const text of ['1,200 元/件', '出具噪声与振动检测报告，含整改建议', '减速机、齿轮箱']) {
    await expect(main.getByText(text, { exact: true })).toBeVisible()
  }
  expect(await violations(page)).toEqual([])

  await main.getByRole('link', { name: '仪器校准' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '仪器校准' })).toBeVisible()
  await main.getByRole('navigation', { name: '当前位置' }).getByRole('link').click()
  await expect(page).toHaveURL(store)
  await expect(page.getByRole('heading', { level: 1, name: /江畔检测认证服务中心/ })).toBeFocused()

  // The address of a product that the store no longer has shows the store.
  await page.goto(`${store}&product=pr-0-0`)
  await expect(page.getByRole('heading', { level: 1, name: /江畔检测认证服务中心/ })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 900 })
  await page.evaluate(() => document.documentElement.setAttribute('data-elder', ''))
  await expect.poll(() => sidewaysScroll(page)).toBe(0)
  expect(await violationsOfLook(page)).toEqual([])
})

test('the list of all products links to each product in its store', async ({ page }) => {
  await page.goto('/qw/supply-demand/production?name=仪器校准')
  await expect(page.getByRole('main')).toHaveAttribute('data-initialized', 'true')
  await page.getByRole('link', { name: '仪器校准' }).first().click()
  await expect(page).toHaveURL(/provider\/detail\?id=fa-\d+&product=pr-/)
  await expect(page.getByRole('heading', { level: 1, name: '仪器校准' })).toBeVisible()
})

test('after the login a visitor sees whom to call at a provider', async ({ page, loginPage }) => {
  await page.goto(store)
  await expect(page.getByRole('main')).toHaveAttribute('data-initialized', 'true')
  await expect(page.getByText(/^0523-8000\*{4}$/)).toBeVisible()
  await page.getByRole('button', { name: '咨询服务商' }).click()
  await loginPage.logInByPassword(accounts.ordinary)
  const dialog = page.getByRole('dialog', { name: '咨询服务商' })
  await expect(dialog.getByRole('link', { name: '0523-80002001' })).toHaveAttribute('href', 'tel:0523-80002001')
  await expect(dialog.getByRole('link', { name: '发布需求' })).toHaveAttribute('href', '/qw/personal/demand/detail')
  expect(await violations(page, 'dialog')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(store)
})
