import type { Page } from '@playwright/test'
import { portalUrl } from './addresses.ts'
import { idle } from './pages/idle.ts'
import { expect, test } from './test.ts'

/**
 * Opens the home page, and from then on answers 404 for every script that it has not loaded, as after a release: until
 * the page is reloaded, or for ever.
 */
async function releaseBehind(page: Page, { until }: { until: 'reload' | 'ever' }) {
  await page.goto('/')
  await expect(page.getByRole('main')).toHaveAttribute('data-initialized', 'true')
  // The last script of an untouched page: the ad's, with the client that fetches the ads.
  await expect(page.getByRole('complementary', { name: '浮动广告' })).toBeVisible()
  const loaded = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map((resource) => resource.name)),
  )
  let reloads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) reloads += 1
  })
  await page.route(`${portalUrl}/assets/*.js`, (route) =>
    loaded.has(route.request().url()) || (until === 'reload' && reloads > 0)
      ? route.continue()
      : route.fulfill({ status: 404, body: '' }),
  )
  return { reloads: () => reloads }
}

async function followProviders(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '企业旗舰店' }).click()
}

test('4-69 8-38 a page whose script was replaced by a release is reloaded', async ({ page }) => {
  const release = await releaseBehind(page, { until: 'reload' })
  await followProviders(page)
  await expect(page.getByRole('heading', { level: 1, name: '企业旗舰店' })).toBeVisible()
  await expect(page).toHaveURL('/qw/supply-demand/provider')
  await expect(page.getByRole('main')).toHaveAttribute('data-initialized', 'true')
  expect(release.reloads()).toBe(1)
})

test('8-38 a script that is gone for good does not reload the page for ever: the error page is shown', async ({
  page,
}) => {
  const release = await releaseBehind(page, { until: 'ever' })
  await followProviders(page)
  // Two page loads come before it.
  const failure = page.getByRole('heading', { level: 1, name: '服务器内部错误，请稍后访问' })
  await expect(failure).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: '刷新' })).toBeVisible()
  // A page about to reload says so instead of the error; this one has nothing left to do.
  await idle(page)
  // Once by the portal, and once by the router, which reloads a page that is just starting.
  expect(release.reloads()).toBeLessThanOrEqual(2)
})

test('2.7-08 when the error page itself fails, a text without dependencies is shown', async ({ page, gateway }) => {
  // A release whose error page is broken: its button throws when rendered.
  await page.route(`${portalUrl}/assets/frame-*.js`, async (route) => {
    const response = await route.fetch()
    const script = (await response.text()).replace(/(["'`])刷新\1/, '(()=>{throw new Error("broken")})()')
    await route.fulfill({ response, body: script })
  })
  await page.goto('/qw/supply-demand/provider')
  await expect(page.getByRole('main')).toHaveAttribute('data-initialized', 'true')
  await gateway.failNext('getFacilitator', { status: 500 })
  // A pointer on the link would prefetch the page, and the failure could happen there.
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().dispatchEvent('click')
  await expect(page.getByText('页面出错了，请刷新页面或稍后再试')).toBeVisible()
  await page.unroute(`${portalUrl}/assets/frame-*.js`)
  await page.getByRole('button', { name: '刷新页面' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
