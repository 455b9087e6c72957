import { accounts } from './accounts.ts'
import { expect, test } from './test.ts'
import { tick } from './pages/tick.ts'

test.describe.configure({ timeout: 240_000 })

test('2.1-60 own demands are found by state and name, ordered, opened in every state, and dealt with several at once', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter(accounts.member, '/qw/personal/demand')
  const table = page.getByRole('table', { name: '我的需求' })
  await expect(table).toBeVisible({ timeout: 60_000 })
  const rows = table.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /^选择(?!本页)/ }) })
  const total = await rows.count()
  expect(total).toBeGreaterThan(1)

  // Each is opened in the state it is in; what is no longer public, too.
  const states = page.getByRole('navigation', { name: '状态' })
  await states.getByRole('link', { name: /^草稿 \d+$/ }).click()
  await expect(page).toHaveURL(/status=DRAFT/)
  await expect(rows).toHaveCount(1)
  await rows.getByRole('link').first().click()
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

  // A press on the head of a column orders by it; the address says so.
  await table.getByRole('columnheader', { name: '浏览' }).press('Enter')
  await expect(page).toHaveURL(/sort=VIEW/)
  await expect(table.getByRole('columnheader', { name: '浏览' })).toHaveAttribute('aria-sort', 'descending')

  // Of what was chosen, only what may be deleted is.
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
