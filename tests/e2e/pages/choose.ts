import { expect, type Locator } from '@playwright/test'

/**
 * Finds an entry of a long list by typing part of it, and takes it by keyboard: the list may still move under a
 * pointer.
 */
export async function choose(form: Locator, field: string, typed: string, option: string) {
  const box = form.getByRole('combobox', { name: field })
  await box.focus()
  await box.pressSequentially(typed)
  const found = form.page().getByRole('option', { name: option, exact: true })
  await expect(found).toBeVisible()
  await expect(box).toHaveAttribute('aria-activedescendant', (await found.getAttribute('id')) ?? 'none')
  await box.press('Enter')
  await expect(
    form.locator('.ant-select-content').filter({ has: form.page().getByRole('combobox', { name: field }) }),
  ).toContainText(option)
}
