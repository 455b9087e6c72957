import { accounts } from './accounts.ts'
import { routeTable } from './routeTable.ts'
import { expect, test } from './test.ts'

const guarded = routeTable.filter((route) => route.guarded)

test(`2.1-102 2.1-103 a visitor on a guarded page is sent to the login and back`, async ({ request }) => {
  for (const { path } of guarded) {
    const reply = await request.get(path, { maxRedirects: 0 })
    expect(reply.status(), path).toBe(307)
    expect(reply.headers()['location'], path).toBe(`/auth/qw?redirect_uri=${encodeURIComponent(path)}`)
    expect(reply.headers()['cache-control'] ?? '', path).not.toContain('public')
  }
})

test('2.1-87 2.2-11 2.2-12 2.2-13 2.2-14 2.2-15 9-30 9-31 the user area is 1200 px wide with a menu of 200 px, which links to the matching report', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter(accounts.member, '/user/relation')
  await test.step('2.1-87 2.2-11 2.2-12 its submenu links to the matching report', async () => {
    const menu = page.getByRole('navigation', { name: '个人中心菜单' })
    for (const path of [
      '/user/relation',
      '/policy/report',
      '/user/collect',
      '/user/activity',
      '/user/changePassword',
      '/user/message',
    ]) {
      await expect(menu.locator(`a[href="${path}"]`)).toHaveCount(1)
    }
    await expect(menu.getByRole('link', { name: '关联企业' })).toHaveAttribute('aria-current', 'page')
  })
  const widths = async () => {
    const menu = await page.getByRole('navigation', { name: '个人中心菜单' }).boundingBox()
    const sheet = await page.locator('main section').first().boundingBox()
    const area = Math.round((sheet?.x ?? 0) + (sheet?.width ?? 0) - (menu?.x ?? 0))
    return { menu: menu?.width, area }
  }
  await expect.poll(widths).toEqual({ menu: 200, area: 1200 })

  // On a phone it is folded behind the page's name, and folds again after navigating.
  await page.setViewportSize({ width: 390, height: 844 })
  const menu = page.getByRole('navigation', { name: '个人中心菜单' })
  const favourites = menu.getByRole('link', { name: '我的收藏' })
  await expect(favourites).toBeHidden()
  await menu.getByRole('button', { name: /关联企业/ }).click()
  await favourites.click()
  await expect(menu.getByRole('button', { name: /我的收藏/ })).toHaveAttribute('aria-expanded', 'false')
  await expect(favourites).toBeHidden()
})

test('an address without a record is a 404 in its layout', async ({ page }) => {
  for (const path of ['/qw/activity/detail', '/qw/attract/detail?id=none', '/qw/supply-demand/demand/detail?id=../x']) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { name: '页面不存在' }), path).toBeVisible()
    await expect(page.locator('[data-layout]'), path).toHaveAttribute('data-layout', 'default')
  }
})

test('a list keeps its filters from page to page, each with an address; beyond the last one it shows the last one', async ({
  page,
}) => {
  await page.goto('/qw/news')
  const last = await page
    .getByRole('link', { name: /^第 \d+ 页$/ })
    .last()
    .textContent()
  const first = await page.getByRole('listitem').getByRole('heading').first().textContent()
  await page.getByRole('link', { name: '第 2 页' }).click()
  await expect(page).toHaveURL('/qw/news?current=2')
  await expect(page.getByRole('main').getByRole('listitem').getByRole('heading').first()).not.toHaveText(first ?? '')
  await page.getByRole('navigation', { name: '栏目' }).getByRole('link', { name: '通知公告' }).click()
  await expect(page).toHaveURL('/qw/news?columnCode=NOTICE')
  await page.goto('/qw/news?current=900')
  await expect(page).toHaveURL(`/qw/news?current=${last}`)
  await expect(page.getByRole('main').getByRole('listitem').getByRole('heading').first()).toBeVisible()
})
