import { Buffer } from 'node:buffer'
import { accounts } from './accounts.ts'
import { violations } from './pages/pageChecks.ts'
import { expect, test } from './test.ts'

/** A PNG of one pixel. */
const picture = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test('2.7-29 4-61 a photo replaces the previous one, everywhere and after a reload', async ({ page, loginPage }) => {
  await loginPage.enter(accounts.member, '/qw/personal/home')
  const field = page.getByRole('group', { name: '头像' })
  const image = field.getByRole('img')
  await expect(image).toHaveCount(1)
  const before = await image.getAttribute('src')
  await field.getByLabel(/更换图片/).setInputFiles({ ...picture, name: 'me.gif' })
  await expect(field.getByText('上传的文件类型不符合要求')).toBeVisible()
  await field.getByLabel(/更换图片/).setInputFiles(picture)
  await expect(page.getByText('头像已更新')).toBeVisible()
  await expect(image).not.toHaveAttribute('src', before ?? '')
  await expect(image).toHaveCount(1)
  const after = (await image.getAttribute('src')) ?? ''
  // The greeting shows it, too.
  await expect(page.getByRole('main').locator(`img[alt=""][src="${after}"]`)).toBeVisible()
  await page.reload()
  await expect(image).toHaveAttribute('src', after)
  expect(await violations(page)).toEqual([])
})

test('2.1-90 7.1-16 a password is changed according to the rule shown, and only the new one logs in', async ({
  page,
  loginPage,
}) => {
  // Three logins.
  test.slow()
  await loginPage.enter(accounts.member, '/user/changePassword')
  const form = page.getByRole('main')
  const next = form.getByLabel('新密码', { exact: true })
  await expect(next).toHaveAccessibleDescription(/8–50 个字符.*三种/)
  await form.getByLabel('原密码', { exact: true }).fill(accounts.member.password)
  await next.fill('abcdefgh')
  await form.getByLabel('再次输入新密码', { exact: true }).fill('abcdefgh')
  await form.getByRole('button', { name: '修改密码' }).click()
  await expect(form.getByText('密码须包含大写字母、小写字母、数字、符号中的至少三种')).toBeVisible()
  await next.fill('Renewed@2026')
  await form.getByLabel('再次输入新密码', { exact: true }).fill('Renewed@2026')
  await form.getByRole('button', { name: '修改密码' }).click()
  await expect(page.getByText('密码修改成功')).toBeVisible()

  await page.goto('/auth/qw/logout')
  await expect(page).toHaveURL(/\/auth\/qw$/)
  await loginPage.logInByPassword(accounts.member)
  await expect(page.getByText('账号或密码错误').first()).toBeVisible()
  await loginPage.logInByPassword({ ...accounts.member, password: 'Renewed@2026' })
  await expect(page).toHaveURL('/')
})
