import type { Page } from '@playwright/test'
import { accounts } from './accounts.ts'
import { largeFile } from './pages/largeFile.ts'
import { violations } from './pages/pageChecks.ts'
import { png, PublishForm } from './pages/PublishForm.ts'
import { pressTwice } from './pages/pressTwice.ts'
import { tick } from './pages/tick.ts'
import { unkept } from './pages/unkept.ts'
import { expect, test } from './test.ts'

// Each loads a form of several steps more than once, which takes a while on a busy machine.
test.describe.configure({ timeout: 240_000 })

const title = '减速机装配线噪声在线判定'
const pdf = { name: '现状说明.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }

/** Pastes a text into a field, as a person would. */
async function paste(page: Page, label: string, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.getByRole('textbox', { name: label }).fill('')
  await page.getByRole('textbox', { name: label }).press('Control+V')
}

test('two tabs with one form do not overwrite each other, and each offers both versions', async ({
  page,
  context,
  loginPage,
}) => {
  const here = new PublishForm(page, '发布需求')
  await loginPage.enter(accounts.member, here.address)
  await here.expectShown()
  const field = here.form.getByLabel('需求名称')
  await field.fill('噪声判定，第一份')

  const other = await context.newPage()
  const there = new PublishForm(other, '发布需求')
  await other.goto(there.address)
  await there.expectShown()
  const otherField = there.form.getByLabel('需求名称')
  await expect(otherField).toHaveValue('噪声判定，第一份')
  await otherField.fill('噪声判定，另一份')
  await expect(here.form.getByText('另一个窗口里也在填写这份内容')).toBeVisible()
  expect(await violations(page)).toEqual([])

  // Both continue typing, and a reload loses neither version.
  await field.fill('噪声判定，第一份改')
  await page.reload()
  await here.expectShown()
  await expect(field).toHaveValue('噪声判定，第一份改')
  await here.form.getByRole('button', { name: '换成另一个窗口的' }).click()
  await expect(field).toHaveValue('噪声判定，另一份')
  await here.form.getByRole('button', { name: '换回这里原来的' }).click()
  await expect(field).toHaveValue('噪声判定，第一份改')

  // Now the other tab is informed and keeps its own version, which is in turn reported to the first.
  await expect(there.form.getByText('另一个窗口里也在填写这份内容')).toBeVisible()
  await expect(otherField).toHaveValue('噪声判定，另一份')
  await there.form.getByRole('button', { name: '用这里的' }).click()
  await expect(there.form.getByText('另一个窗口里也在填写这份内容')).toBeHidden()
  await expect(here.form.getByText('另一个窗口里也在填写这份内容')).toBeVisible()

  // A tab learns that the other one has sent the form before it sends it again.
  await tick(there.form.getByRole('radio', { name: '其他' }))
  await there.saveNew()
  await expect(here.form.getByText('另一个窗口已提交、保存或清空了这份内容')).toBeVisible()
  await expect(field).toHaveValue('噪声判定，第一份改')
  await here.form.getByRole('button', { name: '放弃这里的，重新载入' }).click()
  await here.expectShown()
  await expect(field).toHaveValue('')
})

test('pasted HTML, emoji and texts beyond the limit are shown as typed, and a note says what was cut off', async ({
  page,
  context,
  loginPage,
  gateway,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await loginPage.enter(accounts.member, '/qw/personal/demand?status=PUBLISHED')
  const table = page.getByRole('table', { name: '我的需求' })
  await table.getByRole('link').first().click({ timeout: 60_000 })
  await page.getByRole('link', { name: '修改', exact: true }).click()
  const publish = new PublishForm(page, '发布需求')
  await publish.expectShown()
  const id = new URL(page.url()).searchParams.get('id') ?? ''

  const marked = '<b>设备更新</b>😀<img src=x onerror="alert(1)">'
  await paste(page, '需求名称', marked)
  const long = `${marked}${'噪声😀'.repeat(700)}`
  await paste(page, '需求描述', long)
  const description = publish.form.getByRole('textbox', { name: '需求描述' })
  const kept = await description.inputValue()
  expect(long.startsWith(kept)).toBe(true)
  expect(kept.isWellFormed()).toBe(true)
  const alert = publish.form.getByRole('alert')
  await expect(alert).toContainText(`粘贴的文字太长，最后 ${long.length - 2000} 个字符没有放入`)
  await description.press('End')
  await description.press('Backspace')
  await expect(alert).toHaveCount(0)
  const sent = await description.inputValue()

  await publish.next('要求与预算')
  await publish.next('发布方')
  await publish.next('预览并提交')
  await expect(page.getByRole('article', { name: '预览' }).getByText(sent)).toBeVisible()
  await publish.submit()
  await expect(page.getByText('修改正在审核')).toBeVisible()
  await gateway.audit({ id, pass: true })

  const visitor = await browser.newPage()
  await visitor.goto(unkept(`/qw/supply-demand/demand/detail?id=${id}`))
  await expect(visitor.getByRole('heading', { level: 1, name: marked })).toBeVisible()
  await expect(visitor.getByText(sent)).toBeVisible()
  await visitor.close()
})

test('files that are empty, too large, of another type or misnamed are refused with the reason', async ({
  page,
  loginPage,
}, testInfo) => {
  const publish = new PublishForm(page, '发布资源')
  await loginPage.enter(accounts.member, publish.address)
  await publish.expectShown()
  const { form } = publish
  await tick(form.getByRole('radio', { name: '科技成果' }))
  const cover = form.getByRole('group', { name: '封面' })
  const chooser = cover.locator('input[type=file]')
  await chooser.setInputFiles({ ...png, buffer: Buffer.alloc(0) })
  await expect(cover.getByText('文件是空的，请重新选择')).toBeVisible()
  await chooser.setInputFiles(largeFile(testInfo, png.name, 5 * 1024 * 1024 + 1))
  await expect(cover.getByText('超过最大文件上传大小限制，单个文件不能超过5M')).toBeVisible()
  await chooser.setInputFiles(pdf)
  await expect(cover.getByText('上传的文件类型不符合要求')).toBeVisible()
  await chooser.setInputFiles({ ...png, buffer: Buffer.from('<svg onload="alert(1)">') })
  await expect(cover.getByText('上传失败：5000：上传的文件类型不符合要求')).toBeVisible()
  await cover.getByRole('button', { name: /^移除/ }).click()
  await chooser.setInputFiles(png)
  await expect(cover.getByRole('img', { name: png.name })).toBeVisible()
  await expect(cover.getByText('上传失败')).toHaveCount(0)
})

test('a token that expires during an upload is renewed; a session that ends leads through the login and back', async ({
  page,
  loginPage,
  gateway,
}) => {
  const publish = new PublishForm(page, '发布资源')
  await loginPage.enter(accounts.member, publish.address)
  await publish.expectShown()
  const { form } = publish
  await tick(form.getByRole('radio', { name: '科技成果' }))
  await form.getByLabel('资源名称').fill(title)
  const chooser = form.getByRole('group', { name: '封面' }).locator('input[type=file]')
  const start = new Date()
  await gateway.expireTokens()
  await chooser.setInputFiles(png)
  await expect(form.getByRole('img', { name: png.name })).toBeVisible()
  expect(await gateway.timesDone('uploadFile', start)).toBe(1)

  await gateway.endSessionAt('uploadFile')
  await form.getByRole('group', { name: '图片' }).locator('input[type=file]').setInputFiles(png)
  await loginPage.logInByPassword(accounts.member)
  await publish.expectShown()
  await expect(form.getByLabel('资源名称')).toHaveValue(title)
  // Files that had arrived are still there, others must be chosen again.
  await expect(form.getByRole('img', { name: png.name })).toHaveCount(1)
  await form.getByRole('group', { name: '图片' }).locator('input[type=file]').setInputFiles(png)
  await expect(form.getByRole('img', { name: png.name })).toHaveCount(2)
})

test('offline, without a reply and pressed twice, a demand is saved once, and an uncertain result is reported', async ({
  page,
  context,
  loginPage,
  gateway,
}) => {
  const publish = new PublishForm(page, '发布需求')
  await loginPage.enter(accounts.member, publish.address)
  await publish.expectShown()
  const { form } = publish
  await tick(form.getByRole('radio', { name: '其他' }))
  await form.getByLabel('需求名称').fill(title)
  await context.setOffline(true)
  await publish.saveButton.click()
  await expect(form.getByText('网络已断开，内容没有发出，仍保留在这里')).toBeVisible()
  await context.setOffline(false)

  await page.route('**/demand/save', (route) => route.abort(), { times: 1 })
  await publish.saveButton.click()
  await expect(form.getByText('不能确定是否已保存。请先到“我的需求”看看')).toBeVisible()
  await expect(form.getByLabel('需求名称')).toHaveValue(title)

  const start = new Date()
  await pressTwice(publish.saveButton)
  await expect(page).toHaveURL(/id=[\w-]+&mode=edit/)
  expect(await gateway.timesDone('saveDemand', start)).toBe(1)
})

test('going back after a submission shows what was submitted, and not a form to submit again', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter(accounts.member, '/qw/personal/demand?status=PUBLISHED')
  const table = page.getByRole('table', { name: '我的需求' })
  await table.getByRole('link').first().click({ timeout: 60_000 })
  await page.getByRole('link', { name: '修改', exact: true }).click()
  const publish = new PublishForm(page, '发布需求')
  await publish.expectShown()
  await publish.next('要求与预算')
  await publish.next('发布方')
  await publish.next('预览并提交')
  await publish.submit()
  await expect(page.getByText('修改正在审核')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('修改正在审核')).toBeVisible()
  await expect(publish.form).toHaveCount(0)
  await page.goForward()
  await expect(page.getByText('修改正在审核')).toBeVisible()
  await expect(publish.form).toHaveCount(0)
})
