import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Frame, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** The smaller of the two published builds: a browser parses it for each page. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong with the current page, or with the part of a selector, including targets under 24 px. */
export function violations(page: Page, part = 'html'): Promise<string[]> {
  return foundBy(page, part, { runOnly: { type: 'tag', values: tags }, rules: { 'target-size': { enabled: true } } })
}

/** The same in another look of a page that has passed: only violations that a style sheet can cause. */
export function violationsOfLook(page: Page): Promise<string[]> {
  const values = ['color-contrast', 'target-size', 'link-in-text-block', 'scrollable-region-focusable']
  return foundBy(page, 'html', { runOnly: { type: 'rule', values } })
}

/** axe's findings on the page and its frames. It is injected into a document once, and describes only violations. */
async function foundBy(page: Page, part: string, options: RunOptions): Promise<string[]> {
  await settled(page)
  await Promise.all(page.frames().map(putAxeInto))
  return page.evaluate(
    async ([scope, choice]) => {
      const { violations: wrong } = await window.axe.run(scope, choice)
      return wrong.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 200)}`))
    },
    [part, { ...options, resultTypes: ['violations'], selectors: false } satisfies RunOptions] as const,
  )
}

async function putAxeInto(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource)
}

/**
 * Waits for hydration, the layout of the whole page, and the end of colour transitions, whose intermediate contrast is
 * irrelevant.
 */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('main[data-initialized=false]')).toHaveCount(0, { timeout: 30_000 })
  await laidOut(page)
  const changing = () =>
    page.evaluate(() => {
      const ends = document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0))
      // Longer ones only move things, such as the loading bar.
      return ends.filter((end) => end <= 1000).length
    })
  await expect.poll(changing, { message: 'colours that are changing' }).toBe(0)
}

/** Waits for the parts below the first view. */
async function laidOut(page: Page): Promise<void> {
  await expect(page.locator('[data-first-view]')).toHaveCount(0, { timeout: 30_000 })
}

/** How many px the page is wider than its window. */
export async function sidewaysScroll(page: Page): Promise<number> {
  await laidOut(page)
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/**
 * Buttons, fields and links lower than `height` px, except links within a sentence, which are as high as its lines
 * (WCAG 2.5.8), and links that cover their card.
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

/** Texts smaller than `size` px. */
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
