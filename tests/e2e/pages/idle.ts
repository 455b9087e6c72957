import type { Page } from '@playwright/test'

/**
 * Waits until the page has nothing left to do, for events that show nothing, such as a reply that changes nothing. A
 * reply that is still on its way is not known to the page and must be awaited first.
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
