import { accounts } from './accounts.ts'
import { violations } from './pages/pageChecks.ts'
import { tick } from './pages/tick.ts'
import { expect, test } from './test.ts'

// Each visits several pages, and loads antd's code on the way.
test.describe.configure({ timeout: 240_000 })

const award = '首次认定高新技术企业奖励（免申即享）'
const list = '/qw/personal/declaration'
const patiently = { timeout: 60_000 }

test('a message leads to a benefit offered without an application, which is confirmed and tracked until it is paid', async ({
  page,
  loginPage,
  gateway,
}) => {
  await loginPage.enter(accounts.member, '/user/message')
  const main = page.getByRole('main')
  await page.getByRole('link', { name: '免申即享：请确认领取意愿' }).click()
  await expect(page).toHaveURL(`${list}?id=dr-1002`)
  await expect(main.getByRole('heading', { level: 1, name: award })).toBeVisible(patiently)
  await expect(main.getByText(/^不需要提交材料，请在 \d{4}-\d\d-\d\d 前确认是否领取/)).toBeVisible()
  await main.getByRole('button', { name: '确认领取' }).click()
  const dialog = page.getByRole('dialog', { name: '确认领取' })
  await dialog.getByRole('button', { name: '确认领取' }).click()
  await expect(dialog).toBeHidden()
  await expect(main.getByText('等待市科学技术局公示')).toBeVisible()
  await expect(main.getByRole('button', { name: '放弃领取' })).toHaveCount(0)
  expect(await violations(page)).toEqual([])

  // The department proceeds, and the list shows each stage: publicity, approval, payment.
  await gateway.audit({ id: 'dr-1002', pass: true })
  await gateway.audit({ id: 'dr-1002', pass: true })
  await gateway.audit({ id: 'dr-1002', pass: true })
  await main.getByRole('link', { name: '返回我的申报' }).click()
  const table = page.getByRole('table', { name: '我的申报' })
  await expect(table.getByRole('row').filter({ hasText: award })).toContainText('已拨付', patiently)
})

test('the member’s tasks are on the desk and link to their pages; an obsolete one says so', async ({
  page,
  loginPage,
  gateway,
}) => {
  await loginPage.enter(accounts.member, '/qw/personal/home')
  const waiting = page.getByRole('region', { name: /^待办理的申报/ })
  await expect(waiting.getByRole('listitem')).toHaveCount(2, patiently)
  const mend = waiting.getByRole('listitem').filter({ hasText: '危险化学品企业自动化控制提升补助' })
  await expect(mend).toContainText(/待补正.*请在 \d{4}-\d\d-\d\d 前办理/s)
  await mend.getByRole('link').click()
  const main = page.getByRole('main')
  await expect(main.getByText('请补充自动化控制系统的验收报告').first()).toBeVisible(patiently)
  await expect(main.getByRole('link', { name: '去补正' })).toHaveAttribute('href', /^https:/)
  await main.getByRole('button', { name: '撤回申报' }).click()
  const dialog = page.getByRole('dialog', { name: '撤回申报' })
  await dialog.getByLabel('说明（选填）').fill('改报下一批')
  // Meanwhile the department accepts it again, in two steps: it is in progress.
  await gateway.audit({ id: 'dr-1003', pass: true })
  await gateway.audit({ id: 'dr-1003', pass: true })
  await dialog.getByRole('button', { name: '确认撤回申报' }).click()
  await expect(dialog.getByText('当前状态不允许该操作')).toBeVisible()
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(main.getByText('主管部门已受理，等待审核。')).toBeVisible()
})

test('an application submitted elsewhere is recorded once, updated, found by its title, and deleted', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter(accounts.member, `${list}?policy=${encodeURIComponent('数字化转型服务补贴')}#declare`)
  const dialog = page.getByRole('dialog', { name: '登记申报' })
  await expect(dialog).toBeVisible(patiently)
  await dialog.getByRole('button', { name: '登记', exact: true }).click()
  await expect(dialog.getByText('请选择申报批次')).toBeVisible()
  await tick(dialog.getByRole('radio', { name: /^中小企业数字化转型服务补贴/ }))
  await dialog.getByLabel('申报企业').selectOption('泰兴市江畔精密传动有限公司（示例）')
  await dialog.getByLabel('提交日期').fill('2999-01-01')
  await dialog.getByRole('button', { name: '登记', exact: true }).click()
  await expect(dialog.getByText(/^提交日期不能/)).toBeVisible()
  await dialog.getByLabel('提交日期').fill('2026-03-02')
  await dialog.getByLabel('受理编号（选填）').fill('示例 12 号')
  expect(await violations(page, 'dialog')).toEqual([])
  // The input survives a reload.
  await page.reload()
  await expect(dialog.getByLabel('受理编号（选填）')).toHaveValue('示例 12 号', patiently)
  await dialog.getByRole('button', { name: '登记', exact: true }).click()
  const main = page.getByRole('main')
  await expect(main.getByText('得知受理后，请在这里更新进度')).toBeVisible(patiently)
  await expect(main.getByText('企业自行登记')).toBeVisible()

  await main.getByRole('button', { name: '更新进度' }).click()
  const report = page.getByRole('dialog', { name: '更新进度' })
  await report.getByLabel('目前进度').selectOption('公示中')
  await report.getByLabel('核定金额').fill('12.5')
  await report.getByRole('button', { name: '确认更新进度' }).click()
  await expect(report).toBeHidden()
  await expect(main.getByText('12.5 万元')).toBeVisible()

  await main.getByRole('link', { name: '返回我的申报' }).click()
  const table = page.getByRole('table', { name: '我的申报' })
  const rows = table.getByRole('row').filter({ has: page.getByRole('link') })
  await expect(rows).toHaveCount(10, patiently)
  const search = page.getByRole('searchbox', { name: '按政策标题搜索我的申报' })
  await search.fill('数字化转型')
  await search.press('Enter')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('公示中')
  await rows.getByRole('button', { name: /^删除登记/ }).click()
  await page.getByRole('dialog', { name: '删除登记' }).getByRole('button', { name: '确认删除登记' }).click()
  await expect(main.getByText('没有符合的申报')).toBeVisible()
})
