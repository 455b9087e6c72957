import { accounts } from './accounts.ts'
import { choose } from './pages/choose.ts'
import { violations } from './pages/pageChecks.ts'
import { PublishForm } from './pages/PublishForm.ts'
import { tick } from './pages/tick.ts'
import { unkept } from './pages/unkept.ts'
import { expect, test } from './test.ts'

// A journey through several pages, with forms of several steps.
test.describe.configure({ timeout: 240_000 })

const title = '减速机装配线噪声在线判定'
test('1-29 2.4-07 a demand is written in steps, saved, submitted, rejected, corrected and then public', async ({
  page,
  browser,
  loginPage,
  gateway,
}) => {
  await loginPage.enter(accounts.member, '/qw/personal/demand/detail')
  const publish = new PublishForm(page, '发布需求')
  const { form } = publish
  await publish.expectShown()

  // Missing fields show their errors; the first one has the focus.
  await form.getByRole('button', { name: '下一步' }).click()
  await expect(form.getByText('请选择需求类型')).toBeVisible()
  await expect(form.getByRole('radio', { name: '技术需求' })).toBeFocused()
  expect(await violations(page)).toEqual([])
  await tick(form.getByRole('radio', { name: '技术需求' }))
  await form.getByLabel('需求名称').fill(title)

  // A draft needs no more; the browser keeps the rest until it is sent.
  const id = await publish.saveNew()
  await choose(form, '需求分类', '技术攻', '技术攻关')
  await choose(form, '所属行业', '通用设备', '通用设备制造业')
  await choose(form, '技术领域', '电子', '电子信息')
  await form.getByRole('combobox', { name: '关键词' }).fill('齿轮，噪声，')
  await expect(form.getByTitle('噪声')).toBeVisible()
  await form
    .getByLabel('需求描述')
    .fill('在装配线上在线判定减速机齿轮噪声，自动给出合格与否，单台检测时间不超过两分钟。')
  await page.reload()
  await expect(form.getByText('已恢复您上次未提交的内容')).toBeVisible({ timeout: 60_000 })
  await expect(form.getByTitle('电子信息')).toBeVisible()
  await expect(form.getByLabel('需求描述')).toHaveValue(/单台检测时间/)

  await publish.next('要求与预算')
  await tick(form.getByRole('radio', { name: '区间' }))
  await form.getByLabel('预算下限（万元）').fill('80')
  await form.getByLabel('预算上限（万元）').fill('50')
  await tick(form.getByRole('checkbox', { name: '联合开发' }))
  const deadline = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
  await form.getByLabel('截止日期').fill(deadline)
  const pdf = { name: '现状说明.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }
  await form.locator('input[name=attachments]').setInputFiles(pdf)
  await expect(form.getByText('已上传')).toBeVisible()
  await form.getByRole('button', { name: '下一步' }).click()
  await expect(form.getByText('预算下限不能大于上限')).toBeVisible()
  await expect(form.getByLabel('预算下限（万元）')).toBeFocused()
  await form.getByLabel('预算下限（万元）').fill('30')
  await publish.next('发布方')
  await form.getByLabel('联系人').fill('周示例')
  await form.getByLabel('联系电话').fill('138 0000 0001')
  await publish.next('预览并提交')
  await expect(page.getByRole('article', { name: '预览' }).getByText('30–50 万元')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await form.getByRole('button', { name: '提交审核' }).click()
  await expect(form.getByText('请先阅读并同意信息发布承诺')).toBeVisible()
  await publish.submit()
  await expect(page.getByText('已提交审核，结果在消息中心告知')).toBeVisible()
  await expect(page).toHaveURL(`/qw/personal/demand/detail?id=${id}`)
  await expect(page.getByText('平台正在审核')).toBeVisible()

  // The audit's remark is shown beside the form that corrects it.
  await gateway.audit({ id, pass: false, remark: '需求描述请补充现有的检测方式。' })
  await page.reload()
  await expect(page.getByText('需求描述请补充现有的检测方式。')).toBeVisible()
  await page.getByRole('link', { name: '修改', exact: true }).click()
  await publish.expectShown()
  await expect(form.getByRole('note', { name: '需求描述的审核意见' })).toHaveText(/补充现有的检测方式/)
  await form
    .getByRole('textbox', { name: '需求描述' })
    .fill('现在由人工听检。希望在装配线上在线判定减速机齿轮噪声，单台检测时间不超过两分钟。')
  await publish.next('要求与预算')
  await expect(form.getByRole('button', { name: /现状说明\.pdf/ })).toBeVisible()
  await publish.next('发布方')
  await publish.next('预览并提交')
  await publish.submit()
  await expect(page.getByText('平台正在审核')).toBeVisible()
  await gateway.audit({ id, pass: true })

  // A visitor finds it.
  const visitor = await browser.newPage()
  await visitor.goto(unkept(`/qw/supply-demand/demand/detail?id=${id}`))
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(visitor.getByText('现在由人工听检。')).toBeVisible()
  await expect(visitor.getByText('30–50 万元')).toBeVisible()
  await visitor.close()

  // Its owner withdraws it, and the list shows that state.
  await page.reload()
  await page.getByRole('button', { name: '下架' }).click()
  await page.getByRole('dialog', { name: '下架' }).getByRole('button', { name: '确认下架' }).click()
  await expect(page.getByText('已下架，不再公开')).toBeVisible()
  await expect(page.getByRole('button', { name: '提交审核' })).toBeVisible()
})

test('cleared fields stay cleared, and a state that changed meanwhile is reported without losing input', async ({
  page,
  loginPage,
  gateway,
}) => {
  await loginPage.enter(accounts.member, '/qw/personal/demand/detail')
  const publish = new PublishForm(page, '发布需求')
  const { form } = publish
  await publish.expectShown()
  await form.getByLabel('需求名称').fill(title)
  await page.reload()
  await expect(form.getByLabel('需求名称')).toHaveValue(title, { timeout: 60_000 })
  await form.getByRole('button', { name: '清空' }).click()
  await expect(form.getByLabel('需求名称')).toHaveValue('')
  await page.reload()
  await publish.expectShown()
  await expect(form.getByLabel('需求名称')).toHaveValue('')

  await tick(form.getByRole('radio', { name: '其他' }))
  await form.getByLabel('需求名称').fill(title)
  await gateway.failNext('saveDemand', { returnCode: '4090', errorMessage: '当前状态不允许该操作' })
  await form.getByRole('button', { name: '保存草稿' }).click()
  await expect(form.getByText('当前状态不允许该操作')).toBeVisible()
  await expect(form.getByLabel('需求名称')).toHaveValue(title)
  // Pressed twice, it is sent once.
  await form.getByRole('button', { name: '保存草稿' }).dblclick()
  await expect(page).toHaveURL(/id=[\w-]+&mode=edit/)
  await page.goto('/qw/personal/demand?status=DRAFT')
  await expect(
    page.getByRole('table', { name: '我的需求' }).getByRole('link', { name: title, exact: true }),
  ).toHaveCount(1)
})
