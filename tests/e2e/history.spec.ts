import type { Page } from '@playwright/test'
import { accounts } from './accounts.ts'
import { expect, test } from './test.ts'
import { tick } from './pages/tick.ts'

/** Opens a detail, and waits until the visit has been recorded. */
async function openDetail(page: Page, path: string): Promise<string> {
  const told = page.waitForResponse((response) => response.url().endsWith('/message/api/history/save'))
  await page.goto(path)
  const heading = page.getByRole('heading', { level: 1 })
  const title = await heading.innerText()
  expect((await told).ok()).toBe(true)
  return title
}

test('1-46 what a member opens is kept by day and kind, until they delete it or switch that off', async ({
  page,
  loginPage,
}) => {
  test.slow()
  await loginPage.enter(accounts.newcomer, '/qw/personal/history')
  await expect(page.getByText(/^还没有浏览记录/)).toBeVisible()

  const policy = await openDetail(page, '/policy/info/p-1001')
  const attract = await openDetail(page, '/qw/attract/detail?id=at-1001')
  const news = await openDetail(page, '/qw/news?id=n-1002')
  await page.goto('/qw/personal/history')
  const visits = page.getByRole('list', { name: /的浏览记录$/ }).getByRole('listitem')
  await expect(visits).toHaveCount(3)
  await expect(visits.first()).toContainText(news)
  await expect(visits.last()).toContainText(policy)
  // A policy opens in a new tab; other links open here.
  await page.getByRole('link', { name: attract, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: attract })).toBeVisible()

  await page.goto('/qw/personal/history')
  const kinds = page.getByRole('navigation', { name: '类型' })
  await kinds.getByRole('link', { name: '政策', exact: true }).click()
  await expect(visits).toHaveCount(1)
  await expect(visits).toContainText(policy)
  await kinds.getByRole('link', { name: '全部', exact: true }).click()
  await expect(visits).toHaveCount(3)

  // One visit; the focus moves to the next.
  await visits.filter({ hasText: news }).getByRole('button', { name: /^删除/ }).press('Enter')
  await expect(visits).toHaveCount(2)
  await expect(visits.getByRole('button', { name: /^删除/ }).and(page.locator(':focus'))).toBeVisible()

  // Visits after switching it off are not recorded, earlier ones remain.
  const keeps = page.getByRole('checkbox', { name: /^记录我打开过的内容/ })
  await expect(keeps).toBeChecked()
  await keeps.press('Space')
  await expect(page.getByText('已停止记录')).toBeVisible()
  await openDetail(page, '/qw/news?id=n-1003')
  await page.goto('/qw/personal/history')
  await expect(visits).toHaveCount(2)
  await expect(keeps).not.toBeChecked()
  await tick(keeps)
  await expect(page.getByText('已开始记录浏览历史')).toBeVisible()

  // A day, of one kind.
  await kinds.getByRole('link', { name: '招商', exact: true }).click()
  await expect(visits).toHaveCount(1)
  await page.getByRole('button', { name: /^删除当天记录/ }).click()
  const day = page.getByRole('dialog', { name: '删除当天记录' })
  await expect(day.getByText('“招商”类浏览记录')).toBeVisible()
  await day.getByRole('button', { name: '确认删除' }).click()
  await expect(page.getByText('还没有“招商”类的浏览记录')).toBeVisible()
  await kinds.getByRole('link', { name: '全部', exact: true }).click()
  await expect(visits).toHaveCount(1)

  // All, but only after the confirmation.
  const clear = page.getByRole('button', { name: '清空浏览历史' })
  const all = page.getByRole('dialog', { name: '清空浏览历史' })
  await clear.click()
  await all.getByRole('button', { name: '取消' }).click()
  await expect(all).toHaveCount(0)
  await expect(visits).toHaveCount(1)
  await clear.click()
  await all.getByRole('button', { name: '确认清空' }).click()
  await expect(page.getByText(/^还没有浏览记录/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^还没有浏览记录/)).toBeVisible()
})
