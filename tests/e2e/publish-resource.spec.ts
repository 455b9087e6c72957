import { accounts } from './accounts.ts'
import { choose } from './pages/choose.ts'
import { violations } from './pages/pageChecks.ts'
import { png, PublishForm } from './pages/PublishForm.ts'
import { tick } from './pages/tick.ts'
import { unkept } from './pages/unkept.ts'
import { expect, test } from './test.ts'

// A journey through several pages, with forms of several steps.
test.describe.configure({ timeout: 240_000 })

const title = '齿轮测量中心对外服务（新购）'
test('1-30 an instrument is written in steps, saved, submitted, corrected and then public', async ({
  page,
  browser,
  loginPage,
  gateway,
}) => {
  await loginPage.enter(accounts.member, '/qw/personal/resources/detail')
  const publish = new PublishForm(page, '发布资源')
  const { form } = publish
  await publish.expectShown()

  // The fields depend on the type, which comes first.
  await form.getByRole('button', { name: '下一步' }).click()
  await expect(form.getByText('请选择资源类型')).toBeVisible()
  await expect(form.getByRole('radio', { name: '科技成果' })).toBeFocused()
  await tick(form.getByRole('radio', { name: '仪器设备' }))
  await form.getByLabel('资源名称').fill(title)
  const id = await publish.saveNew()
  await expect(form.getByText('资源类型：仪器设备')).toBeVisible()

  await choose(form, '资源分类', '计量', '计量仪器')
  await choose(form, '所属行业', '专业技术', '专业技术服务业')
  await form.getByLabel('简介').fill('面向本地制造企业开放的齿轮测量中心，提供齿形齿向检测并出具报告。')
  await form.getByLabel('详细介绍').fill('可测外径 600 毫米以内的齿轮。\n当天出具报告。')
  await form.getByRole('group', { name: '封面' }).locator('input[type=file]').setInputFiles(png)
  await expect(form.getByRole('img', { name: '外观.png' })).toBeVisible()

  // The input is restored after a reload.
  await page.reload()
  await expect(form.getByText('已恢复您上次未提交的内容')).toBeVisible({ timeout: 60_000 })
  await expect(form.getByLabel('详细介绍')).toHaveValue(/当天出具报告/)
  await publish.next('具体情况')
  expect(await violations(page)).toEqual([])
  await tick(form.getByRole('radio', { name: '计量仪器', exact: true }))
  await form.getByLabel('仪器型号').fill('CL-65')
  await form.getByLabel('安放地点').fill('科创路 1 号')
  await form.getByLabel('主要技术指标与功能').fill('可测外径 600 毫米以内，精度 1 微米。')
  await form.getByRole('button', { name: '添加服务项目' }).click()
  await form.getByLabel('项目名称').fill('齿形检测')
  await form.getByLabel('计价单位').fill('件')
  await form.getByLabel('单价（元）').fill('两百')
  await form.getByLabel('出具结果时间（工作日）').fill('0')
  for (const day of ['周一', '周五']) await tick(form.getByRole('checkbox', { name: day }))
  await form.getByLabel('每日开放时间', { exact: true }).fill('08:30')
  await form.getByLabel('每日开放时间至').fill('17:30')
  await form.getByLabel('提前预约天数').fill('2')
  await form.getByRole('button', { name: '下一步' }).click()
  await expect(form.getByText('请输入数字')).toBeVisible()
  await expect(form.getByLabel('单价（元）')).toBeFocused()
  await form.getByLabel('单价（元）').fill('200')
  await expect(form.getByText('请输入数字')).toBeHidden()

  await publish.next('归属与报价')
  await tick(form.getByRole('radio', { name: '企业', exact: true }))
  await form.getByLabel('持有方名称').fill('示例精密检测')
  await choose(form, '所在县区', '泰兴', '泰兴市')
  await tick(form.getByRole('radio', { name: '一口价' }))
  await form.getByLabel('报价下限（万元）').fill('0.02')
  await publish.next('发布方')
  await form.getByLabel('联系人').fill('周示例')
  await form.getByLabel('联系电话').fill('138 0000 0001')
  await publish.next('预览并提交')
  await expect(page.getByRole('article', { name: '预览' }).getByText('200 元/件，当天出结果')).toBeVisible()
  await publish.submit()
  await expect(page.getByText('平台正在审核')).toBeVisible()
  await expect(page).toHaveURL(`/qw/personal/resources/detail?id=${id}`)

  // The audit's remark is beside the field that corrects it; the rest is unchanged.
  await gateway.audit({ id, pass: false, remark: '安放地点请写到楼层。' })
  await page.reload()
  await page.getByRole('link', { name: '修改', exact: true }).click()
  await publish.expectShown()
  await expect(form.getByLabel('详细介绍')).toHaveValue('可测外径 600 毫米以内的齿轮。\n当天出具报告。')
  await publish.next('具体情况')
  await expect(form.getByRole('note', { name: '安放地点的审核意见' })).toBeVisible()
  await form.getByRole('textbox', { name: '安放地点' }).fill('科创路 1 号 2 楼')
  await publish.next('归属与报价')
  await publish.next('发布方')
  await publish.next('预览并提交')
  await publish.submit()
  await expect(page.getByText('平台正在审核')).toBeVisible()
  await gateway.audit({ id, pass: true })

  const visitor = await browser.newPage()
  await visitor.goto(unkept(`/qw/supply-demand/resource/detail?id=${id}`))
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(visitor.getByText('科创路 1 号 2 楼')).toBeVisible()
  await expect(visitor.getByText('周一、周五')).toBeVisible()
  await expect(visitor.getByText('200 元/件，当天出结果')).toBeVisible()
  await visitor.close()
})

test('changes to a public patent become public once they have passed the audit', async ({
  page,
  browser,
  loginPage,
  gateway,
}) => {
  const id = 're-1003'
  await loginPage.enter(accounts.member, `/qw/personal/resources/detail?id=${id}`)
  await page.getByRole('link', { name: '修改', exact: true }).click()
  const publish = new PublishForm(page, '发布资源')
  const { form } = publish
  await publish.expectShown()
  await expect(form.getByText('资源类型：专利')).toBeVisible()
  await expect(form.getByLabel('详细介绍')).toHaveValue(/由运行工况预测齿轮箱油温/)
  // A public record has no draft.
  await expect(form.getByRole('button', { name: '保存草稿' })).toHaveCount(0)
  await form.getByLabel('资源名称').fill('一种齿轮箱油温在线预测方法')
  await form.getByRole('group', { name: '封面' }).locator('input[type=file]').setInputFiles(png)
  await expect(form.getByRole('img', { name: '外观.png' })).toBeVisible()
  await publish.next('具体情况')
  await form.getByLabel('授权日').fill('2020-01-01')
  await form.getByRole('button', { name: '下一步' }).click()
  await expect(form.getByText('授权日不能早于申请日')).toBeVisible()
  await form.getByLabel('授权日').fill('2024-08-20')
  await publish.next('归属与报价')
  await publish.next('发布方')
  await publish.next('预览并提交')
  await publish.submit()
  await expect(page.getByText('修改正在审核，通过前公开的仍是原内容')).toBeVisible()
  await gateway.audit({ id, pass: true })

  const visitor = await browser.newPage()
  await visitor.goto(unkept(`/qw/supply-demand/resource/detail?id=${id}`))
  await expect(visitor.getByRole('heading', { level: 1, name: '一种齿轮箱油温在线预测方法' })).toBeVisible()
  await visitor.close()
})
