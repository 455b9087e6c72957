import { expect, type Locator } from '@playwright/test'

/**
 * Ticks a box, or chooses a radio button, as a visitor does, who does not mind that the page takes a moment over it: one
 * that is pressed while the page begins to listen, or whose tick stands in the address, shows it only then.
 */
export async function tick(box: Locator): Promise<void> {
  if (!(await box.isChecked())) await box.click()
  await expect(box).toBeChecked()
}

/** Takes the tick away again. */
export async function untick(box: Locator): Promise<void> {
  if (await box.isChecked()) await box.click()
  await expect(box).not.toBeChecked()
}
