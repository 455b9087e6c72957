import type { Page } from '@playwright/test'
import { accounts } from './accounts.ts'
import { expectAccessible } from './pages/expectAccessible.ts'
import { routeTable, type RouteFact } from './routeTable.ts'
import { expect, test } from './test.ts'

// Axe reads every colour on the page, twice.
test.beforeEach(() => test.slow())

async function expectFrame(page: Page, { path, heading, title = heading, layout, leadsTo = path }: RouteFact) {
  await expect(page).toHaveURL(leadsTo)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page).toHaveTitle(typeof title === 'string' ? new RegExp(title) : title)
  // The user layout stands within the default one.
  await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', layout === 'user' ? 'default' : layout)
  await expect(page.getByRole('navigation', { name: '个人中心菜单' })).toHaveCount(layout === 'user' ? 1 : 0)
}

for (const route of routeTable) {
  const { ids, path, guarded = false, leadsTo } = route
  test(`${ids} ${path} is a page for ${guarded ? 'members' : 'everybody'}, accessible in both looks`, async ({
    page,
    loginPage,
  }) => {
    const response = await (guarded ? loginPage.enter(accounts.member, path) : page.goto(path))
    expect(response?.status()).toBe(200)
    await expectFrame(page, route)
    // What comes last to a member's page is the number of unread messages.
    if (guarded) await expect(page.getByRole('button', { name: '，有未读消息' })).toBeVisible()
    // Where it only leads on to another page, that one is looked at under its own address.
    if (leadsTo === undefined) await expectAccessible(page, path)
    // Its data has come or it has said why not.
    await expect(page.getByRole('button', { name: '重新加载' })).toHaveCount(0)
  })
}

for (const path of ['/policy/info?keyword=%E7%A0%94%E5%8F%91', '/no/such/page']) {
  test(`no accessibility violation, reflow and large text on ${decodeURIComponent(path)}`, async ({ page }) => {
    await page.goto(path)
    await expectAccessible(page, path)
  })
}
