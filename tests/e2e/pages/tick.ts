import { expect, type Locator } from '@playwright/test'

/**
 * Ticks a box or chooses a radio button. Like a visitor, it accepts a delay: during hydration, or when the tick is part
 * of the address, it shows only later.
 */
export async function tick(box: Locator): Promise<void> {
  if (!(await box.isChecked())) await box.click()
  await expect(box).toBeChecked()
}

/** Clears the tick. */
export async function untick(box: Locator): Promise<void> {
  if (await box.isChecked()) await box.click()
  await expect(box).not.toBeChecked()
}
