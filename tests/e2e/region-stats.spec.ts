import { sidewaysScroll, violations } from './pages/pageChecks.ts'
import { expect, test } from './test.ts'

const halls = [
  { path: '/qw/supply-demand/demand', figures: ['公开需求', '征集中', '对接成功率'], type: /demandType=/ },
  { path: '/qw/supply-demand/resource', figures: ['公开资源', '供需对接', '平均答复'], type: /resourceType=/ },
]

test("the halls show the region's figures without scripts, with links to each type", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const { path, figures, type } of halls) {
    await page.goto(path)
    const stats = page.getByRole('region', { name: '本地区供需统计' })
    for (const figure of figures) {
      await expect(stats.getByRole('term').filter({ hasText: figure }).first()).toBeVisible()
    }
    await expect(stats.getByRole('definition').first()).toHaveText(/^[\d,]+ 项$/)
    await stats.getByText('各类型条数', { exact: true }).click()
    const rows = stats.getByRole('table').getByRole('row')
    await expect(rows.nth(1)).toHaveText(/\d+$/)
    // The types add up to the total.
    const whole = Number((await stats.getByRole('definition').first().innerText()).replaceAll(/\D/g, ''))
    const counts = await rows.getByRole('cell').allInnerTexts()
    expect(counts.map(Number).reduce((sum, count) => sum + count, 0)).toBe(whole)
    await rows.nth(1).getByRole('link').click()
    await expect(page, path).toHaveURL(type)
  }
  await context.close()
})

test('figures that cannot be loaded say why, and do not affect the list', async ({ page, gateway }) => {
  // Once while the server renders the page, once when the browser retries.
  for (const _ of [1, 2]) {
    await gateway.failNext('getSupplyDemandStats', { returnCode: '5000', errorMessage: '统计正在维护' })
  }
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/qw/supply-demand/demand?status=COMPLETED')
  const stats = page.getByRole('region', { name: '本地区供需统计' })
  await expect(stats.getByRole('alert')).toHaveText('5000：统计正在维护')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(1)).toBeVisible()
  await stats.getByRole('button', { name: '重新加载' }).click()
  await expect(stats.getByRole('term').filter({ hasText: '公开需求' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await stats.getByText('各类型条数', { exact: true }).click()
  await expect.poll(() => sidewaysScroll(page)).toBe(0)
})
