import { expect, type Page } from '@playwright/test'
import { idle } from './idle.ts'
import { sidewaysScroll, smallTexts, violations, violationsOfLook } from './pageChecks.ts'

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 900 }
/** What is left of 1280 px at 400 % (WCAG 1.4.10). */
const narrowest = { width: 320, height: 900 }

/** Checks the open page in both modes: on a desktop, and at the smallest width. */
export async function expectAccessible(page: Page, path: string): Promise<void> {
  await page.setViewportSize(wide)
  await untilArrived(page)
  expect.soft(await violations(page), `${path} at 1440 px`).toEqual([])
  await page.setViewportSize(narrowest)
  await expect.soft.poll(() => sidewaysScroll(page), { message: `${path} scrolls sideways at 320 px` }).toBe(0)

  // Sets the attribute that the switch sets; some layouts have no switch.
  await page.evaluate(() => document.documentElement.setAttribute('data-elder', ''))
  expect.soft(await violationsOfLook(page), `${path} in 长辈版 at 320 px`).toEqual([])
  // antd's controls render again once the root's font size has reached its new value.
  await expect.soft.poll(() => smallTexts(page, 18), { message: `${path} in 长辈版: texts under 18 px` }).toEqual([])
  for (const viewport of [narrowest, phone]) {
    // Setting the same width would lay out the page again.
    if (page.viewportSize()?.width !== viewport.width) await page.setViewportSize(viewport)
    const message = `${path} in 长辈版 scrolls sideways at ${viewport.width} px`
    await expect.soft.poll(() => sidewaysScroll(page), { message }).toBe(0)
  }
}

/** Waits until everything that a page shows after its load is there. */
async function untilArrived(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The page is hydrated, and what follows has arrived: the ad in layouts with one, and a member's parts.
  await expect(page.locator('main[data-initialized=false]')).toHaveCount(0, { timeout: 30_000 })
  await expect(page.getByText('加载中')).toHaveCount(0)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  // It does not float over a form.
  const ads = page.locator('[data-layout=default]:not(:has(main form[method=post]))')
  const shown = page.getByRole('complementary', { name: '浮动广告' })
  await expect.poll(async () => (await shown.count()) - (await ads.count()), { message: 'the ad' }).toBe(0)
  await idle(page)
}
