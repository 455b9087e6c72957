import type { Page } from '@playwright/test'
import { accounts } from './accounts.ts'
import { largeFile } from './pages/largeFile.ts'
import { violations } from './pages/pageChecks.ts'
import { expect, test } from './test.ts'

const electricPath = '/qw/personal/electric'

/** The first bytes of such a file; the gateway checks them. */
const word = { name: '申请表.docx', mimeType: 'application/zip', buffer: Buffer.from('PK\u0003\u0004 word') }
const otherWord = { ...word, name: '申请表（改）.docx' }
const pdf = { name: '申请表.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 pdf') }

function dialogOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: '重要电力用户等级认定申请' })
  return {
    dialog,
    enterprise: dialog.getByLabel('企业', { exact: true }),
    word: dialog.getByLabel('认证材料 Word'),
    pdf: dialog.getByLabel('认证材料 PDF'),
    submit: dialog.getByRole('button', { name: '提交', exact: true }),
  }
}

test('2.4-10 2.4-11 2.4-12 2.4-13 2.4-14 2.4-15 4-34 4-71 5-34 5-35 5-36 6-07 a visitor is asked to log in and comes back to the open form, which has its fields, offers audited enterprises only, names what is missing, and works without a mouse', async ({
  page,
  loginPage,
}) => {
  const form = dialogOf(page)
  await test.step('4-71 6-07 a visitor is asked to log in, and comes back to the open form', async () => {
    await page.goto(electricPath)
    const prompt = page.getByRole('dialog', { name: '需要登录' })
    await page.getByRole('button', { name: '申请认定' }).click()
    await expect(prompt.getByText('请先登录，是否立即登录？')).toBeVisible()
    await prompt.getByRole('button', { name: '暂不登录' }).click()
    await expect(prompt).toBeHidden()
    await page.getByRole('button', { name: '申请认定' }).click()
    await prompt.getByRole('link', { name: '立即登录' }).click()
    await expect(page).toHaveURL(/\/auth\/qw\?redirect_uri=/)
    await loginPage.logInByPassword(accounts.member)
    await expect(form.dialog).toBeVisible()
  })

  await test.step('2.4-10 2.4-11 2.4-12 2.4-13 2.4-14 2.4-15 4-34 the form has its fields', async () => {
    await expect(form.enterprise.getByRole('option', { name: /江畔精密/ })).toBeAttached()
    await expect(form.enterprise.getByRole('option', { name: /银杏新材料/ })).toHaveCount(0)
    await expect(form.dialog.getByRole('link', { name: /\.docx?$/ })).toHaveAttribute('href', /^\/gateway\/uaa\//)
    await expect(form.word).toBeAttached()
    await expect(form.pdf).toBeAttached()
    await expect(form.submit).toBeVisible()
    expect((await form.dialog.boundingBox())?.width).toBe(500)
    expect(await violations(page)).toEqual([])
  })

  await test.step('the keyboard alone opens the form and the file picker, and closes the form', async () => {
    await page.keyboard.press('Escape')
    await expect(form.dialog).toBeHidden()
    await page.getByRole('button', { name: '申请认定' }).focus()
    await page.keyboard.press('Enter')
    await expect(form.dialog).toBeVisible()
    // Registered well before the key press, which could otherwise open the browser's own picker first.
    const chooser = page.waitForEvent('filechooser')
    await form.word.focus()
    await page.keyboard.press('Enter')
    expect((await chooser).isMultiple()).toBe(false)
    // Meanwhile the page behind does not scroll.
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    await page.keyboard.press('Escape')
    await expect(form.dialog).toBeHidden()
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible')
    await expect(page.getByRole('button', { name: '申请认定' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(form.dialog).toBeVisible()
  })

  await test.step('5-34 5-35 5-36 an empty form names what is missing', async () => {
    await form.submit.click()
    for (const message of ['请选择企业', '请上传认证材料word', '请上传认证材料PDF']) {
      await expect(form.dialog.getByRole('paragraph').filter({ hasText: message })).toBeVisible()
    }
    await expect(form.enterprise).toBeFocused()
    await form.enterprise.selectOption({ index: 1 })
    await form.submit.click()
    await expect(form.word).toBeFocused()
  })
})

test('1-49 4-58 4-59 4-60 4-61 5-37 5-39 5-40 8-32 8-43 8-44 files are refused, retried, uploaded with their progress and replaced, chosen again after an expired session, and the application is sent', async ({
  page,
  gateway,
  loginPage,
}, testInfo) => {
  // Two forms are filled in, with a login between them.
  test.slow()
  await loginPage.enter(accounts.member, electricPath)
  await expect(page.getByRole('heading', { name: '我的认定申请' })).toBeVisible()

  await test.step('submitted files can be downloaded by their owner; their address alone opens nothing', async () => {
    const file = page.getByRole('button', { name: '认定材料（示例）.pdf' }).first()
    const asked = page.waitForRequest((request) => request.url().includes('filePath=f-electricity-pdf'))
    const saved = page.waitForEvent('download')
    await file.click()
    expect((await saved).suggestedFilename()).toBe('认定材料（示例）.pdf')
    const address = (await asked).url()
    expect(await page.evaluate(async (url) => (await fetch(url)).status, address)).toBe(401)
  })

  await page.getByRole('button', { name: '申请认定' }).click()
  const form = dialogOf(page)
  await test.step('5-39 5-40 8-44 another type or beyond 20M is refused before it is sent', async () => {
    await form.word.setInputFiles(pdf)
    await expect(form.dialog.getByText('上传的文件类型不符合要求')).toBeVisible()
    await form.pdf.setInputFiles(largeFile(testInfo, pdf.name, 20 * 1024 * 1024 + 1))
    await expect(form.dialog.getByText('超过最大文件上传大小限制，单个文件不能超过20M')).toBeVisible()
  })

  await test.step('4-58 a file being uploaded shows its progress', async () => {
    const line = await page.context().newCDPSession(page)
    const throttle = (uploadThroughput: number) =>
      line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      })
    await throttle(256 * 1024)
    await form.pdf.setInputFiles(largeFile(testInfo, pdf.name, 16 * 1024 * 1024, pdf.buffer))
    const progress = form.dialog.getByRole('progressbar', { name: `${pdf.name}上传进度` })
    await expect(progress).toHaveAttribute('value', /^[1-9][0-9]?$/)
    await expect(form.dialog.getByText('已上传')).toHaveCount(0)
    await throttle(-1)
    await expect(form.dialog.getByText('已上传')).toBeVisible({ timeout: 30_000 })
    await expect(progress).toHaveCount(0)
    await line.detach()
  })

  await test.step('4-60 8-43 a failed upload says so and can be retried', async () => {
    await gateway.failNext('uploadFile', { status: 500 })
    await form.pdf.setInputFiles(pdf)
    await expect(form.dialog.getByText('上传失败：服务器内部错误')).toBeVisible()
    await form.dialog.getByRole('button', { name: /^重试/ }).click()
    await expect(form.dialog.getByText('已上传')).toBeVisible()
  })

  await test.step('4-59 4-61 another Word file replaces the first; where one is deleted, the focus is on the field for another', async () => {
    await form.enterprise.selectOption({ index: 1 })
    await form.word.setInputFiles(word)
    await expect(form.dialog.getByText(word.name, { exact: true }).first()).toBeVisible()
    await form.word.setInputFiles(otherWord)
    await expect(form.dialog.getByText(otherWord.name, { exact: true }).first()).toBeVisible()
    await expect(form.dialog.getByText(word.name, { exact: true })).toHaveCount(0)
    await expect(form.dialog.getByText('已上传')).toHaveCount(2)
    await form.dialog.getByRole('button', { name: /^删除\s*申请表\.pdf$/ }).press('Enter')
    await expect(form.pdf).toBeFocused()
    await form.pdf.setInputFiles(pdf)
    await expect(form.dialog.getByText('已上传')).toHaveCount(2)
  })

  await test.step('after an expired session the chosen enterprise is restored, and a note says that the files are gone', async () => {
    await gateway.endSessionAt('saveElectricityCertificate')
    await form.submit.click()
    await loginPage.logInByPassword(accounts.member)
    await expect(form.dialog.getByText('已恢复您上次未提交的内容，请重新选择文件')).toBeVisible()
    await expect(form.enterprise).not.toHaveValue('')
    await form.dialog.getByRole('button', { name: '清空' }).click()
    await expect(form.enterprise).toHaveValue('')
  })

  await test.step('1-49 5-37 8-32 the application is sent', async () => {
    await form.enterprise.selectOption({ index: 1 })
    await form.word.setInputFiles(word)
    await form.pdf.setInputFiles(pdf)
    await expect(form.dialog.getByText('已上传')).toHaveCount(2)
    await form.submit.click()
    await expect(page.getByText('提交成功')).toBeVisible()
    await expect(form.dialog).toBeHidden()
  })
})
