import type { Page } from '@playwright/test'
import { accounts } from './accounts.ts'
import { pressTwice } from './pages/pressTwice.ts'
import { tick } from './pages/tick.ts'
import { expect, test } from './test.ts'

// Each visits several pages, some in two tabs, which takes a while on a busy machine.
test.describe.configure({ timeout: 180_000 })

const patiently = { timeout: 60_000 }
const pdf = { name: '方案.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 pdf') }

test('offline a batch fails with a message, and is done only when requested again; several demands are withdrawn at once, even when tokens expire in between', async ({
  page,
  context,
  loginPage,
  gateway,
}) => {
  await loginPage.enter(accounts.member, '/qw/personal/demand?status=DRAFT')
  const table = page.getByRole('table', { name: '我的需求' })
  await test.step('the connection fails while a draft is deleted', async () => {
    const link = table.getByRole('link').first()
    await expect(link).toBeVisible(patiently)
    await link.click()
    await page.getByRole('button', { name: '删除', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '删除' })
    const start = new Date()
    await context.setOffline(true)
    await dialog.getByRole('button', { name: '确认删除' }).click()
    await expect(dialog.getByText('服务器连接失败')).toBeVisible()
    await context.setOffline(false)
    await pressTwice(dialog.getByRole('button', { name: '再试一次' }))
    await expect(page).toHaveURL('/qw/personal/demand')
    await expect(page.getByText('已删除')).toBeVisible()
    expect(await gateway.timesDone('deleteDemand', start)).toBe(1)
  })

  await test.step('the tokens expire while the list’s demands are withdrawn', async () => {
    await expect(table.getByRole('row').first()).toBeVisible(patiently)
    await tick(page.getByRole('checkbox', { name: '选择本页全部' }))
    const button = page.getByRole('button', { name: /^批量下架 \d+$/ })
    const count = Number(/\d+/.exec(await button.innerText())?.[0])
    expect(count).toBeGreaterThan(1)
    await button.click()
    const dialog = page.getByRole('dialog', { name: '下架' })
    await expect(dialog.getByText(`共 ${count} 项需求`)).toBeVisible()
    const start = new Date()
    await gateway.delayNext('updateDemandStatus', 1500)
    const first = page.waitForRequest('**/demand/updateStatus')
    await dialog.getByRole('button', { name: '确认下架' }).click()
    await first
    await gateway.expireTokens()
    await expect(page.getByText(`${count} 项需求已下架`)).toBeVisible(patiently)
    expect(await gateway.timesDone('updateDemandStatus', start)).toBe(count)
    await page.goto('/qw/personal/demand?status=OFF_SHELF')
    await expect(page.getByText(`共 ${count} 项需求`)).toBeVisible(patiently)
  })
})

test('a session that ends in the middle of a batch leads to the login; afterwards the list shows what was done', async ({
  page,
  loginPage,
  gateway,
}) => {
  await loginPage.enter(accounts.member, '/qw/personal/demand')
  const rows = page.getByRole('table', { name: '我的需求' }).getByRole('row')
  await expect(rows.first()).toBeVisible(patiently)
  await tick(page.getByRole('checkbox', { name: '选择本页全部' }))
  await page.getByRole('button', { name: /^批量下架 [2-9]$/ }).click()
  // Held back until the session has ended.
  let calls = 0
  await page.route('**/demand/updateStatus', async (route) => {
    calls += 1
    if (calls === 2) await gateway.endSession(page.context())
    await route.continue()
  })
  await page.getByRole('dialog').getByRole('button', { name: '确认下架' }).click()
  await loginPage.logInByPassword(accounts.member)
  await expect(page).toHaveURL('/qw/personal/demand')
  // One was done; the others were not touched.
  await page.goto('/qw/personal/demand?status=OFF_SHELF')
  await expect(page.getByText('共 1 项需求')).toBeVisible(patiently)
})

test('a demand that another tab has changed meanwhile is reported, and shown in its current state', async ({
  page,
  context,
  loginPage,
}) => {
  await loginPage.enter(accounts.member, '/qw/personal/demand?status=PUBLISHED')
  const link = page.getByRole('table', { name: '我的需求' }).getByRole('link').first()
  await expect(link).toBeVisible(patiently)
  const title = await link.innerText()
  await link.click()
  await page.getByRole('button', { name: '下架', exact: true }).click()
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByRole('button', { name: '下架', exact: true }).click()
  await other.getByRole('dialog').getByRole('button', { name: '确认下架' }).click()
  await expect(other.getByText('已下架，不再公开')).toBeVisible()
  const dialog = page.getByRole('dialog', { name: '下架' })
  await dialog.getByRole('button', { name: '确认下架' }).click()
  await expect(dialog.getByText(`${title}：`)).toContainText('它已在别处改变，页面已更新为最新状态')
  await dialog.getByRole('button', { name: '知道了' }).click()
  await expect(page.getByText('已下架，不再公开')).toBeVisible()
})

test('a favourite is added and a docking sent once, despite double presses, being offline, a token that expires during the upload, and going back', async ({
  page,
  context,
  loginPage,
  gateway,
}) => {
  // A page to go back to.
  await loginPage.enter(accounts.member, '/favicon.svg')
  await page.goto('/qw/supply-demand/demand/detail?id=de-1019')
  const main = page.getByRole('main')
  await expect(main).toHaveAttribute('data-initialized', 'true')

  await test.step('a favourite, which is reverted with a message when offline', async () => {
    const star = page.getByRole('button', { name: '收藏', exact: true })
    await expect(star).toHaveAttribute('aria-pressed', 'false')
    const start = new Date()
    await pressTwice(star)
    await expect(page.getByText('收藏成功')).toBeVisible()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    expect(await gateway.timesDone('favoriteDemand', start)).toBe(1)
    // By then the code that keeps favourites has come, which waits for the connection.
    await context.setOffline(true)
    await star.click()
    await expect(page.getByText('服务器连接失败').first()).toBeVisible()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await context.setOffline(false)
  })

  await test.step('a docking', async () => {
    await main.getByRole('button', { name: '申请对接' }).click()
    const dialog = page.getByRole('dialog', { name: '申请对接' })
    await dialog.getByLabel('对接标题').fill('干燥窑控制系统改造方案')
    await dialog.getByLabel('方案说明').fill('以湿度与温度分区控制改造干燥窑，可先做一台样机。')
    await dialog.getByLabel('联系人').fill('周示例')
    await dialog.getByLabel('联系电话').fill('138 0000 0001')
    await dialog.getByLabel('承诺所填内容真实').check()
    await dialog.getByLabel('附件').setInputFiles({ ...pdf, buffer: Buffer.alloc(0) })
    await expect(dialog.getByText('文件是空的，请重新选择')).toBeVisible()
    await gateway.expireTokens()
    await dialog.getByLabel('附件').setInputFiles(pdf)
    await expect(dialog.getByText('已上传')).toBeVisible()
    const start = new Date()
    await context.setOffline(true)
    await dialog.getByRole('button', { name: '提交申请' }).click()
    await expect(dialog.getByText('服务器连接失败')).toBeVisible()
    await expect(dialog.getByLabel('对接标题')).toHaveValue('干燥窑控制系统改造方案')
    await context.setOffline(false)
    await pressTwice(dialog.getByRole('button', { name: '提交申请' }))
    await expect(main.getByText('您已申请对接，待响应')).toBeVisible()
    expect(await gateway.timesDone('saveDemandDocking', start)).toBe(1)
    // The page behind it may show the docking before.
    await expect(dialog).toHaveCount(0)
    await page.goBack()
    await page.goForward()
    await expect(main.getByText('您已申请对接，待响应')).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })
})

test('an evaluation is sent once when pressed twice; a tab in which it is still open says that it has been given', async ({
  page,
  context,
  loginPage,
  gateway,
}) => {
  const address = '/qw/personal/resources/docking?id=dk-2003'
  await loginPage.enter(accounts.member, address)
  const other = await context.newPage()
  await other.goto(address)
  for (const tab of [page, other]) {
    await tab.getByRole('main').getByRole('button', { name: '评价对接' }).click()
    const dialog = tab.getByRole('dialog', { name: '评价', exact: true })
    for (const name of ['总体评分', '服务质量', '响应速度', '性价比', '服务态度']) {
      await tick(dialog.getByRole('group', { name }).getByRole('radio', { name: '5', exact: true }))
    }
  }
  const start = new Date()
  const there = other.getByRole('dialog', { name: '评价', exact: true })
  await pressTwice(there.getByRole('button', { name: '提交评价' }))
  await expect(there).toBeHidden()
  expect(await gateway.timesDone('evaluateResource', start)).toBe(1)
  const here = page.getByRole('dialog', { name: '评价', exact: true })
  await expect(here.getByText('另一个窗口已提交、保存或清空了这份内容')).toBeVisible()
})

test('a sign-up is sent once, despite double presses and being offline', async ({
  page,
  context,
  loginPage,
  gateway,
}) => {
  await loginPage.enter(accounts.ordinary, '/qw/activity/detail?id=ev-1002')
  const main = page.getByRole('main')
  await expect(main).toHaveAttribute('data-initialized', 'true')
  await main.getByRole('button', { name: '我要报名' }).click()
  const dialog = page.getByRole('dialog', { name: '活动报名' })
  await dialog.getByLabel('姓名').fill('吴示例')
  await dialog.getByLabel('手机号').fill('13800000003')
  await dialog.getByLabel('同意个人信息用于本次活动').check()
  const start = new Date()
  await context.setOffline(true)
  await dialog.getByRole('button', { name: '提交报名' }).click()
  await expect(dialog.getByText('服务器连接失败')).toBeVisible()
  await context.setOffline(false)
  await pressTwice(dialog.getByRole('button', { name: '提交报名' }))
  await expect(page.getByRole('dialog', { name: '报名成功' })).toBeVisible()
  expect(await gateway.timesDone('signUpForEvent', start)).toBe(1)
})

test('a message that another tab has deleted disappears here, too, without an error', async ({
  page,
  context,
  loginPage,
}) => {
  await loginPage.enter(accounts.member, '/user/message')
  const titles = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 })
  await expect(titles.first()).toBeVisible(patiently)
  // A link to a new tab says so after its name.
  const [title = ''] = (await titles.first().innerText()).split('\n')
  const remove = (tab: Page) =>
    tab.getByRole('listitem').filter({ hasText: title }).getByRole('button', { name: /^删除/ }).first()
  const dialog = page.getByRole('dialog', { name: '删除消息' })
  const other = await context.newPage()
  await other.goto('/user/message')
  await remove(other).click()
  await other.getByRole('dialog').getByRole('button', { name: '确认删除' }).click()
  await expect(other.getByText('已删除 1 条消息')).toBeVisible()
  await remove(page).click()
  await pressTwice(dialog.getByRole('button', { name: '确认删除' }))
  await expect(page.getByText('已删除 1 条消息')).toBeVisible()
  await expect(dialog).toHaveCount(0)
})
