import { violations } from './pages/pageChecks.ts'
import { PolicyToolPage } from './pages/PolicyToolPage.ts'
import { expect, test } from './test.ts'

// Forms with an accessibility check take more than the usual minute on a busy machine.
test.setTimeout(120_000)

const disclaimer = '测算结果仅供参考，不作为认定、申报或纳税依据，以主管部门最终审核为准。'

test('1-19 2.1-38 7.6-01 one person decides the class, by keyboard alone too, and the result survives a reload', async ({
  page,
}) => {
  const tool = new PolicyToolPage(page)
  await tool.open('/policy/tool/scale')
  await test.step('the keyboard alone fills it in', async () => {
    const { keyboard } = page
    await page.getByRole('combobox', { name: '数据所属年度' }).focus()
    await keyboard.press('Tab')
    // 农、林、牧、渔业, then 工业.
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowDown')
    await expect(page.getByRole('combobox', { name: '所属行业' })).toHaveValue('INDUSTRY')
    await keyboard.press('Tab')
    await keyboard.type('19')
    await keyboard.press('Tab')
    // The early verdict is between here and the end of the form, and disappears with the first digit of the last field.
    const verdict = page.getByRole('button', { name: '直接看结果' })
    await expect(verdict).toBeVisible()
    await keyboard.type('50000')
    await keyboard.press('Tab')
    await expect(tool.submit).toBeFocused()
    await keyboard.press('Enter')
    await expect(tool.result.getByRole('heading', { level: 2 })).toBeFocused()
    await expect(tool.result).toContainText('微型企业')
  })
  await tool.choose('所属行业', '工业')
  await expect(page.getByText('工业包括：采矿业')).toBeVisible()
  await tool.fill({ '从业人员（人）': '300', '营业收入（万元）': '2000' })
  await tool.submit.click()
  await expect(tool.result).toContainText('中型企业')
  await expect(tool.result).toContainText('距大型还差从业人员 700 人、营业收入 38000 万元')
  await expect(tool.result).toContainText('sme-scale@2017')
  await expect(tool.result).toContainText(disclaimer)
  expect(await violations(page)).toEqual([])

  await tool.fill({ '从业人员（人）': '299' })
  await expect(tool.result).toContainText('表单内容已修改')
  await tool.submit.click()
  await expect(tool.result).toContainText('与上次相比，结论由“中型企业”变为“小型企业”')
  await expect(tool.item('从业人员')).toContainText('距中型还差 1 人')

  await page.reload()
  await expect(tool.result).toContainText('小型企业')
  await expect(page.getByRole('textbox', { name: '从业人员（人）' })).toHaveValue('299')
})

test('7.6-02 the form has only the fields that the industry is judged by; clearing it can be undone', async ({
  page,
}) => {
  const tool = new PolicyToolPage(page)
  await tool.open('/policy/tool/scale')
  const clear = page.getByRole('region', { name: '填写信息' }).getByRole('button', { name: '清空' }).last()
  await test.step('clearing the form can be undone', async () => {
    await tool.choose('所属行业', '邮政业')
    await tool.fill({ '从业人员（人）': '300' })
    await page.reload()
    await expect(page.getByText('已恢复您上次填写的内容')).toBeVisible()
    await clear.click()
    await expect(page.getByRole('textbox', { name: '从业人员（人）' })).toHaveCount(0)
    await page.getByRole('button', { name: '恢复', exact: true }).click()
    await expect(page.getByRole('textbox', { name: '从业人员（人）' })).toHaveValue('300')
  })
  await clear.click()
  const fields = page.getByRole('region', { name: '填写信息' }).getByRole('textbox')
  await expect(fields).toHaveCount(0)
  await tool.choose('所属行业', '建筑业')
  await expect(fields).toHaveCount(2)
  await tool.fill({ '营业收入（万元）': '80000', '资产总额（万元）': '79999' })
  await tool.calculate()
  await expect(tool.result).toContainText('中型企业')
  await tool.choose('所属行业', '租赁和商务服务业')
  await expect(page.getByRole('textbox', { name: '资产总额（万元）' })).toHaveValue('79999')
  await expect(page.getByRole('textbox', { name: '营业收入（万元）' })).toHaveCount(0)
})

test('an invalid number, a failed call and a lost connection are told above the form and lose nothing of it; missing figures stay unknown', async ({
  page,
  gateway,
}) => {
  const tool = new PolicyToolPage(page)
  await tool.open('/policy/tool/scale')
  await test.step('an invalid number is named, with a link to its field', async () => {
    await tool.submit.click()
    const errors = page.getByRole('alert').filter({ hasText: '请先处理以下' })
    await expect(errors).toBeFocused()
    await expect(errors.getByRole('link')).toHaveText(['所属行业：请选择所属行业'])
    await tool.choose('所属行业', '工业')
    await tool.fill({ '从业人员（人）': '12.5', '营业收入（万元）': '两千' })
    await tool.submit.click()
    await expect(errors.getByRole('link')).toHaveText(['从业人员：请输入整数', '营业收入：请输入数字，例如 1200.5'])
    expect(await violations(page)).toEqual([])
    await errors.getByRole('link', { name: '营业收入' }).click()
    await expect(page.getByRole('textbox', { name: '营业收入（万元）' })).toBeFocused()
  })
  await test.step('a failed call is shown, and no input is lost', async () => {
    await tool.fill({ '从业人员（人）': '20', '营业收入（万元）': '300' })
    await gateway.failNext('evaluateEnterpriseSize', { status: 500 })
    await tool.submit.click()
    await expect(page.getByRole('alert').filter({ hasText: '服务器内部错误' })).toBeFocused()
    await expect(page.getByRole('textbox', { name: '从业人员（人）' })).toHaveValue('20')
    await tool.calculate()
    await expect(tool.result).toContainText('小型企业')
  })
  await test.step('a lost connection is not an error of the form', async () => {
    await tool.fill({ '从业人员（人）': '300', '营业收入（万元）': '2000' })
    // The early verdict requests the same from the gateway, but by another operation.
    await gateway.failNext('evaluateEnterpriseSize', { status: 502 })
    await tool.submit.click()
    await expect(
      page.getByRole('alert').filter({ hasText: '服务器连接失败，填写的内容都在，请稍后再试' }),
    ).toBeFocused()
    await expect(page.getByText(/请先处理以下/)).toHaveCount(0)
    await tool.submit.click()
    await expect(tool.result).toContainText('中型企业')
  })
  await test.step('missing figures stay unknown: a range of classes, and the figure that decides', async () => {
    await tool.fill({ '从业人员（人）': '500', '营业收入（万元）': '' })
    await tool.submit.click()
    await expect(tool.result).toContainText('还缺营业收入')
    await expect(tool.item('营业收入')).toContainText('资料不足')
    const possible = tool.result.getByRole('list', { name: '规模类型，从小到大' }).getByRole('listitem')
    await expect(possible).toHaveText(['微型有可能', '小型有可能', '中型有可能', '大型不属于'])
    // Below the lowest bound one figure is enough.
    await tool.fill({ '从业人员（人）': '10' })
    await tool.submit.click()
    await expect(possible).toHaveText(['微型结论', '小型不属于', '中型不属于', '大型不属于'])
  })
})
