import type { Page } from '@playwright/test'
import { accounts } from './accounts.ts'
import { lowTargets, sidewaysScroll, smallTexts, violations, violationsOfLook } from './pages/pageChecks.ts'
import { expect, test } from './test.ts'

// The form is checked by axe in three states.
test.beforeEach(() => test.slow())

/** The closed form of the open page, including its errors, on a tablet and a phone in 长辈版; it is closed again. */
async function expectFormAccessible(page: Page, title: string): Promise<void> {
  const open = page.getByRole('button', { name: title })
  await open.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog.getByLabel('意向说明')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: '提交', exact: true }).press('Enter')
  await expect(dialog.getByLabel('企业名称')).toBeFocused()
  await expect(dialog.getByLabel('企业名称')).toHaveAccessibleDescription('请输入企业名称')
  expect(await violations(page)).toEqual([])

  const desktop = page.viewportSize()
  for (const width of [768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    // An open dialog removes the page's scroll bar.
    await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0)
    const { width: own = 0 } = (await dialog.boundingBox()) ?? {}
    expect(own, `at ${width} px the dialog fits`).toBeLessThanOrEqual(width)
  }
  await page.evaluate(() => document.documentElement.setAttribute('data-elder', ''))
  expect(await violationsOfLook(page)).toEqual([])
  expect(await smallTexts(page, 18)).toEqual([])
  const inDialog = (found: string[]) => found.filter((html) => /name=|type="submit"/.test(html))
  expect(inDialog(await lowTargets(page, 44))).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
  await page.evaluate(() => document.documentElement.removeAttribute('data-elder'))
  if (desktop !== null) await page.setViewportSize(desktop)
}

test('a visitor tells the department of an interest in a project, after the login, in a form that is accessible in every width and look', async ({
  page,
  loginPage,
}) => {
  await page.goto('/qw/attract/detail?id=at-1001')
  await expect(page.getByRole('main')).toHaveAttribute('data-initialized', 'true')
  await page.getByRole('button', { name: '提交意向' }).click()
  await loginPage.logInByPassword(accounts.member)
  const dialog = page.getByRole('dialog', { name: '提交意向' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await test.step('the form is accessible', () => expectFormAccessible(page, '提交意向'))

  await page.getByRole('button', { name: '提交意向' }).click()
  await dialog.getByRole('button', { name: '提交', exact: true }).click()
  await expect(dialog.getByText('请选择拟投资额').last()).toBeVisible()
  await expect(dialog.getByLabel('企业名称')).toBeFocused()
  await dialog.getByLabel('企业名称').fill('示例装备公司')
  await dialog.getByLabel('联系人').fill('周示例')
  await dialog.getByLabel('手机号').fill('138 0000 0001')
  await dialog.getByLabel('拟投资额').selectOption('未定')
  await dialog.getByLabel('意向说明').fill('希望了解用电条件。')
  await dialog.getByLabel('同意向承办部门提供联系方式').check()
  await dialog.getByRole('button', { name: '提交', exact: true }).click()
  await expect(page.getByText(/意向已提交，.+将在 \d+ 个工作日内联系您/)).toBeVisible()
  await expect(dialog).toBeHidden()

  // Sending the same again is refused, which the dialog shows, keeping the input.
  await page.getByRole('button', { name: '提交意向' }).click()
  await dialog.getByLabel('企业名称').fill('示例装备公司')
  await dialog.getByLabel('联系人').fill('周示例')
  await dialog.getByLabel('手机号').fill('13800000001')
  await dialog.getByLabel('拟投资额').selectOption('未定')
  await dialog.getByLabel('意向说明').fill('再问一次。')
  await dialog.getByLabel('同意向承办部门提供联系方式').check()
  await dialog.getByRole('button', { name: '提交', exact: true }).click()
  await expect(dialog.getByText('您已提交过意向，请勿重复提交')).toBeVisible()
  await expect(dialog.getByLabel('意向说明')).toHaveValue('再问一次。')
})

test('a visit to a house can be arranged, in a form that is accessible in every width and look', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter(accounts.member, '/qw/investment/detail?type=HOUSE&id=hs-1001')
  await expect(page.getByRole('main')).toHaveAttribute('data-initialized', 'true')
  await test.step('the form is accessible', () => expectFormAccessible(page, '预约看房'))

  await page.getByRole('button', { name: '预约看房' }).click()
  const dialog = page.getByRole('dialog', { name: '预约看房' })
  await dialog.getByLabel('企业名称').fill('示例装备公司')
  await dialog.getByLabel('联系人').fill('周示例')
  await dialog.getByLabel('手机号').fill('13800000001')
  await dialog.getByLabel('预约看房日期').fill(new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10))
  await dialog.getByLabel('意向说明').fill('希望实地查看层高。')
  await dialog.getByLabel('同意向承办部门提供联系方式').check()
  await dialog.getByRole('button', { name: '提交', exact: true }).click()
  await expect(page.getByText(/意向已提交，.+将在 \d+ 个工作日内联系您/)).toBeVisible()
})
