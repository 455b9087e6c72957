import { PolicySearchPage } from './pages/PolicySearchPage.ts'
import { expect, test } from './test.ts'

/** The texts that make the gateway fail (docs/mock-gateway.md), and what the page then shows. */
const failures = [
  { id: '8-04', sentinel: '错误500', message: '服务器内部错误' },
  { id: '8-01', sentinel: '错误404', message: 'api地址不存在' },
  { id: '8-05', sentinel: '断网', message: '服务器连接失败' },
  { id: '8-10', sentinel: '业务错误', message: '业务处理失败（演示）' },
  { id: '8-15', sentinel: '校验错误', message: '第二项校验未通过（演示）' },
]

const ids = failures.map(({ id }) => id).join(' ')

test(`${ids} a failing search says why, and keeps the keyword`, async ({ page }) => {
  const search = new PolicySearchPage(page)
  await search.open()
  const box = page.getByRole('main').or(page.getByRole('banner')).getByRole('combobox').first()
  for (const { id, sentinel, message } of failures) {
    await test.step(`${id} ${sentinel}`, async () => {
      await box.fill(sentinel)
      await box.press('Enter')
      await expect(page.getByText(message).first()).toBeVisible()
      await expect(box).toHaveValue(sentinel)
    })
  }
})

test(`${ids} a page opened at the address of a failing search says why, as sent and after hydration`, async ({
  page,
}) => {
  for (const { id, sentinel, message } of failures) {
    await test.step(`${id} ${sentinel}`, async () => {
      await page.goto(`/policy/info?keyword=${encodeURIComponent(sentinel)}`)
      await expect(page.locator('main[data-initialized=true]')).toBeVisible()
      await expect(page.getByRole('main')).toContainText(message)
    })
  }
})
