import type { Locator } from '@playwright/test'

/** Presses a button twice before the page has handled the first press, as on a busy phone. */
export async function pressTwice(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
}
