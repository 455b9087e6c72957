import type { Page } from '@playwright/test'
import { accounts } from './accounts.ts'
import { lowTargets, sidewaysScroll, smallTexts, violations, violationsOfLook } from './pages/pageChecks.ts'
import { expect, test } from './test.ts'

// Eight parts call the gateway, one of them for a whole report.
test.describe.configure({ timeout: 240_000 })

const home = '/qw/personal/home'
const patiently = { timeout: 60_000 }

/** All parts have their data, or an error. */
async function complete(page: Page) {
  await expect(page.locator('main[data-initialized=false]')).toHaveCount(0, patiently)
  await expect(page.getByRole('region', { name: '待我处理' })).toBeVisible(patiently)
  await expect(page.getByRole('main').getByText('加载中')).toHaveCount(0, { timeout: 120_000 })
}

test('2.1-58 the desk shows tasks, deadlines, the completeness of the profile and the results of publications, also on a phone in 长辈版', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter(accounts.member, home)
  await complete(page)
  const waiting = page.getByRole('region', { name: '待我处理' })
  const answer = waiting.getByRole('region', { name: /^待答复的对接/ })
  await expect(answer.getByRole('link', { name: '减速机噪声在线检测方案' })).toBeVisible()
  await expect(answer.getByText(/^请在 \d{4}-\d\d-\d\d 前答复$/)).toHaveCount(2)
  await expect(waiting.getByRole('region', { name: /^草稿/ }).getByRole('listitem')).not.toHaveCount(0)
  await expect(waiting.getByRole('region', { name: /^待评价的对接/ }).getByRole('listitem')).toHaveCount(2)

  const ending = page.getByRole('region', { name: '即将到期' })
  const demand = ending.getByRole('listitem').filter({ hasText: '设备更新项目1200万元融资需求' })
  // Others may come before it.
  const more = ending.getByRole('button', { name: /^再看 \d+ 项$/ })
  if ((await more.count()) > 0) await more.click()
  await expect(demand).toContainText('还有 28 天')

  const profile = page.getByRole('region', { name: '企业资料' })
  await expect(profile).toHaveCount(1)
  await expect(profile.getByText(/^资料完整度 \d+%$/)).toBeVisible()
  const fits = page.getByRole('region', { name: '政策匹配' }).getByRole('table')
  await expect(fits.getByRole('row', { name: /^可申报 \d+$/ })).toBeVisible()

  const published = page.getByRole('region', { name: '我的发布与对接' })
  await expect(published.getByRole('table', { name: '我的需求' }).getByRole('link', { name: '审核中' })).toBeVisible()
  await expect(published.getByRole('table', { name: '我的资源' })).toBeVisible()

  const store = page.getByRole('region', { name: '店铺统计' })
  const days = store.getByRole('region', { name: '逐日浏览与对接' }).getByRole('row')
  await expect(days).toHaveCount(8)
  await store.getByRole('button', { name: '近 30 天' }).click()
  await expect(days).toHaveCount(31)
  await expect(store.getByRole('button', { name: '近 30 天' })).toHaveAttribute('aria-pressed', 'true')
  await expect(store.getByRole('table', { name: '评分分布' }).getByRole('row')).toHaveCount(6)
  expect(await violations(page)).toEqual([])

  await test.step('it fits on a phone, and in 长辈版 nothing is small', async () => {
    await page.getByRole('button', { name: '长辈版' }).click()
    await expect(page.locator('html[data-elder]')).toHaveCount(1)
    await page.setViewportSize({ width: 390, height: 900 })
    await expect.poll(() => sidewaysScroll(page)).toBe(0)
    // Controls render again once the root's font size has reached its new value.
    await expect.poll(() => smallTexts(page, 18)).toEqual([])
    expect(await lowTargets(page, 44)).toEqual([])
    expect(await violationsOfLook(page)).toEqual([])
  })
})

test('2.1-58 a refusal by the audit appears on the desk with its remark, a docking is answered by keyboard alone and leaves the desk, and a draft opens in its form', async ({
  page,
  loginPage,
  gateway,
}) => {
  await gateway.audit({ id: 'de-1023', pass: false, remark: '请补充年度采购量' })
  await loginPage.enter(accounts.member, home)
  await complete(page)
  const waiting = page.getByRole('region', { name: '待我处理' })
  const refused = waiting.getByRole('region', { name: /^未通过审核/ })
  await expect(refused.getByRole('listitem').filter({ hasText: '齿轮箱壳体铸件年度采购' })).toContainText(
    '请补充年度采购量',
  )
  await test.step('a docking is answered from the desk by keyboard alone, and then leaves the desk', async () => {
    const link = page.getByRole('link', { name: '油温预测方法许可洽谈' })
    await link.focus()
    await page.keyboard.press('Enter')
    const accept = page.getByRole('button', { name: '接受对接' })
    await expect(accept).toBeVisible(patiently)
    await accept.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await dialog.getByLabel('同意对方查看本企业的联系方式').focus()
    await page.keyboard.press('Space')
    await dialog.getByRole('button', { name: '确认接受对接' }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await page.getByRole('navigation', { name: '个人中心菜单' }).getByRole('link', { name: '个人中心' }).focus()
    await page.keyboard.press('Enter')
    await complete(page)
    await expect(page.getByRole('link', { name: '减速机噪声在线检测方案' })).toBeVisible()
    await expect(page.getByRole('link', { name: '油温预测方法许可洽谈' })).toHaveCount(0)
  })
  await waiting.getByRole('region', { name: /^草稿/ }).getByRole('link').first().click()
  await expect(page).toHaveURL(/mode=edit/)
  await expect(page.getByRole('main').getByRole('form')).toBeVisible(patiently)
})

test('2.1-58 the next three fields link to themselves in the profile', async ({ page, loginPage }) => {
  await loginPage.enter(accounts.ordinary, home)
  await complete(page)
  const next = page.getByRole('list', { name: '接着填写' }).getByRole('link')
  await expect(next).toHaveCount(3)
  await next.first().click()
  await expect(page).toHaveURL(/\/qw\/personal\/resume\/en-1003\?field=/)
  const field = new URL(page.url()).searchParams.get('field') ?? ''
  await expect(page.locator(':focus')).toHaveId(`field-${field}`, patiently)
  // Not a provider, so no store.
  await page.goBack()
  await complete(page)
  await expect(page.getByRole('region', { name: '店铺统计' })).toHaveCount(0)
})

test('2.1-58 every empty part suggests a next step to a new member', async ({ page, loginPage, gateway }) => {
  await gateway.enterWorld('fresh')
  await loginPage.enter(accounts.newcomer, home)
  await complete(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: '绑定企业' })).toBeVisible()
  for (const [part, text, way] of [
    ['待我处理', '没有等您处理的事', '发布需求'],
    ['即将到期', '30 天内没有到期的事项', '订阅政策'],
    ['我的发布与对接', '还没有发布需求', '写一条需求'],
    ['我的发布与对接', '还没有发布资源', '写一条资源'],
  ] as const) {
    const region = page.getByRole('region', { name: part })
    await expect(region.getByText(text)).toBeVisible()
    await expect(region.getByRole('link', { name: way })).toBeVisible()
  }
  await expect(page.getByRole('region', { name: '企业资料' })).toHaveCount(0)
  await expect(main.getByRole('alert')).toHaveCount(0)
  expect(await violations(page)).toEqual([])
})

test('8-04 8-17 a part that fails shows the reason with its code and a retry; the others are unaffected', async ({
  page,
  loginPage,
  gateway,
}) => {
  for (const operationId of ['getMySupplyDemandStats', 'listResourceDockings', 'getFacilitatorStatistics']) {
    await gateway.failNext(operationId, { returnCode: '5000', errorMessage: `${operationId}正在维护` })
  }
  await gateway.failNext('createCustomerMatchReport', { status: 500 })
  await loginPage.enter(accounts.member, home)
  await complete(page)
  const published = page.getByRole('region', { name: '我的发布与对接' })
  await expect(published.getByRole('alert')).toHaveText('5000：getMySupplyDemandStats正在维护')
  await expect(page.getByRole('region', { name: '店铺统计' }).getByRole('alert')).toContainText('5000：')
  await expect(page.getByRole('region', { name: '政策匹配' }).getByRole('alert')).toHaveText('服务器内部错误')
  const ending = page.getByRole('region', { name: '即将到期' })
  await expect(ending.getByRole('alert')).toHaveText('服务器内部错误')
  await expect(ending.getByText('匹配的政策')).toBeVisible()
  const waiting = page.getByRole('region', { name: '待我处理' })
  await expect(waiting.getByRole('alert')).toHaveText('5000：listResourceDockings正在维护')
  await expect(waiting.getByRole('link', { name: '减速机噪声在线检测方案' })).toBeVisible()
  await expect(page.getByText(/^资料完整度 \d+%$/)).toBeVisible()
  expect(await violations(page)).toEqual([])

  await published.getByRole('button', { name: '重新加载' }).click()
  await expect(published.getByRole('table', { name: '我的需求' })).toBeVisible()
  await page.getByRole('region', { name: '政策匹配' }).getByRole('button', { name: '重新加载' }).click()
  await expect(page.getByRole('region', { name: '政策匹配' }).getByRole('table')).toBeVisible(patiently)
  await expect(ending.getByRole('alert')).toHaveCount(0)
})
