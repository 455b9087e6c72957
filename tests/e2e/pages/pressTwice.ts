import type { Locator } from '@playwright/test'

/** Presses a button twice before the page has taken in the first press, as on a phone that is busy. */
export async function pressTwice(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
}
