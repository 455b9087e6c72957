import { accounts } from './accounts.ts'
import { violations, violationsOfLook } from './pages/pageChecks.ts'
import { tick } from './pages/tick.ts'
import { expect, test } from './test.ts'

test.describe.configure({ timeout: 240_000 })

const patent = '一种齿轮箱油温预测方法（发明专利，普通许可）'
const draft = '齿轮修形算法（待完善）'
const traded = '低噪声行星减速机结构（实用新型）'

test('2.1-66 2.1-67 own resources are found by state and name, ordered, opened in every state, and changed several at once', async ({
  page,
  loginPage,
  gateway,
}) => {
  await loginPage.enter(accounts.member, '/qw/personal/resources')
  const table = page.getByRole('table', { name: '我的资源' })
  await expect(table).toBeVisible({ timeout: 60_000 })
  const rows = table.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /^选择(?!本页)/ }) })
  const rowOf = (title: string) => rows.filter({ has: page.getByRole('link', { name: title, exact: true }) })
  await expect(rows).toHaveCount(3)
  await expect(page.getByText('共 3 项资源')).toBeVisible()

  // Only actions that the gateway allows: a traded one can only be copied.
  await expect(rowOf(draft).getByRole('button')).toHaveText([`删除${draft}`, `提交审核${draft}`])
  await expect(rowOf(traded).getByRole('button')).toHaveCount(0)
  await expect(rowOf(traded).getByRole('link', { name: /^复制/ })).toBeVisible()
  await expect(rowOf(patent).getByRole('link', { name: /^1 家/ })).toHaveAttribute(
    'href',
    '/qw/personal/resources/docking?target=re-1003',
  )

  // A press on a column's heading orders by it.
  await table.getByRole('columnheader', { name: '浏览' }).press('Enter')
  await expect(page).toHaveURL(/sort=VIEW/)
  await expect(table.getByRole('columnheader', { name: '浏览' })).toHaveAttribute('aria-sort', 'descending')
  await expect(rows.first()).toContainText(traded)

  const search = page.getByRole('searchbox', { name: '按名称搜索我的资源' })
  await search.fill('齿轮修形')
  await search.press('Enter')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(draft)
  await search.fill('')
  await search.press('Enter')
  await expect(rows).toHaveCount(3)

  // Each is opened in its state, public or not.
  const states = page.getByRole('navigation', { name: '状态' })
  for (const [state, title] of [
    ['草稿', draft],
    ['已成交', traded],
  ] as const) {
    await states.getByRole('link', { name: `${state} 1` }).click()
    await expect(rows).toHaveCount(1)
    await rows.getByRole('link', { name: title, exact: true }).click()
    await expect(page).toHaveURL(/\/qw\/personal\/resources\/detail\?id=[\w-]+$/)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main').getByText(state, { exact: true }).first()).toBeVisible()
    await page.getByRole('link', { name: '返回我的资源' }).click()
    await expect(rows).toHaveCount(3)
  }

  // Only those that may be withdrawn are; refusals by the gateway are shown with the reason and can be retried.
  await tick(page.getByRole('checkbox', { name: '选择本页全部' }))
  await expect(page.getByRole('button', { name: '批量删除 1' })).toBeVisible()
  await page.getByRole('button', { name: '批量下架 1' }).click()
  const takeOff = page.getByRole('dialog', { name: '下架' })
  await expect(takeOff.getByText(patent)).toBeVisible()
  await gateway.failNext('updateResourceStatus', { returnCode: '5000', errorMessage: '服务繁忙' })
  await takeOff.getByRole('button', { name: '确认下架' }).click()
  await expect(takeOff.getByText(`${patent}：5000：服务繁忙`)).toBeVisible()
  await takeOff.getByRole('button', { name: '再试一次' }).click()
  await expect(takeOff).toBeHidden()
  await expect(rowOf(patent)).toContainText('已下架')
  await expect(states.getByRole('link', { name: '已下架 1' })).toBeVisible()

  // A withdrawn one can still be opened; only the draft may be deleted, because somebody is waiting for an answer about
  // the other.
  await rowOf(patent).getByRole('link', { name: patent, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: patent })).toBeVisible()
  await expect(page.getByText('已下架，不再公开')).toBeVisible()
  await page.getByRole('link', { name: '返回我的资源' }).click()
  await expect(rows).toHaveCount(3)
  await tick(page.getByRole('checkbox', { name: '选择本页全部' }))
  await page.getByRole('button', { name: '批量删除 1' }).click()
  const remove = page.getByRole('dialog', { name: '删除' })
  await expect(remove.getByText(draft)).toBeVisible()
  await remove.getByRole('button', { name: '确认删除' }).click()
  await expect(remove).toBeHidden()
  await expect(rows).toHaveCount(2)
  await expect(rowOf(draft)).toHaveCount(0)
  await expect(states.getByRole('link', { name: /^草稿/ })).toHaveCount(0)
})

test('own resources can be read and selected by keyboard alone and with assistive technology, also on a phone in 长辈版', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter(accounts.member, '/qw/personal/resources')
  const table = page.getByRole('table', { name: '我的资源' })
  await expect(table).toBeVisible({ timeout: 60_000 })
  expect(await violations(page)).toEqual([])
  await page.getByRole('checkbox', { name: `选择${draft}` }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: `选择${draft}` })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(table.getByRole('link', { name: draft, exact: true })).toBeFocused()
  const remove = page.getByRole('button', { name: '批量删除 1' })
  await remove.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '删除' })
  await expect(dialog).toContainText(draft)
  expect(await violations(page, 'dialog')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(remove).toBeFocused()

  // Hidden columns are shown below the title.
  await page.setViewportSize({ width: 390, height: 900 })
  await page.evaluate(() => document.documentElement.setAttribute('data-elder', ''))
  await expect(table.getByRole('columnheader', { name: '浏览' })).toHaveCount(0)
  await expect(table.getByRole('row').filter({ hasText: patent })).toContainText(/已发布.*浏览 128/)
  expect(await violationsOfLook(page)).toEqual([])
})
