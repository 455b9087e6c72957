import { accounts } from './accounts.ts'
import { violations } from './pages/pageChecks.ts'
import { tick, untick } from './pages/tick.ts'
import { expect, test } from './test.ts'

test('1-44 tags are subscribed to together, removed one by one or all at once, and reminders are saved', async ({
  page,
  gateway,
  loginPage,
}) => {
  test.slow()
  await loginPage.open('/policy/subscribe')
  await loginPage.logInByPassword(accounts.newcomer)
  await expect(page.getByText('尚未订阅标签')).toBeVisible()

  await page.getByText('添加标签').click()
  await tick(page.getByRole('checkbox', { name: /^数字化转型/ }))
  await expect(page.getByRole('checkbox', { name: /\D0 条$/ })).toHaveCount(0)
  await tick(page.getByRole('checkbox', { name: /^高企/ }))
  // The session ends before they are sent: they are still ticked.
  await gateway.endSessionAt('addTagsBatch')
  await page.getByRole('button', { name: '订阅选中的 2 个标签' }).click()
  await loginPage.logInByPassword(accounts.newcomer)
  await expect(page.getByText('已恢复您上次未提交的内容')).toBeVisible()
  const subscribe = page.getByRole('button', { name: /^订阅选中/ })
  await expect(subscribe).toHaveText('订阅选中的 2 个标签')
  await subscribe.press('Enter')
  await expect(page.getByText('订阅成功')).toBeVisible()
  await expect(page.getByText('已恢复您上次未提交的内容')).toBeHidden()
  await expect(subscribe).toBeFocused()
  const mine = page.getByRole('list', { name: '已订阅的标签' })
  await expect(mine.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByText(/共 \d+ 条订阅的政策/)).toBeVisible()

  // The focus moves to the next tag, or the previous one.
  await mine.getByRole('button', { name: '取消订阅高企' }).press('Enter')
  await expect(page.getByText('已取消订阅', { exact: true })).toBeVisible()
  await expect(mine.getByRole('listitem')).toHaveCount(1)
  await expect(mine.getByRole('button', { name: '取消订阅数字化转型' })).toBeFocused()

  await page.getByText(/^提醒设置/).click()
  await page.getByLabel('提醒频率').selectOption('每日汇总')
  await untick(page.getByRole('checkbox', { name: '站内消息' }))
  await page.getByRole('button', { name: '保存提醒设置' }).click()
  await expect(page.getByText('请至少选择一个提醒渠道')).toBeVisible()
  await tick(page.getByRole('checkbox', { name: '短信' }))
  await page.getByLabel('免打扰开始').fill('21:30')
  await page.reload()
  await page.getByText(/^提醒设置/).click()
  await expect(page.getByText('已恢复您上次未提交的内容')).toBeVisible()
  await expect(page.getByLabel('免打扰开始')).toHaveValue('21:30')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: '保存提醒设置' }).click()
  await expect(page.getByText('提醒设置已保存')).toBeVisible()
  await expect(page.getByRole('button', { name: '保存提醒设置' })).toBeFocused()

  await page.reload()
  await expect(page.getByText('提醒设置：每日汇总')).toBeVisible()
  await page.getByText(/^提醒设置/).click()
  await expect(page.getByLabel('免打扰开始')).toHaveValue('21:30')
  await expect(page.getByRole('checkbox', { name: '短信' })).toBeChecked()
  await expect(mine.getByRole('listitem')).toHaveCount(1)

  await page.getByRole('button', { name: '全部取消' }).press('Enter')
  await expect(page.getByText('已取消全部标签')).toBeVisible()
  await expect(mine).toBeHidden()
  await expect(page.getByRole('heading', { name: '我的标签' })).toBeFocused()
  await page.getByRole('button', { name: '恢复刚取消的“数字化转型”' }).click()
  await expect(mine.getByRole('listitem')).toHaveCount(1)
})

test('3.4-08 3.5-15 3.5-16 subscribed policies are narrowed by top tag and remark, both of which are fetched once and cached', async ({
  page,
  gateway,
  loginPage,
}) => {
  test.slow()
  await loginPage.enter(accounts.newcomer, '/policy/subscribe')
  await page.getByText('添加标签').click()
  await tick(page.getByRole('checkbox', { name: /^数字化转型/ }))
  await tick(page.getByRole('checkbox', { name: /^高企/ }))
  const renewed = page.waitForResponse(/tag\/getTags/)
  await page.getByRole('button', { name: '订阅选中的 2 个标签' }).press('Enter')
  await expect(page.getByText('订阅成功')).toBeVisible()
  // The changed data have been refetched; from here on nothing changes.
  await (await renewed).finished()

  const start = new Date()
  await page.goto('/policy/subscribe')
  const count = page.getByText(/^共 \d+ 条订阅的政策$/)
  await expect(count).toBeVisible()
  const all = (await count.textContent()) ?? ''
  const remarks = page.getByRole('navigation', { name: '备注' })
  await expect(remarks.getByRole('link', { name: '省直管县可直接申报' })).toBeVisible()

  await remarks.getByRole('link', { name: '常年受理' }).click()
  await expect(page).toHaveURL(/remark=/)
  await expect(count).not.toHaveText(all)
  const policies = page.getByRole('main').getByRole('article')
  const remarked = policies.filter({ hasText: '常年受理' })
  await expect(remarked.first()).toBeVisible()
  await expect(policies).toHaveCount(await remarked.count())

  await remarks.getByRole('link', { name: '全部' }).click()
  await expect(count).toHaveText(all)
  await page.getByRole('navigation', { name: '标签', exact: true }).getByRole('link', { name: '高企' }).click()
  await expect(page).toHaveURL(/tag=/)
  await expect(count).not.toHaveText(all)

  // To another page and back, without reloading the portal: both stay cached.
  await page.getByRole('link', { name: '政策搜索', exact: true }).first().click()
  await expect(page).toHaveURL(/\/policy\/info/)
  await page.goBack()
  await expect(remarks.getByRole('link', { name: '免申即享' })).toBeVisible()
  await expect(count).toBeVisible()
  const asked = (await gateway.callsSince(start)).map(({ operationId }) => operationId)
  expect(asked.filter((id) => id === 'getTopTags')).toHaveLength(1)
  expect(asked.filter((id) => id === 'listDictValues')).toHaveLength(1)
})

test('tags are suggested for the enterprise with the reason, and the digest is previewed', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter(accounts.member, '/policy/subscribe')
  const proposed = page.getByRole('region', { name: '按企业信息推荐' })
  await expect(proposed.getByRole('listitem').filter({ hasText: '企业信息中有“高新技术企业”' })).toBeVisible()
  await proposed.getByRole('button', { name: '订阅高企', exact: true }).click()
  const mine = page.getByRole('list', { name: '已订阅的标签' })
  await expect(mine.getByRole('listitem').filter({ hasText: '高企' })).toBeVisible()
  await expect(page.getByRole('button', { name: '订阅高企', exact: true })).toHaveCount(0)
  await page.getByText('预览将收到的汇总').click()
  const digest = page.getByRole('article', { name: '汇总预览' })
  await expect(digest.getByRole('heading', { name: '惠企政策每周汇总' })).toBeVisible()
  await expect(digest).toContainText(/下次发送：\d{4}-\d{2}-\d{2} \d{2}:\d{2}，通过站内消息/)
  expect(await violations(page)).toEqual([])
})
