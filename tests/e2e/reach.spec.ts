import type { APIRequestContext } from '@playwright/test'
import { accounts } from './accounts.ts'
import { routeTable } from './routeTable.ts'
import { expect, test } from './test.ts'

/** Addresses that the specification has in addition to the linked ones, or whose links are rendered in the browser. */
const unlinked: Readonly<Record<string, string>> = {
  '/index2': 'the classic home page',
  '/ad-detail': 'what the floating ad opens, drawn in the browser',
  '/third-login': 'opened by a code that a phone reads',
  '/auth': 'leads on to the login',
  '/auth/qw/createUser': 'a step of the login',
  '/auth/qw/resetPassword': 'a step of the login',
  '/auth/reset-password': 'an older address of a step of the login',
  '/auth/register': 'an older address of a step of the login',
  '/auth/qw/logout': 'what the button of the account menu does',
  '/policy/calender': 'the calendar within the policy site, as it is spelt',
  '/calendar/list': 'a day of the calendar, drawn in the browser',
  '/qw/protocol': 'the terms without the frame, for an app',
  '/qw/protocol2': 'the terms without the frame, for an app',
  '/qw/supply-demand/provider/detail-old': 'the older detail of a provider',
  '/qw/personal': 'leads on to the personal home page',
  '/qw/personal/resume': 'linked in the browser for an approved provider',
  '/qw/personal/resume/:id': 'linked from the cards of /user/relation, drawn in the browser',
}

/** The pattern of a page, whichever record it shows. */
function patternOf(address: string): string {
  const { pathname } = new URL(address, 'http://portal')
  return pathname.replaceAll(/\/[a-z]+-\d+(?=\/|$)/g, '/:id').replace(/(?<=.)\/$/, '')
}

const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

/** The pages within this many clicks of one; of the pages that show a record, only the first one is followed. */
async function reachedFrom(start: string, clicks: number, request: APIRequestContext): Promise<Set<string>> {
  const reached = new Set([start])
  let ends = [start]
  for (let click = 0; click < clicks; click += 1) {
    const next: string[] = []
    for (const address of ends) {
      const links = linksIn(await (await request.get(address)).text()).filter((link) => !link.startsWith('/gateway/'))
      for (const link of links) {
        if (reached.has(patternOf(link))) continue
        reached.add(patternOf(link))
        next.push(link)
      }
    }
    ends = next
  }
  return reached
}

/** The pages of the route table that were not reached. */
const missingOf = (reached: Set<string>, isMembers: boolean) =>
  routeTable
    .filter(({ guarded = false }) => guarded === isMembers)
    .map(({ path }) => patternOf(path))
    .filter((pattern) => !reached.has(pattern) && unlinked[pattern] === undefined)

test("every visitor's page is at most three clicks from the home page", async ({ request }) => {
  expect(missingOf(await reachedFrom('/', 3, request), false)).toEqual([])
})

test("every member's page is at most two clicks from their own home page", async ({ page, loginPage }) => {
  const home = '/qw/personal/home'
  await loginPage.takeSession(accounts.member)
  expect(missingOf(await reachedFrom(home, 2, page.request), true)).toEqual([])
})
