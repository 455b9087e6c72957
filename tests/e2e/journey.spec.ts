import { accounts } from './accounts.ts'
import { LoginPage } from './pages/LoginPage.ts'
import { PolicySearchPage } from './pages/PolicySearchPage.ts'
import { UserMenu } from './pages/UserMenu.ts'
import { tick } from './pages/tick.ts'
import { expect, test } from './test.ts'

const policy = '泰兴市制造业企业智能化改造项目奖补申报指南（示例）'

test('1-03 1-51 a visitor finds a policy, logs in with a password, adds it to the favourites and logs out', async ({
  page,
  context,
  gateway,
}) => {
  // From page to page, with a login on the way.
  test.slow()
  await page.goto('/')
  await page.getByRole('search', { name: '政策搜索' }).getByRole('combobox').fill('智能化改造')
  await page.keyboard.press('Enter')
  const search = new PolicySearchPage(page)
  await expect(page).toHaveURL(/\/policy\/info\?/)
  await expect(search.titles.filter({ hasText: policy })).toBeVisible()

  const before = await search.resultCount.textContent()
  await tick(search.filter('申报中'))
  await expect(search.resultCount).not.toHaveText(before ?? '')
  await expect(search.titles.filter({ hasText: policy })).toBeVisible()

  const detail = await search.openInNewTab(policy)
  await expect(detail.getByRole('heading', { level: 1, name: policy })).toBeVisible()
  const detailPath = new URL(detail.url()).pathname
  await detail.getByRole('button', { name: '收藏', exact: true }).click()

  await expect(detail).toHaveURL(/\/auth\/qw\?redirect_uri=/)
  await new LoginPage(detail, gateway).logInByPassword(accounts.member)
  await expect(detail.getByText('登录成功')).toBeVisible()
  await expect(detail).toHaveURL((url) => url.pathname === detailPath)

  // The action requested before the login is done after it, with a message.
  await expect(detail.getByText('收藏成功')).toBeVisible()
  const favourite = detail.getByRole('button', { name: '收藏', exact: true })
  await expect(favourite).toHaveAttribute('aria-pressed', 'true')

  const collect = await context.newPage()
  await collect.goto('/qw/personal/collect')
  await expect(collect.getByRole('link', { name: policy })).toBeVisible()

  const menu = new UserMenu(collect)
  await menu.button('（示例）').click()
  await menu.logOutButton.click()
  await expect(collect.getByText('注销成功')).toBeVisible()
  await expect(collect).toHaveURL(/\/auth\/qw$/)
  await collect.goto('/qw/personal/collect')
  await expect(collect).toHaveURL(/\/auth\/qw\?redirect_uri=%2Fqw%2Fpersonal%2Fcollect/)
})

test('1-43 removing a favourite that another tab has removed causes no error; one that is removed stays removed', async ({
  page,
  context,
  loginPage,
}) => {
  test.slow()
  await loginPage.enter(accounts.member, '/policy/info/p-1001')
  await page.getByRole('button', { name: '收藏', exact: true }).click()
  await expect(page.getByText('收藏成功')).toBeVisible()
  await page.goto('/qw/personal/collect')
  await expect(page.getByRole('button', { name: policy })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/policy/info/p-1001')
  const star = other.getByRole('button', { name: '收藏', exact: true })
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await star.click()
  await expect(other.getByText('已取消收藏')).toBeVisible()
  await page.getByRole('button', { name: policy }).click()
  await expect(page.getByText('已取消收藏')).toBeVisible()
  await expect(page.getByText('4040')).toBeHidden()
  await expect(page.getByRole('link', { name: policy })).toBeHidden()

  await test.step('added again and removed here, it stays removed', async () => {
    await star.click()
    await expect(other.getByText('收藏成功')).toBeVisible()
    await other.close()
    await page.reload()
    await page.getByRole('button', { name: policy }).press('Enter')
    await expect(page.getByRole('link', { name: policy })).toBeHidden()
    // The focus moves to the next favourite, or to the list's heading.
    const next = page.getByRole('button', { name: /^取消收藏/ }).or(page.getByRole('heading', { name: '我的收藏' }))
    await expect(next.and(page.locator(':focus'))).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: '我的收藏' })).toBeVisible()
    await expect(page.getByRole('link', { name: policy })).toBeHidden()
  })
})

test('the home page shows its data without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const latest = page.getByRole('region', { name: '最新政策' })
  await expect(latest.getByRole('listitem').first()).toBeVisible()
  await context.close()
})

test('2.1-24 a policy detail opens in a new tab', async ({ page }) => {
  const search = new PolicySearchPage(page)
  await search.open('高新技术企业')
  await expect(search.titles.first()).toHaveAttribute('target', '_blank')
})
