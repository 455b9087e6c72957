import { accounts } from './accounts.ts'
import { FeedbackDialog } from './pages/FeedbackDialog.ts'
import { violations } from './pages/pageChecks.ts'
import { expect, test } from './test.ts'

const question = { telephone: '13800000001', type: '功能异常', description: '政策附件下载后打不开，请协助处理。' }

test('4-70 6-05 a visitor who asks for consultation logs in first and returns to the open dialog', async ({
  page,
  loginPage,
}) => {
  await page.goto('/policy/info/p-1001')
  const feedback = new FeedbackDialog(page)
  await feedback.opener.click()
  await expect(page).toHaveURL(/\/auth\/qw\?redirect_uri=%2Fpolicy%2Finfo%2Fp-1001/)
  await loginPage.logInByPassword(accounts.member)
  await expect(feedback.dialog).toBeVisible()
})

test.describe('signed in', () => {
  test.beforeEach(async ({ page, loginPage }) => {
    await loginPage.enter(accounts.member, '/policy')
    await new FeedbackDialog(page).opener.click()
  })

  test('2.4-01 2.4-02 2.4-03 2.4-04 2.4-05 5-27 5-28 5-29 5-30 5-31 5-32 5-33 9-09 9-29 the dialog has its fields, counter, hotline and width, and each invalid field shows its error', async ({
    page,
  }) => {
    const feedback = new FeedbackDialog(page)
    const { dialog, telephone, type, description } = feedback
    await expect(telephone).toBeVisible()
    await expect(type.getByRole('option', { name: '政策咨询' })).toBeAttached()
    await expect(description).toHaveAttribute('rows', '3')
    await test.step('Escape closes the dialog and restores the focus', async () => {
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(feedback.opener).toBeFocused()
      await feedback.opener.click()
    })
    await description.fill('十个字的一段反馈内容')
    await expect(dialog.getByText('10/200')).toBeVisible()
    await expect(dialog.getByText('服务热线')).toBeVisible()
    expect((await dialog.boundingBox())?.width).toBe(500)
    expect(await violations(page)).toEqual([])

    await test.step('5-30 5-31 5-32 5-33 each invalid field shows its error', async () => {
      await description.fill('')
      await feedback.submit()
      for (const message of ['请输入联系电话', '请选择问题类型', '请输入反馈内容']) {
        await expect(dialog.getByRole('paragraph').filter({ hasText: message })).toBeVisible()
      }
      await expect(telephone).toBeFocused()
      await telephone.fill('12345678901')
      await expect(dialog.getByText('手机号格式错误')).toBeVisible()
    })
    await test.step('5-27 9-09 no more than 200 characters fit in', async () => {
      await description.focus()
      await page.keyboard.insertText('字'.repeat(230))
      await expect(description).toHaveValue('字'.repeat(200))
      await expect(dialog.getByText('200/200')).toBeVisible()
    })
  })

  test('1-48 8-31 9-50 a reload loses nothing, and the user may start over; a failed request keeps the input; sent feedback is confirmed, and its draft is gone', async ({
    page,
  }) => {
    const feedback = new FeedbackDialog(page)
    await test.step('a reload loses nothing, and the user may start over', async () => {
      await feedback.fill(question)
      // Stored once the owner is known.
      await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(question.description)
      await page.reload()
      await expect(feedback.description).toHaveValue(question.description)
      await expect(feedback.type).toHaveValue('FUNCTION')
      await expect(feedback.dialog.getByText('已恢复您上次未提交的内容')).toBeVisible()
      await feedback.dialog.getByRole('button', { name: '清空' }).click()
      await expect(feedback.description).toHaveValue('')
    })
    await feedback.fill({ ...question, description: '断网' })
    await feedback.submit()
    await expect(feedback.dialog.getByRole('alert')).toHaveText('服务器连接失败')
    await expect(feedback.description).toHaveValue('断网')
    await expect(feedback.telephone).toHaveValue(question.telephone)

    await feedback.description.fill(question.description)
    const sent = page.waitForRequest(/feedback\/save/)
    await feedback.submit()
    await expect(page.getByText('非常感觉您的反馈，我们会尽快处理。谢谢！')).toBeVisible()
    await expect(feedback.dialog).toBeHidden()
    expect((await sent).postDataJSON()).toMatchObject({ source: 'PC', telephone: question.telephone })
    await feedback.opener.click()
    await expect(feedback.description).toHaveValue('')
  })

  test('an expired session loses nothing: after the login the text is restored, for this user only', async ({
    page,
    gateway,
    loginPage,
    userMenu,
  }) => {
    // Three logins.
    test.slow()
    const feedback = new FeedbackDialog(page)
    await feedback.fill(question)
    await gateway.endSessionAt('saveFeedback')
    await feedback.submit()
    await expect(page.getByText('登录过期或未登录，请重新登录')).toBeVisible()
    await loginPage.logInByPassword(accounts.member)
    await expect(feedback.description).toHaveValue(question.description)
    await expect(feedback.telephone).toHaveValue(question.telephone)

    await page.keyboard.press('Escape')
    await expect(feedback.dialog).toBeHidden()
    // A logout would delete it, from other tabs too, so it asks first.
    await userMenu.button('（示例）').click()
    await userMenu.logOutButton.click()
    const asked = page.getByRole('dialog', { name: '要退出登录吗？' })
    await expect(asked).toContainText('1 份表单')
    await asked.getByRole('button', { name: '先不退出' }).click()
    await expect(asked).toBeHidden()
    await userMenu.button('（示例）').click()
    await userMenu.logOutButton.click()
    await asked.getByRole('button', { name: '退出并清除' }).click()
    await expect(page).toHaveURL(/\/auth\/qw$/)
    await loginPage.logInByPassword(accounts.newcomer)
    await feedback.opener.click()
    await expect(feedback.description).toHaveValue('')
  })
})
