import type { Page } from '@playwright/test'
import { accounts } from './accounts.ts'
import { LoginPage } from './pages/LoginPage.ts'
import { sidewaysScroll, violations } from './pages/pageChecks.ts'
import { PolicySearchPage } from './pages/PolicySearchPage.ts'
import { expect, test } from './test.ts'

const upgrade = '泰兴市制造业企业智能化改造项目奖补申报指南（示例）'
const interest = '化工企业安全与绿色化提升贷款贴息'

const tray = (page: Page) => page.getByRole('complementary', { name: '政策对比栏' })
const compareButton = (page: Page, title: string) => compareButtons(page).filter({ hasText: title })
const compareButtons = (page: Page) => page.getByRole('button', { name: /^加入对比/ })

test('search, compare, favourite: the chosen policies survive navigation, other tabs and a login', async ({
  page,
  gateway,
}) => {
  test.slow()
  const search = new PolicySearchPage(page)
  await search.open('智能化改造')
  await compareButton(page, upgrade).click()
  await expect(compareButton(page, upgrade)).toHaveAttribute('aria-pressed', 'true')
  await expect(tray(page)).toContainText('再选 1 条即可对比')

  await page.getByRole('navigation', { name: '政策菜单' }).getByRole('link', { name: '首页' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/找政策/)
  await expect(tray(page)).toContainText(upgrade)

  await search.open('贷款贴息')
  const detail = await search.openInNewTab(interest)
  await compareButton(detail, interest).click()
  // The first tab has the policies chosen in the second.
  await tray(page).getByRole('link', { name: '开始对比' }).click()

  await expect(page).toHaveURL(/\/policy\/compare\?ids=/)
  const table = page.getByRole('region', { name: '政策对比表' })
  await expect(table.getByRole('columnheader', { name: upgrade })).toBeVisible()
  await expect(table.getByRole('columnheader', { name: interest })).toBeVisible()
  for (const aspect of ['适用对象', '支持金额', '申报条件', '申报截止', '能否叠加']) {
    await expect(table.getByRole('rowheader', { name: new RegExp(`^${aspect}`) })).toBeVisible()
  }
  await expect(table.getByText(`与《${interest}》：从高不重复`)).toBeVisible()

  await expect(table.getByRole('rowheader', { name: /相同/ })).not.toHaveCount(0)
  await page.getByRole('link', { name: '只看不同' }).click()
  await expect(table.getByRole('rowheader', { name: /相同/ })).toHaveCount(0)

  await table.getByRole('columnheader', { name: upgrade }).getByRole('button', { name: '收藏' }).click()
  await new LoginPage(page, gateway).logInByPassword(accounts.member)
  await expect(page).toHaveURL(/\/policy\/compare\?ids=.*differing=true/)
  const favourite = table.getByRole('columnheader', { name: upgrade }).getByRole('button', { name: '收藏' })
  await expect(page.getByText('收藏成功')).toBeVisible()
  await expect(favourite).toHaveAttribute('aria-pressed', 'true')
})

test('a fifth policy is refused with the reason, and the tray removes one or all; a comparison is chosen and read by keyboard alone', async ({
  page,
}) => {
  const search = new PolicySearchPage(page)
  await search.open()
  const buttons = compareButtons(page)
  for (const index of [0, 1, 2, 3, 4]) await buttons.nth(index).click()
  await expect(page.getByText('最多对比 4 条政策，请先移除一条')).toBeVisible()
  await expect(tray(page).getByRole('listitem')).toHaveCount(4)
  await expect(buttons.nth(4)).toHaveAttribute('aria-pressed', 'false')
  await tray(page)
    .getByRole('button', { name: /^移出对比/ })
    .first()
    .click()
  await expect(tray(page).getByRole('listitem')).toHaveCount(3)
  await page.reload()
  await expect(tray(page).getByRole('listitem')).toHaveCount(3)
  await tray(page).getByRole('button', { name: '清空' }).click()
  await expect(tray(page)).toBeHidden()
  await test.step('the keyboard alone chooses and reads a comparison', async () => {
    for (const index of [0, 1]) {
      await buttons.nth(index).focus()
      await page.keyboard.press('Space')
      await expect(buttons.nth(index)).toHaveAttribute('aria-pressed', 'true')
    }
    await tray(page).getByRole('link', { name: '开始对比' }).focus()
    await page.keyboard.press('Enter')
    // The new page moves the focus to its heading; the keyboard continues there.
    await expect(page.getByRole('heading', { level: 1, name: '政策对比' })).toBeFocused()
    await page.getByRole('link', { name: /^移出/ }).first().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('共对比 1 条政策')).toBeVisible()
    await expect(page.getByRole('link', { name: /^移出/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('还没有要对比的政策')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: '政策对比' })).toBeFocused()
  })
})

test('a shared comparison can be read without scripts, and a deleted policy is reported', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/policy/compare?ids=p-1001,p-1006,no-such')
  await expect(page.getByRole('columnheader', { name: upgrade })).toBeVisible()
  await expect(page.getByText('有 1 条政策暂时无法加载')).toBeVisible()
  await context.close()
})

test('no accessibility violation in the comparison and its tray, wide or on a phone', async ({ page }) => {
  const widths = [1440, 390]
  await page.goto('/policy/compare?ids=p-1001,p-1006,p-1002')
  await expect(page.getByRole('region', { name: '政策对比表' })).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => sidewaysScroll(page), { message: `at ${width} px` }).toBe(0)
    expect.soft(await violations(page), `at ${width} px`).toEqual([])
  }

  // Before hydration it is only a link to the search.
  await expect(page.getByRole('main')).toHaveAttribute('data-initialized', 'true')
  await page.getByRole('link', { name: '再加政策' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '政策搜索' })).toBeFocused()
  await expect(compareButtons(page).first()).toBeVisible()
  for (const width of widths.toReversed()) {
    await page.setViewportSize({ width, height: 900 })
    await expect(tray(page)).toBeVisible()
    // Above the end of the list it covers part of the content behind it.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    expect.soft(await violations(page), `the tray at ${width} px`).toEqual([])
  }
})
