import { accounts } from './accounts.ts'
import { expect, test } from './test.ts'
import { tick } from './pages/tick.ts'
import { unkept } from './pages/unkept.ts'

test.describe.configure({ timeout: 240_000 })

test('2.1-60 2.1-61 own demands are found by state and name, ordered, opened in every state, and changed several at once', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter(accounts.member, '/qw/personal/demand')
  const table = page.getByRole('table', { name: '我的需求' })
  await expect(table).toBeVisible({ timeout: 60_000 })
  const rows = table.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /^选择(?!本页)/ }) })
  const total = await rows.count()
  expect(total).toBeGreaterThan(1)

  // Each is opened in its state, including those that are no longer public.
  const states = page.getByRole('navigation', { name: '状态' })
  await states.getByRole('link', { name: /^草稿 \d+$/ }).click()
  await expect(page).toHaveURL(/status=DRAFT/)
  await expect(rows).toHaveCount(1)
  await rows.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/qw\/personal\/demand\/detail\?id=[\w-]+$/)
  await expect(page.getByText('草稿', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: '修改', exact: true })).toBeVisible()
  await page.getByRole('link', { name: '复制为新需求' }).click()
  const form = page.getByRole('form', { name: '发布需求' })
  await expect(form).toBeVisible({ timeout: 60_000 })
  await form.getByLabel('需求名称').fill('装配线能耗在线监测改造（另一条）')
  await form.getByRole('button', { name: '保存草稿' }).click()
  await expect(page.getByText('草稿已保存')).toBeVisible()
  await expect(page).toHaveURL(/mode=edit/)

  // The new one is counted and found by its name.
  await page.getByRole('link', { name: '我的需求' }).last().click()
  await expect(states.getByRole('link', { name: '草稿 2' })).toBeVisible({ timeout: 60_000 })
  const search = page.getByRole('searchbox', { name: '按名称搜索我的需求' })
  await search.fill('另一条')
  await search.press('Enter')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('装配线能耗在线监测改造（另一条）')
  await search.fill('')
  await search.press('Enter')
  await expect(rows).toHaveCount(total + 1)

  // A press on a column's heading orders by it; the address contains the order.
  await table.getByRole('columnheader', { name: '浏览' }).press('Enter')
  await expect(page).toHaveURL(/sort=VIEW/)
  await expect(table.getByRole('columnheader', { name: '浏览' })).toHaveAttribute('aria-sort', 'descending')

  // Of the selected ones, only those that may be deleted are.
  await states.getByRole('link', { name: '草稿 2' }).click()
  await expect(rows).toHaveCount(2)
  await tick(page.getByRole('checkbox', { name: '选择本页全部' }))
  await page.getByRole('button', { name: '批量删除 2' }).click()
  const dialog = page.getByRole('dialog', { name: '删除' })
  await expect(dialog.getByText('共 2 项需求')).toBeVisible()
  await dialog.getByRole('button', { name: '确认删除' }).click()
  await expect(page.getByText('2 项需求已删除')).toBeVisible()
  await expect(page.getByText('没有符合的需求')).toBeVisible()
  await expect(states.getByRole('link', { name: '草稿 0' })).toBeVisible()
})

/** A day in China, as yyyy-MM-dd. */
const dayIn = (days: number) => new Date(Date.now() + (days * 24 + 8) * 3_600_000).toISOString().slice(0, 10)

test('1-29 an expired demand is no longer public until it is extended and has passed the audit', async ({
  page,
  loginPage,
  gateway,
  browser,
}) => {
  await loginPage.enter(accounts.member, '/qw/personal/demand?status=PUBLISHED')
  const link = page.getByRole('table', { name: '我的需求' }).getByRole('link').first()
  await expect(link).toBeVisible({ timeout: 60_000 })
  const title = await link.innerText()
  await link.click()
  await expect(page).toHaveURL(/detail\?id=/)
  const id = new URL(page.url()).searchParams.get('id') ?? ''

  // A deadline is at most a year away.
  await gateway.moveTo(dayIn(366))
  const visitor = await browser.newPage()
  const publicPage = `/qw/supply-demand/demand/detail?id=${id}`
  expect((await visitor.goto(unkept(publicPage)))?.status()).toBe(404)
  await loginPage.enter(accounts.member, '/qw/personal/demand?status=EXPIRED')
  const row = page.getByRole('table', { name: '我的需求' }).getByRole('row').filter({ hasText: title })
  await row.getByRole('link', { name: title, exact: true }).click({ timeout: 60_000 })
  await expect(page.getByText('截止日期已过，不再公开')).toBeVisible()
  await page.getByRole('button', { name: '延长截止日期', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '延长截止日期' })
  await dialog.getByRole('button', { name: '确认延长截止日期' }).click()
  await expect(dialog.getByText('请选择新的截止日期')).toBeVisible()
  await dialog.getByLabel('新的截止日期').fill(dayIn(300))
  await dialog.getByRole('button', { name: '确认延长截止日期' }).click()
  await expect(dialog.getByText(`${title}：新的截止日期必须晚于今天`)).toBeVisible()
  await dialog.getByLabel('新的截止日期').fill(dayIn(420))
  await dialog.getByRole('button', { name: '再试一次' }).click()
  await expect(page.getByText('平台正在审核')).toBeVisible()
  await gateway.audit({ id, pass: true })
  expect((await visitor.goto(unkept(publicPage)))?.status()).toBe(200)
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await visitor.close()
})
