import type { Locator } from '@playwright/test'
import { accounts } from './accounts.ts'
import { anotherBrowser } from './pages/anotherBrowser.ts'
import { violations } from './pages/pageChecks.ts'
import { tick } from './pages/tick.ts'
import { expect, test } from './test.ts'

// Two people visit several pages each, which takes a while on a busy machine.
test.describe.configure({ timeout: 240_000 })

async function rate(dialog: Locator, score: string) {
  for (const name of ['总体评分', '服务质量', '响应速度', '性价比', '服务态度']) {
    await tick(dialog.getByRole('group', { name }).getByRole('radio', { name: score, exact: true }))
  }
}

/** The next day in China, as yyyy-MM-dd. */
const tomorrow = () => new Date(Date.now() + (24 + 8) * 3_600_000).toISOString().slice(0, 10)

test('1-47 2.1-65 a successful docking is evaluated, the evaluation changed once, published, answered and publicly visible', async ({
  page,
  loginPage,
  browser,
  gateway,
}) => {
  await loginPage.enter(accounts.member, '/qw/personal/my-evaluation')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: '2 次对接等您评价' })).toBeVisible()
  await main.getByRole('link', { name: '车间废气成分检测' }).click()
  await main.getByRole('button', { name: '评价对接' }).click()
  const dialog = page.getByRole('dialog', { name: '评价', exact: true })
  await dialog.getByRole('button', { name: '提交评价' }).click()
  await expect(dialog.getByText('请选择总体评分')).toBeVisible()
  await rate(dialog, '2')
  await dialog.getByRole('button', { name: '提交评价' }).click()
  await expect(dialog.getByText('请输入评价内容')).toBeVisible()
  await expect(dialog.getByLabel('评价内容')).toBeFocused()
  await dialog.getByLabel('评价内容').fill('报告比约定晚了三天，沟通也不及时。')
  await tick(dialog.getByRole('checkbox', { name: '报告规范' }))
  expect(await violations(page, 'dialog')).toEqual([])
  await dialog.getByRole('button', { name: '提交评价' }).click()
  await expect(dialog).toBeHidden()

  // It can be changed once.
  await main.getByRole('button', { name: '修改评价' }).click()
  const change = page.getByRole('dialog', { name: '修改评价' })
  await expect(change.getByLabel('评价内容')).toHaveValue('报告比约定晚了三天，沟通也不及时。')
  await tick(change.getByRole('group', { name: '总体评分' }).getByRole('radio', { name: '4', exact: true }))
  await change.getByLabel('评价内容').fill('报告晚了三天，补充的说明很详细。')
  await change.getByRole('button', { name: '提交评价' }).click()
  await expect(main.getByRole('button', { name: '修改评价' })).toHaveCount(0)

  // The other party is also a provider, and evaluated as such.
  await main.getByRole('button', { name: '评价服务商' }).click()
  await rate(dialog, '5')
  await dialog.getByRole('button', { name: '提交评价' }).click()
  await expect(dialog).toBeHidden()
  await expect(main.getByRole('button', { name: '评价服务商' })).toHaveCount(0)
  await page.goto('/qw/personal/my-evaluation?kind=facilitator')
  await expect(main.getByRole('link', { name: /：车间废气成分检测$/ })).toBeVisible()
  await main.getByRole('link', { name: '供需对接' }).click()
  const given = main.getByRole('listitem').filter({ hasText: '补充的说明很详细' })
  await expect(given.getByText('待审核')).toBeVisible()
  await expect(main.getByRole('heading', { name: '1 次对接等您评价' })).toBeVisible()
  expect(await violations(page)).toEqual([])

  // It is published overnight; the other party finds it and replies.
  await gateway.moveTo(tomorrow())
  const other = await anotherBrowser(
    browser,
    gateway,
    accounts.provider,
    '/qw/personal/my-evaluation?direction=RECEIVED',
  )
  const received = other.getByRole('listitem').filter({ hasText: '补充的说明很详细' })
  await expect(received.getByText('已公开')).toBeVisible()
  await received.getByRole('button', { name: '回复' }).click()
  const reply = other.getByRole('dialog', { name: '回复评价' })
  await reply.getByLabel('回复').fill('感谢指正，已调整排期。')
  await reply.getByRole('button', { name: '提交回复' }).click()
  await expect(received.getByText('回复：感谢指正，已调整排期。')).toBeVisible()
  await expect(received.getByRole('button', { name: '回复' })).toHaveCount(0)
  await received.getByRole('button', { name: '举报' }).click()
  const report = other.getByRole('dialog', { name: '举报评价' })
  await report.getByLabel('问题类型').selectOption('投诉举报')
  await report.getByLabel('举报理由').fill('交付时间与约定不符的说法不属实')
  await report.getByLabel('联系电话').fill('138 0000 0011')
  await report.getByRole('button', { name: '提交举报' }).click()
  await expect(report).toBeHidden()

  await other.goto('/qw/supply-demand/resource/detail?id=re-1004')
  const shown = other.getByRole('region', { name: '评价' })
  await expect(shown.getByText('报告晚了三天，补充的说明很详细。')).toBeVisible()
  await expect(shown.getByText('回复：感谢指正，已调整排期。')).toBeVisible()
  await other.context().close()
})

test('1-47 a provider’s evaluations have averages and a distribution', async ({ page }) => {
  await page.goto('/qw/supply-demand/provider/detail?id=fa-2001')
  const shown = page.getByRole('region', { name: '评价' })
  await expect(shown.getByRole('list', { name: '评分分布' }).getByRole('listitem')).toHaveCount(5)
  await expect(shown.getByText('服务质量', { exact: true })).toBeVisible()
  await expect(shown.getByText('服务项目：材料力学性能检测预约').first()).toBeVisible()
  await shown.getByRole('button', { name: /^再看 \d+ 条评价$/ }).click()
  await expect(shown.getByRole('button', { name: '收起' })).toBeVisible()

  // Only those with this many stars.
  const four = shown.getByRole('button', { name: /^4 星/ })
  const count = /\d+(?= 条)/.exec((await four.textContent()) ?? '')?.[0]
  await four.click()
  await expect(shown.getByText(`只看 4 星：${count} 条`)).toBeVisible()
  await expect(shown.getByText('服务项目：')).not.toHaveCount(0)
  await shown.getByRole('button', { name: '查看全部评价' }).click()
  await expect(four).toHaveAttribute('aria-pressed', 'false')
})
