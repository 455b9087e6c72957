import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

type RunOptions = Parameters<AxeBuilder['options']>[0]

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong with the page as it stands, or with the part of a selector, targets under 24 px included. */
export function violations(page: Page, part = 'html'): Promise<string[]> {
  return foundBy(page, part, { runOnly: { type: 'tag', values: tags }, rules: { 'target-size': { enabled: true } } })
}

/** The same in another look of a page that has passed: only what a style sheet can break. */
export function violationsOfLook(page: Page): Promise<string[]> {
  const values = ['color-contrast', 'target-size', 'link-in-text-block', 'scrollable-region-focusable']
  return foundBy(page, 'html', { runOnly: { type: 'rule', values } })
}

/**
 * Runs axe in the page alone, which spares a second page for each run (what frames of other origins would need), and lets
 * it describe nothing but what is wrong: together two to three times as fast.
 */
async function foundBy(page: Page, part: string, options: RunOptions): Promise<string[]> {
  await settled(page)
  const found = await new AxeBuilder({ page })
    .include(part)
    .setLegacyMode()
    .options({ ...options, resultTypes: ['violations'], selectors: false })
    .analyze()
  return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 200)}`))
}

/** Once the page listens, colours on their way to others have arrived: half-way their contrast is nobody's choice. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('main[data-initialized=false]')).toHaveCount(0, { timeout: 30_000 })
  const changing = () =>
    page.evaluate(() => {
      const ends = document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0))
      // Longer ones only move things, such as the loading bar.
      return ends.filter((end) => end <= 1000).length
    })
  await expect.poll(changing, { message: 'colours that are changing' }).toBe(0)
}

/** By how many px the page is wider than its window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/**
 * Buttons, fields and links lower than `height` px, but links within a sentence, which are as high as its lines (WCAG
 * 2.5.8), and links that cover their card.
 */
export function lowTargets(page: Page, height: number): Promise<string[]> {
  return page.evaluate((least) => {
    const shown = (element: Element) => {
      const { width, height: own } = element.getBoundingClientRect()
      return width > 1 && own > 1 && element.checkVisibility({ visibilityProperty: true })
    }
    return [...document.querySelectorAll('a, button, select, summary, input:not([type=checkbox], [type=radio])')]
      .filter((element) => shown(element) && element.closest('p, dd, label, output') === null)
      .filter((element) => getComputedStyle(element, '::after').position !== 'absolute')
      .filter((element) => Math.ceil(element.getBoundingClientRect().height) < least)
      .map((element) => element.outerHTML.slice(0, 200))
  }, height)
}

/** Texts set smaller than `size` px. */
export function smallTexts(page: Page, size: number): Promise<string[]> {
  return page.evaluate((least) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const element = text.parentElement
      if (element === null || text.textContent?.trim() === '' || !element.checkVisibility()) continue
      if (element.closest('script, style') !== null) continue
      const { fontSize } = getComputedStyle(element)
      if (parseFloat(fontSize) < least) found.push(`${fontSize} ${text.textContent}`)
    }
    return found
  }, size)
}
