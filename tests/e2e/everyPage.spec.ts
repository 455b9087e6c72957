import type { Page } from '@playwright/test'
import { accounts } from './accounts.ts'
import { expectAccessible } from './pages/expectAccessible.ts'
import { routeTable, type RouteFact } from './routeTable.ts'
import { expect, test } from './test.ts'

// Axe checks every colour of several pages, twice.
test.beforeEach(() => test.slow())

async function expectFrame(page: Page, { path, heading, title = heading, layout, leadsTo = path }: RouteFact) {
  const soft = expect.configure({ soft: true, message: path })
  await soft(page).toHaveURL(leadsTo)
  await soft(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await soft(page).toHaveTitle(typeof title === 'string' ? new RegExp(title) : title)
  // The user layout is nested in the default one.
  await soft(page.locator('[data-layout]')).toHaveAttribute('data-layout', layout === 'user' ? 'default' : layout)
  await soft(page.getByRole('navigation', { name: '个人中心菜单' })).toHaveCount(layout === 'user' ? 1 : 0)
}

async function lookAt(page: Page, route: RouteFact): Promise<void> {
  const { path, guarded = false, leadsTo } = route
  const response = await page.goto(path)
  expect.soft(response?.status(), path).toBe(200)
  await expectFrame(page, route)
  // The number of unread messages is the last part of a member's page to arrive.
  if (guarded) await expect(page.getByRole('button', { name: '，有未读消息' }), path).toBeVisible()
  // A page that only redirects is checked at its target's own address.
  if (leadsTo === undefined) await expectAccessible(page, path)
  // Its data or an error have arrived.
  await expect.soft(page.getByRole('button', { name: '重新加载' }), path).toHaveCount(0)
}

/** Pages that one browser opens in turn: the first one costs twice as much. Few enough for a worker to finish soon. */
const pagesOfATest = 8

function visitsOf(routes: readonly RouteFact[]): RouteFact[][] {
  const visits = Math.ceil(routes.length / pagesOfATest)
  const pages = Math.ceil(routes.length / visits)
  return Array.from({ length: visits }, (_, visit) => routes.slice(visit * pages, (visit + 1) * pages))
}

for (const visitors of ['everybody', 'members'] as const) {
  const isGuarded = visitors === 'members'
  for (const routes of visitsOf(routeTable.filter(({ guarded = false }) => guarded === isGuarded))) {
    const ids = routes.map((route) => route.ids).join(' ')
    test(`${ids} pages for ${visitors}, accessible in both looks`, async ({ page, loginPage }) => {
      if (isGuarded) await loginPage.takeSession(accounts.member)
      for (const route of routes) await test.step(`${route.ids} ${route.path}`, () => lookAt(page, route))
    })
  }
}

test('no accessibility violation, reflow and large text on a search and on a page that is none', async ({ page }) => {
  for (const path of ['/policy/info?keyword=%E7%A0%94%E5%8F%91', '/no/such/page']) {
    await page.goto(path)
    await expectAccessible(page, path)
  }
})
