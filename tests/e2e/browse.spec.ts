import { accounts } from './accounts.ts'
import { expect, test } from './test.ts'

test('1-01 1-06 1-07 1-08 1-09 1-10 1-27 1-28 1-33 1-34 1-35 1-36 each list of the main site leads to its records, in Chinese', async ({
  page,
}) => {
  test.slow()
  for (const list of [
    '/qw/supply-demand/demand',
    '/qw/supply-demand/resource',
    '/qw/supply-demand/provider',
    '/qw/attract',
    '/qw/activity',
    '/qw/news',
  ]) {
    await page.goto(list)
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    const records = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')
    await expect(records.nth(4), list).toBeVisible()
    const name = (await records.first().textContent()) ?? ''
    expect(name, list).toMatch(/\p{Script=Han}{2}/u)
    await records.first().click()
    await expect(page.getByRole('heading', { level: 1 }), list).toContainText(name)
  }
})

test('1-05 the policy tools are all found in one place', async ({ page }) => {
  await page.goto('/policy/tool')
  for (const tool of ['scale', 'evaluate', 'cloud', 'calculate', 'tech-scale', 'srdi']) {
    await expect(page.getByRole('main').locator(`a[href="/policy/tool/${tool}"]`).first()).toBeVisible()
  }
})

test('1-45 2.3-23 a message that is marked as read is unread no more, and the badge counts one less', async ({
  page,
  loginPage,
  userMenu,
}) => {
  await loginPage.enter(accounts.member, '/qw/message')
  const mark = page.getByRole('button', { name: /^标为已读/ })
  await expect(mark.first()).toBeVisible()
  await userMenu.button('（示例）').click()
  const entry = page.getByRole('banner').getByRole('link', { name: /消息中心/ })
  await expect(entry).toHaveAccessibleName(/\d/)
  const unread = Number(/\d+/.exec((await entry.textContent()) ?? '')?.[0])
  await page.keyboard.press('Escape')
  const name = (await mark.first().textContent()) ?? ''
  await mark.first().click()
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  await userMenu.button('（示例）').click()
  await expect(entry).toHaveText(new RegExp(`消息中心\\D*${unread - 1}\\D`))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '消息中心' })).toBeVisible()
  await expect(mark.first()).toBeVisible()
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
})
