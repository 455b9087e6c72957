import type { Page } from '@playwright/test'
import { accounts } from './accounts.ts'
import { expectAccessible } from './pages/expectAccessible.ts'
import { routeTable, type RouteFact } from './routeTable.ts'
import { expect, test } from './test.ts'

// Axe reads every colour of several pages, twice.
test.beforeEach(() => test.slow())

async function expectFrame(page: Page, { path, heading, title = heading, layout, leadsTo = path }: RouteFact) {
  const soft = expect.configure({ soft: true, message: path })
  await soft(page).toHaveURL(leadsTo)
  await soft(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await soft(page).toHaveTitle(typeof title === 'string' ? new RegExp(title) : title)
  // The user layout stands within the default one.
  await soft(page.locator('[data-layout]')).toHaveAttribute('data-layout', layout === 'user' ? 'default' : layout)
  await soft(page.getByRole('navigation', { name: '个人中心菜单' })).toHaveCount(layout === 'user' ? 1 : 0)
}

async function lookAt(page: Page, route: RouteFact): Promise<void> {
  const { path, guarded = false, leadsTo } = route
  const response = await page.goto(path)
  expect.soft(response?.status(), path).toBe(200)
  await expectFrame(page, route)
  // What comes last to a member's page is the number of unread messages.
  if (guarded) await expect(page.getByRole('button', { name: '，有未读消息' }), path).toBeVisible()
  // Where it only leads on to another page, that one is looked at under its own address.
  if (leadsTo === undefined) await expectAccessible(page, path)
  // Its data has come or it has said why not.
  await expect.soft(page.getByRole('button', { name: '重新加载' }), path).toHaveCount(0)
}

/** Pages that one browser opens one after the other: the first one costs twice as much. Few enough for a worker to be done with soon. */
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
