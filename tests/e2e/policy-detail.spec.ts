import { accounts } from './accounts.ts'
import { gatewayUrl } from './addresses.ts'
import { violations } from './pages/pageChecks.ts'
import { expect, test } from './test.ts'

const path = '/policy/info/p-1001'

test('1-18 the detail answers who, what, how, until when and whom, and names the day of the last check; in print the page is only the policy', async ({
  page,
}) => {
  await page.goto(path)
  const answers = page.getByRole('region', { name: '一分钟看懂' })
  for (const question of ['谁能享', '给什么', '怎么办', '何时截止', '找谁']) {
    await expect(answers.getByText(question, { exact: true })).toBeVisible()
  }
  // The same as an image, generated from the answers.
  const diagram = page.getByRole('region', { name: '政策图解' }).getByRole('img').first()
  await diagram.scrollIntoViewIfNeeded()
  await expect.poll(() => diagram.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(720)
  await expect(page.getByText(/最后核验：\d{4}-\d{2}-\d{2}/)).toBeVisible()

  // On a phone the main actions stay within reach, however far the visitor scrolls.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('region', { name: '附件下载' }).scrollIntoViewIfNeeded()
  const actions = page.getByRole('complementary', { name: '办理与收藏' })
  for (const action of [
    actions.getByRole('link', { name: /^立即申报/ }),
    actions.getByRole('button', { name: '收藏' }),
    actions.getByRole('button', { name: '分享链接' }),
  ]) {
    await expect(action).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await test.step('in print there is no navigation, no button and nothing folded', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('region', { name: '申报材料', exact: true })).toBeVisible()
    for (const name of ['政策菜单', '本页内容']) {
      await expect(page.getByRole('navigation', { name })).toBeHidden()
    }
    await expect(page.getByRole('button', { name: '打印' })).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('region', { name: '常见问题' }).locator('details p').first()).toBeVisible()
    const headings = page.getByRole('main').getByRole('heading')
    const breaks = await headings.evaluateAll((all) => all.map((heading) => getComputedStyle(heading).breakAfter))
    expect(new Set(breaks), 'what may stand between a heading and its text').toEqual(new Set(['avoid']))
  })
})

test('an attachment is previewed in a frame without scripts, and can be downloaded; a deadline is exported to the visitor’s own calendar as a file', async ({
  page,
  request,
}) => {
  await page.goto(path)
  const attachments = page.getByRole('region', { name: '附件下载' })
  await attachments.getByRole('button', { name: /^预览/ }).first().click()
  const frame = page.getByRole('dialog').locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', '')
  await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  const [download] = await Promise.all([page.waitForEvent('download'), attachments.getByRole('link').first().click()])
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  await test.step('a deadline is exported to the visitor’s own calendar as a file', async () => {
    const [dates] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: '加入日历' }).click(),
    ])
    expect(dates.suggestedFilename()).toBe('declarations.ics')
    const file = await request.get('/calendar.ics?policy=p-1001')
    expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    const text = await file.text()
    expect(text).toContain('BEGIN:VEVENT')
    expect(text).toContain('SUMMARY:申报截止：')
    expect((await request.get('/calendar.ics?policy=no-such')).status()).toBe(404)
    expect((await request.get('/calendar.ics?year=2026&month=13')).status()).toBe(404)
    expect((await request.get('/diagram.svg?policy=p-9999')).status()).toBe(404)
  })
})

test('7.3-39 a policy is shared by its link with the applet’s picture beside it, or by the link alone', async ({
  page,
  context,
  gateway,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(path)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await gateway.failNext('getAppletCode', { status: 500 })
  const refusal = page.waitForResponse(/\/applet\/code\?/)
  await page.getByRole('button', { name: '分享链接' }).click()
  const dialog = page.getByRole('dialog', { name: '分享政策' })
  const address = dialog.getByLabel('本页链接')
  await expect(address).toHaveValue(new RegExp(`${path}$`))
  await dialog.getByRole('button', { name: '复制链接' }).click()
  await expect(dialog.getByText('链接已复制，可粘贴分享')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await address.inputValue())
  expect((await refusal).status()).toBe(500)
  await expect(dialog.getByRole('img', { name: /小程序码/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('服务器内部错误')).toHaveCount(0)

  await page.getByRole('button', { name: '分享链接' }).click()
  await expect(dialog.getByRole('img', { name: `《${title}》的小程序码` })).toBeVisible()
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '保存图解图片' }).click(),
  ])
  expect(picture.suggestedFilename()).toBe(`${title}图解.png`)
  expect(await violations(page)).toEqual([])
})

test('7.3-42 an error in a clause is reported: a visitor logs in first and finds the form open at the clause', async ({
  page,
  loginPage,
  request,
}) => {
  test.slow()
  await page.goto(path)
  await page.getByRole('button', { name: /^纠错 ?：第三条/ }).click()
  await expect(page).toHaveURL(/\/auth\/qw\?redirect_uri=/)
  await loginPage.logInByPassword(accounts.member)
  const dialog = page.getByRole('dialog', { name: '政策纠错' })
  await expect(dialog.getByLabel('出错位置')).toHaveValue('art-3')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: '提交纠错' }).click()
  await expect(dialog.getByLabel('错误类型')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('错误类型').selectOption('内容过期')
  await dialog.getByLabel('说明').fill('条款已按新办法调整')
  await dialog.getByRole('button', { name: '提交纠错' }).click()
  await expect(page.getByText('纠错已提交，核实后会更正，谢谢！')).toBeVisible()
  const { requests } = await (await request.get(`${gatewayUrl}/__mock/requests`)).json().then(asRequests)
  expect(requests).toContainEqual(expect.objectContaining({ operationId: 'savePolicyCorrection', returnCode: '200' }))
})

test('7.3-43 7.3-41 a member asks the department and rates the policy; a refused form keeps its input', async ({
  page,
  loginPage,
  gateway,
}) => {
  test.slow()
  await page.goto(path)
  await page.getByRole('button', { name: '咨询部门' }).click()
  await loginPage.logInByPassword(accounts.member)
  const consult = page.getByRole('dialog', { name: '咨询主管部门' })
  await expect(consult).toBeVisible()
  expect(await violations(page)).toEqual([])
  await consult.getByLabel('咨询标题').fill('融资租赁设备')
  await consult.getByLabel('咨询内容').fill('能否计入设备投入？')
  await consult.getByLabel('联系电话', { exact: true }).fill('13800000001')
  await gateway.failNext('saveManagerConsult', { returnCode: '5000', errorMessage: '服务繁忙，请稍后再试' })
  await consult.getByRole('button', { name: '提交咨询' }).click()
  await expect(consult.getByRole('alert')).toContainText('服务繁忙，请稍后再试')
  await expect(consult.getByLabel('咨询标题')).toHaveValue('融资租赁设备')
  await consult.getByRole('button', { name: '提交咨询' }).click()
  await expect(page.getByText(/咨询已受理，.+将在 \d+ 个工作日内答复/)).toBeVisible()

  await page.getByRole('button', { name: '有用', exact: true }).click()
  const rating = page.getByRole('dialog', { name: '评价这条政策' })
  await expect(rating.getByLabel('对您是否有用')).toHaveValue('yes')
  await rating.getByLabel('写得是否清楚（选填）').selectOption('5')
  await rating.getByRole('button', { name: '提交评价' }).click()
  await expect(page.getByText('评价已提交，谢谢！')).toBeVisible()

  // With a known enterprise, each condition shows its result.
  const conditions = page.getByRole('region', { name: '申报条件' })
  await expect(conditions.getByRole('listitem').first()).toContainText('符合')
  await expect(conditions.getByText('待确认', { exact: true }).first()).toBeVisible()
  await expect(conditions.getByText(/^符合 \d+ 条 · 不符合 \d+ 条 · 待确认 \d+ 条$/)).toBeVisible()
  await conditions.getByRole('link', { name: '查看匹配报告' }).click()
  await expect(page).toHaveURL(/\/policy\/report\?fit=/)
})

test('an evaluation survives the session in which it was written', async ({ page, loginPage, gateway }) => {
  test.slow()
  await loginPage.enter(accounts.member, `${path}#evaluate-no`)
  const rating = page.getByRole('dialog', { name: '评价这条政策' })
  await expect(rating).toBeVisible()
  expect(await violations(page)).toEqual([])
  await rating.getByLabel('写得是否清楚（选填）').selectOption('2')
  await rating.getByLabel('意见（选填）').fill('看不出设备的范围')
  await gateway.endSessionAt('savePolicyEvaluation')
  await rating.getByRole('button', { name: '提交评价' }).click()
  await loginPage.logInByPassword(accounts.member)
  await expect(rating.getByText('已恢复您上次未提交的内容')).toBeVisible()
  await expect(rating.getByLabel('写得是否清楚（选填）')).toHaveValue('2')
  await expect(rating.getByLabel('意见（选填）')).toHaveValue('看不出设备的范围')
  await rating.getByRole('button', { name: '提交评价' }).click()
  await expect(page.getByText('评价已提交，谢谢！')).toBeVisible()
})

function asRequests(body: unknown): { requests: unknown[] } {
  return { requests: Array.isArray(body) ? body : ((body as { requests?: unknown[] }).requests ?? []) }
}
