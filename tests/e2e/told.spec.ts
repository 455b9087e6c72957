import type { Page } from '@playwright/test'
import { accounts } from './accounts.ts'
import type { GatewayControl } from './gatewayControl.ts'
import { idle } from './pages/idle.ts'
import { expect, test } from './test.ts'

/** Operations whose failure does not affect the page, each with the reason. */
const nobodyMisses = new Set([
  // The frame works without an ad, and with the links and the name that every portal has.
  'listAds',
  'listModuleConfigs',
  // Visits are recorded in the background.
  'addHistory',
  // An image that fails is replaced by its description.
  'downloadFile',
])

/** Without these nobody is a member, and the page makes no other calls. */
const whoAsks = new Set(['checkToken', 'getTenantInfo', 'getCurrentUser', 'listMyEnterprises'])

/** Pages of which one browser opens each twice: few enough for a test to end soon. */
const visits = [
  ['/', '/policy/tool/cloud', '/policy/subscribe'],
  ['/qw/personal/collect', '/qw/personal/demand', '/qw/personal/demand/detail'],
  ['/qw/personal/demand/docking?id=dk-1001', '/qw/personal/history', '/qw/personal/my-evaluation'],
  ['/qw/personal/resume/en-1001', '/qw/personal/resume/provider'],
]

/** Opens a page on which nothing fails, and then again while all that it asks for fails. */
async function expectTold(page: Page, gateway: GatewayControl, open: () => Promise<unknown>): Promise<void> {
  const start = new Date()
  await open()
  await expect(page.locator('main[data-initialized=true]')).toBeVisible()
  await expect(page.getByRole('button', { name: '有未读消息' })).toBeVisible()
  await idle(page)
  const asked = new Set((await gateway.callsSince(start)).map(({ operationId }) => operationId ?? ''))
  for (const operationId of asked) {
    if (operationId === '' || whoAsks.has(operationId)) continue
    await gateway.failNext(operationId, { returnCode: '5000', errorMessage: `${operationId} 失败`, times: 99 })
  }

  const reload = new Date()
  await page.reload()
  await expect(page.locator('main[data-initialized=true]')).toBeVisible()
  const told = new Set<string>()
  // Messages disappear after some seconds, so those seen are collected.
  const untold = async () => {
    // Folded content is shown when unfolded.
    const text = await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
      return document.body.innerText
    })
    const failed = (await gateway.callsSince(reload)).filter(({ returnCode }) => returnCode === '5000')
    const names = [...new Set(failed.map(({ operationId }) => operationId ?? ''))]
    for (const name of names) if (text.includes(`5000：${name} 失败`)) told.add(name)
    return names.filter((name) => !told.has(name) && !nobodyMisses.has(name))
  }
  await expect.poll(untold).toEqual([])
  await expect.poll(async () => (await untold(), told.size)).toBeGreaterThan(0)
  await idle(page)
  await expect.poll(untold).toEqual([])
}

for (const paths of visits) {
  test(`8-10 8-17 every failure on ${paths.join(', ')} is shown with its code, by the affected part or in a message`, async ({
    page,
    gateway,
    loginPage,
  }) => {
    test.slow()
    for (const path of paths) {
      await test.step(path, async () => {
        await expectTold(page, gateway, () => loginPage.enter(accounts.member, path))
        // Nothing fails on the next page, for which the member logs in anew.
        expect(await gateway.drifts(), 'replies that broke the contract').toEqual([])
        await page.goto('about:blank')
        await gateway.reset()
      })
    }
  })
}
