import { accounts } from './accounts.ts'
import { sidewaysScroll, violations } from './pages/pageChecks.ts'
import { PolicyToolPage } from './pages/PolicyToolPage.ts'
import { expect, test } from './test.ts'

// Forms with an accessibility check take more than the usual minute on a busy machine.
test.setTimeout(120_000)

const disclaimer = '测算结果仅供参考，不作为认定、申报或纳税依据，以主管部门最终审核为准。'

test('1-22 2.1-35 7.6-08 half of the income from excluded trades is still allowed, a hundredth more is not', async ({
  page,
}) => {
  const tool = new PolicyToolPage(page)
  await tool.open('/policy/tool/calculate')
  for (const question of ['是居民企业', '会计核算健全', '企业所得税查账征收']) await tool.answer(question, '是')
  await tool.fill({ '负面清单行业收入（万元）': '500', '收入总额（万元）': '1,000' })
  await expect(page.getByText('负面清单行业收入占比 50%（')).toBeVisible()
  await tool.fill({ '人员人工费用（万元）': '300', '直接投入费用（万元）': '150', '折旧费用（万元）': '40' })
  await tool.fill({ '无形资产摊销（万元）': '10', '其他相关费用（万元）': '80' })
  await expect(page.getByText('其他相关费用最多计入 55.56 万元')).toBeVisible()
  await tool.fill({ '委托境内机构或个人（万元）': '100', '委托境外机构（万元）': '300' })
  await tool.calculate()
  await expect(tool.result).toContainText('可加计扣除 875.56 万元，最多可节税 218.89 万元')
  const step = (name: string) => tool.result.getByRole('row').filter({ hasText: name })
  await expect(step('计入的其他相关费用')).toContainText('55.56 万元')
  await expect(step('委托境外计入')).toContainText('限额 423.7 万元')
  await expect(tool.result.getByRole('img', { name: /^计入的研发费用：前五项费用 500 万元/ })).toBeVisible()
  await expect(tool.result.locator('svg').getByText('240 万元')).toBeVisible()
  await expect(tool.result).toContainText(disclaimer)
  expect(await violations(page)).toEqual([])

  await tool.fill({ '负面清单行业收入（万元）': '500.1' })
  await tool.submit.click()
  await expect(tool.result).toContainText('不能享受：')
  await expect(tool.result).toContainText('结论由“可以享受”变为“不能享受”')
  await expect(step('加计扣除额').first()).toContainText('0 万元')
})

test('1-21 2.1-36 7.6-04 one application of data and models decides a star, and stars are applied for level by level; “none of them” is an answer', async ({
  page,
}) => {
  test.slow()
  const tool = new PolicyToolPage(page)
  await tool.open('/policy/tool/cloud')
  await test.step('“none of them” is an answer, and excludes the others', async () => {
    const group = page.getByRole('group', { name: '上云设备类别' })
    await tool.tick('上云设备类别', '智能装备')
    await tool.tick('上云设备类别', '都没有')
    await expect(group.getByRole('checkbox', { name: '智能装备' })).not.toBeChecked()
    await tool.calculate()
    await expect(tool.item('上云设备类别')).toContainText('0 （满分 6）')
    await expect(tool.item('已上云的业务')).toContainText('资料不足')
  })
  const tickAll = async (group: string, options: readonly string[]) => {
    for (const option of options) await tool.tick(group, option)
  }
  await tool.fill({ '各项云服务连续使用（月）': '14', '上云设备占比（%）': '55', '窗口期实际付款（万元）': '60' })
  await tickAll('已上云的基础设施', ['计算', '存储', '数据库', '网络与内容分发', '云安全'])
  await tickAll('已上云的业务', ['研发设计', '生产制造', '供应链物流', '营销客户', '经营管理', '售后服务'])
  await tickAll('上云设备类别', ['高耗能设备', '通用动力设备', '智能装备'])
  await tickAll('已有的创新应用', ['市场分析预测', '质量管控'])
  await tool.answer('有边缘侧数据处理', '是')
  await tool.choose('上云成效', '显著（降本 5% 以上或提效 10% 以上）')
  await tool.choose('已获星级', '四星级')
  await tool.calculate()
  await expect(tool.result).toContainText('91')
  const stars = tool.result.getByRole('list', { name: '星级，从低到高' }).getByRole('listitem')
  await expect(stars).toHaveText(['三星级得分已达到', '四星级得分已达到，建议申报', '五星级得分未达到'])
  await expect(tool.result).toContainText('自测量表为本平台设计，非官方评分表。')

  await tickAll('已有的创新应用', ['工艺优化', '能耗优化'])
  await tool.submit.click()
  await expect(stars.last()).toHaveText('五星级得分已达到，建议申报')
  await expect(tool.result.getByRole('img', { name: '总分 97 分，满分 100 分，合格线 80 分' })).toBeVisible()
  await expect(tool.result.getByRole('img', { name: /^各组得分：基础设施上云 20，满分 20/ })).toBeVisible()
  await expect(tool.result.getByRole('row', { name: /^合计/ })).toContainText('97')
  expect(await violations(page)).toEqual([])

  await tool.choose('已获星级', '没有')
  await tool.submit.click()
  await expect(stars.first()).toHaveText('三星级得分已达到，建议申报')

  await tool.fill({ '各项云服务连续使用（月）': '2' })
  await tool.submit.click()
  await expect(tool.result).toContainText('暂未达到三星级')
  await expect(tool.item('各项云服务连续使用')).toContainText('不符合')
})

test("a member's profile fills the form, and the result is stored until it is deleted", async ({ page, loginPage }) => {
  test.slow()
  await loginPage.enter(accounts.member, '/policy/tool/scale')
  const tool = new PolicyToolPage(page)
  await expect(tool.submit).toBeEnabled({ timeout: 30_000 })
  // The user, the enterprise, and its profile: three replies one after another.
  await expect(page.getByText('已按企业档案填入已有的数据')).toBeVisible({ timeout: 30_000 })
  await tool.choose('所属行业', '工业')
  await expect(page.getByRole('textbox', { name: '从业人员（人）' })).toHaveValue('180')
  await tool.fill({ '从业人员（人）': '300' })
  await tool.calculate()
  await expect(tool.result).toContainText('中型企业')
  await expect(tool.result).toContainText('（示例）')
  await expect(page).toHaveURL(/record=/)
  await tool.fill({ '从业人员（人）': '299' })
  await tool.submit.click()
  await expect(page).toHaveURL(/compare=/)
  await expect(tool.result).toContainText('变为“小型企业”')

  // Both results survive a reload, with the comparison.
  await page.reload()
  await expect(tool.result).toContainText('结论由“中型企业”变为“小型企业”')
  const history = page.getByRole('region', { name: '测算记录' })
  await expect(history.getByRole('listitem')).toHaveCount(2)
  await history.getByRole('link', { name: '中型企业' }).click()
  await expect(tool.result).not.toContainText('变为')
  await expect(tool.item('从业人员')).toContainText('300')
  await page.getByRole('button', { name: '填入当时的内容' }).click()
  await expect(page.getByRole('textbox', { name: '从业人员（人）' })).toHaveValue('300')
  expect(await violations(page)).toEqual([])

  await page.goto('/policy/tool')
  await expect(history.getByRole('listitem')).toHaveCount(2)
  await history.getByRole('button', { name: /^删除.*中型企业/ }).click()
  await page.getByRole('button', { name: '确认删除' }).click()
  await expect(history.getByRole('listitem')).toHaveCount(1)
  await expect(history.getByRole('link', { name: '小型企业' })).toBeVisible()
})

test('7.6-07 input from before the login is carried over, and the member chooses if the account has other data', async ({
  page,
  loginPage,
  userMenu,
}) => {
  test.slow()
  const tool = new PolicyToolPage(page)
  const personnel = page.getByRole('textbox', { name: '人员人工费用（万元）' })
  await tool.open('/policy/tool/calculate')
  await tool.fill({ '人员人工费用（万元）': '40' })
  await page.getByRole('region', { name: '测算记录' }).getByRole('link', { name: '去登录' }).click()
  await loginPage.logInByPassword(accounts.newcomer)
  await expect(tool.submit).toBeEnabled({ timeout: 30_000 })
  await expect(page.getByText('已带入您登录前填写的内容')).toBeVisible()
  await expect(personnel).toHaveValue('40')
  await tool.calculate()
  await expect(tool.result).toContainText('可加计扣除 40 万元')

  await userMenu.button('新会员').click()
  await userMenu.logOutButton.click()
  await expect(page.getByText('注销成功')).toBeVisible()
  await tool.open('/policy/tool/calculate')
  await expect(personnel).toHaveValue('')
  await tool.fill({ '人员人工费用（万元）': '55' })
  await page.getByRole('region', { name: '测算记录' }).getByRole('link', { name: '去登录' }).click()
  await loginPage.logInByPassword(accounts.newcomer)
  await expect(tool.submit).toBeEnabled({ timeout: 30_000 })
  await expect(page.getByText('两者不同。要用哪一份？')).toBeVisible()
  await page.getByRole('button', { name: '用账号里保存的' }).click()
  await expect(personnel).toHaveValue('40')
  await expect(page.getByText('两者不同。要用哪一份？')).toBeHidden()
  await page.reload()
  await expect(personnel).toHaveValue('40')
})

test('an address with a missing result says so, and the form still works; its result is printed alone, with its inputs', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter(accounts.newcomer, '/policy/tool/scale?record=tr-99')
  const tool = new PolicyToolPage(page)
  await expect(tool.submit).toBeEnabled({ timeout: 30_000 })
  await expect(page.getByText('这条测算记录不存在、已删除或不属于当前账号。')).toBeVisible()
  await tool.choose('所属行业', '邮政业')
  await tool.calculate()
  await expect(tool.result).toContainText('资料不足')
  await test.step('a result is printed alone, with its inputs', async () => {
    await tool.choose('所属行业', '其他未列明行业')
    await tool.fill({ '从业人员（人）': '99' })
    await tool.submit.click()
    await expect(tool.result).toContainText('小型企业')
    const filled = tool.result.getByText('其他未列明行业')
    await expect(filled).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(tool.result).toContainText('小型企业')
    await expect(filled).toBeVisible()
    await expect(tool.submit).toBeHidden()
    await expect(page.getByRole('region', { name: '测算记录' })).toBeHidden()
  })
})

test('the tools fit on a phone and have no accessibility violation there', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['', '/scale', '/calculate', '/cloud']) {
    await page.goto(`/policy/tool${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect.soft(await violations(page), path).toEqual([])
    await expect.soft.poll(() => sidewaysScroll(page), path).toBeLessThanOrEqual(0)
  }
})
