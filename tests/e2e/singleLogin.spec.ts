import { accounts } from './accounts.ts'
import { anotherBrowser } from './pages/anotherBrowser.ts'
import { UserMenu } from './pages/UserMenu.ts'
import { expect, test } from './test.ts'

test('4-72 9-44 a member who has logged in elsewhere is sent to the login by the first page of the personal area, with the reason', async ({
  page,
  context,
  browser,
  gateway,
  loginPage,
  userMenu,
}) => {
  await loginPage.enter(accounts.member, '/qw/personal/collect')
  await expect(userMenu.button('（示例）')).toBeVisible()
  const elsewhere = await anotherBrowser(browser, gateway, accounts.member, '/qw/personal/collect')

  await page.goto('/qw/personal/history')
  await expect(page).toHaveURL('/auth/qw?redirect_uri=%2Fqw%2Fpersonal%2Fhistory')
  await expect(page.getByText('您的账号已在其他地方登录，请重新登录')).toBeVisible()
  const kept = (await context.cookies()).map(({ name }) => name).filter((name) => name.endsWith('_token'))
  expect(kept).toEqual([])

  // The valid login is not affected.
  await elsewhere.goto('/qw/personal/history')
  await expect(elsewhere).toHaveURL('/qw/personal/history')
  await expect(new UserMenu(elsewhere).button('（示例）')).toBeVisible()
  await elsewhere.context().close()
})

test("4-72 9-44 on a public page, which is rendered anonymously, the member's first call does that", async ({
  page,
  browser,
  gateway,
  loginPage,
  userMenu,
}) => {
  await loginPage.enter(accounts.member, '/policy')
  await expect(userMenu.button('（示例）')).toBeVisible()
  const elsewhere = await anotherBrowser(browser, gateway, accounts.member, '/policy')
  await page.goto('/policy/info/p-1001')
  await expect(page).toHaveURL('/auth/qw?redirect_uri=%2Fpolicy%2Finfo%2Fp-1001')
  await expect(page.getByText('登录过期或未登录，请重新登录')).toBeVisible()
  await elsewhere.context().close()
})
