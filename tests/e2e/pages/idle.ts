import type { Page } from '@playwright/test'

/**
 * Once the page has nothing left to do: for what shows nothing when it has come, such as a reply that changes nothing. What
 * it does not know of yet, a reply on its way above all, has to be waited for first.
 */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // A page that draws nothing more is now and then never called idle by the headless shell; its next frame brings
        // it to it. Without one, this was waited for by minutes.
        const frames = setInterval(() => requestAnimationFrame(() => {}), 50)
        requestIdleCallback(() => {
          clearInterval(frames)
          resolve()
        })
      }),
  )
}
