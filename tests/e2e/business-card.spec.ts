import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { accounts } from './accounts.ts'
import { sidewaysScroll, violations, violationsOfLook } from './pages/pageChecks.ts'
import { expect, test } from './test.ts'

/** Requests of the page for a provider's card. */
function askedCards(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/facilitator/card/')) asked.push(request.url())
  })
  return asked
}

test('1-42 2.1-69 6-11 an approved provider finds its business card, saves it as a contact and prints it', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter(accounts.member, '/qw/personal/home')
  const menu = page.getByRole('navigation', { name: '个人中心菜单' })
  await menu.getByRole('link', { name: '企业名片' }).click()
  const card = page.getByRole('region', { name: /江畔精密.+的名片$/ })
  await expect(card.getByText('周示例')).toBeVisible()
  for (const text of ['市场部经理', '0523-80001001', '减速机选型与状态监测一站式服务'])
    await expect(card).toContainText(text)
  await expect(card.getByRole('img', { name: '名片二维码' })).toBeVisible()
  await expect(menu.getByRole('link', { name: '企业名片' })).toHaveAttribute('aria-current', 'page')
  expect(await violations(page)).toEqual([])

  // By keyboard alone.
  await page.getByRole('button', { name: '下载名片（.vcf）' }).focus()
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const saved = await download
  expect(saved.suggestedFilename()).toBe('周示例（泰兴市江畔精密传动有限公司（示例））.vcf')
  const contact = await readFile(await saved.path(), 'utf8')
  expect(contact).toContain('FN:周示例\r\n')
  expect(contact).toContain('TEL;TYPE=WORK:0523-80001001\r\n')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: '打印名片' })).toBeFocused()

  // In print there is only the card.
  await page.emulateMedia({ media: 'print' })
  await expect(card).toBeVisible()
  for (const role of ['navigation', 'button', 'heading'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0)
  }
  await page.emulateMedia({ media: 'screen' })

  await page.evaluate(() => document.documentElement.setAttribute('data-elder', ''))
  await page.setViewportSize({ width: 390, height: 900 })
  await expect.poll(() => sidewaysScroll(page)).toBe(0)
  expect(await violationsOfLook(page)).toEqual([])

  await page.getByRole('link', { name: '查看旗舰店' }).click()
  await expect(page).toHaveURL('/qw/supply-demand/provider/detail?id=fa-1001')
  await expect(page.getByRole('heading', { level: 1, name: /江畔精密/ })).toBeVisible()
})

test('4-33 an ordinary member has no business card and none is fetched; the page shows how to get one', async ({
  page,
  loginPage,
}) => {
  const asked = askedCards(page)
  await loginPage.enter(accounts.ordinary, '/qw/personal/resume')
  await expect(page.getByText('琴韵乐器有限公司（示例）还不是入驻服务商', { exact: false })).toBeVisible()
  const menu = page.getByRole('navigation', { name: '个人中心菜单' })
  await expect(menu.getByRole('link', { name: '服务商入驻' })).toBeVisible()
  await expect(page.getByRole('link', { name: '企业名片' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: '完善企业信息' }).last()).toHaveAttribute(
    'href',
    '/qw/personal/resume/en-1003?isFacilitator=false',
  )
  expect(await violations(page, 'main')).toEqual([])
  await page.getByRole('link', { name: '申请入驻' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '服务商入驻' })).toBeVisible()
  expect(asked).toEqual([])
})

test('4-31 4-33 a provider under audit opens the resume as provider, and has no card yet', async ({
  page,
  loginPage,
}) => {
  const asked = askedCards(page)
  await loginPage.enter(accounts.applicant, '/qw/personal/resume')
  await expect(page.getByText('明衡财税咨询（示例）的入驻申请审核中', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: '打开服务商资料' }).click()
  await expect(page).toHaveURL('/qw/personal/resume/en-2005?isFacilitator=true')
  await expect(page.getByRole('link', { name: '服务商信息' })).toHaveAttribute('href', '/qw/personal/resume/provider')
  expect(asked).toEqual([])
})
