import { accounts } from './accounts.ts'
import { sidewaysScroll, violations } from './pages/pageChecks.ts'
import { PolicyToolPage } from './pages/PolicyToolPage.ts'
import { expect, test } from './test.ts'

// Complete forms with an accessibility check before and after: twice the usual minute.
test.setTimeout(120_000)

test('1-20 2.1-37 7.6-10 the high-tech self-test keeps result and input across a reload, says how many people and how much income are missing, and estimates the score', async ({
  page,
}) => {
  const tool = new PolicyToolPage(page)
  await tool.open('/policy/tool/evaluate')
  await test.step('a visitor’s result and input are kept across a reload', async () => {
    await tool.fill({ '当年职工总数（人）': '100', '其中：科技人员（人）': '120' })
    await tool.submit.click()
    await expect(page.getByRole('alert')).toContainText('科技人员不能多于职工总数')
    await tool.fill({ '其中：科技人员（人）': '12' })
    await tool.calculate()
    await page.reload()
    await expect(page.getByRole('textbox', { name: '其中：科技人员（人）', exact: true })).toHaveValue('12')
    await expect(tool.item('科技人员占比')).toContainText('符合')
  })
  await tool.fill({ '当年职工总数（人）': '100', '其中：科技人员（人）': '9', '总收入（万元）': '1000' })
  await tool.fill({ '其中：高新技术产品（服务）收入（万元）': '599' })
  await expect(page.getByText('科技人员占比：9 ÷ 100，约 9%')).toBeVisible()
  await tool.calculate()
  await expect(tool.result).toContainText('差 2 项')
  await expect(tool.item('科技人员占比')).toContainText('还差 1 人')
  await expect(tool.item('高新技术产品（服务）收入占比')).toContainText('还差 1 万元')
  await expect(tool.item('研发费用占比')).toContainText('资料不足')
  await expect(tool.item('研发费用占比')).not.toContainText('不符合')

  await tool.fill({ '其中：科技人员（人）': '10', '其中：高新技术产品（服务）收入（万元）': '600' })
  await tool.fill({ 'Ⅰ类知识产权（项）': '1', 'Ⅱ类知识产权（项）': '0' })
  await tool.fillYears('研发费用（万元）', ['60', '70', '100'])
  await tool.fillYears('其中：境内研发费用（万元）', ['60', '70', '100'])
  await tool.fillYears('销售收入（万元）', ['1000', '1350', '1822.5'])
  await tool.fillYears('净资产（万元）', ['800', '760', '1000'])
  await tool.fillYears('各年转化的科技成果（项）', ['4', '5', '6'])
  await expect(page.getByText('净资产增长率约 13.29%')).toBeVisible()
  await expect(page.getByText('销售收入增长率约 35%')).toBeVisible()
  await tool.choose('技术的先进程度', '较高（5–6 分）')
  await tool.choose('对主要产品（服务）的核心支持作用', '强（7–8 分）')
  await tool.choose('知识产权获得方式', '有自主研发')
  await tool.answer('参与编制国家标准、行业标准、检测方法或技术规范', '否')
  await tool.tick('研发管理', '制定了研发组织管理制度')
  await tool.tick('研发条件', '设立了内部研发机构')
  await tool.tick('成果转化激励', '以上都没有')
  await tool.tick('人才制度', '职工技能培训')
  await tool.submit.click()
  await expect(tool.result.getByRole('img', { name: /^总分 62–77 分/ })).toBeVisible()
  await expect(tool.result.getByRole('img', { name: /^各组得分：/ })).toBeVisible()
  await expect(tool.result).toContainText('有机会')
  await expect(tool.item('科技人员占比')).toContainText('符合')
  await expect(tool.item('居民企业')).toContainText('待人工确认')
  await expect(tool.result.getByRole('heading', { name: '最值得改进的方面' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('1-23 2.1-39 7.6-06 the tech-SME evaluation uses the better way to count research, says which two points are missing, and asks for no points of an enterprise with a high-tech certificate', async ({
  page,
}) => {
  const tool = new PolicyToolPage(page)
  await tool.open('/policy/tool/tech-scale')
  await tool.answer('是中国境内（不含港澳台）注册的居民企业', '是')
  await tool.answer('产品和服务不属于国家禁止、限制和淘汰类', '是')
  await tool.answer('上一年和今年都没有重大事故、严重违法和失信', '是')
  await tool.fill({ '职工总数（人）': '60', '年销售收入（万元）': '1000', '资产总额（万元）': '900' })
  await tool.tick('企业具备的条件', '以上都没有')
  await tool.fill({ '科技人员（人）': '18', '研发费用（万元）': '30', '成本费用支出（万元）': '200' })
  await tool.fill({ 'Ⅰ类知识产权（项）': '0', 'Ⅱ类知识产权（项）': '3' })
  await tool.answer('首次参加评价', '是')
  await expect(page.getByText('方案一，研发费用占销售收入：30 ÷ 1000，约 3%')).toBeVisible()
  await tool.calculate()
  await expect(tool.result).toContainText('综合得分 58 分')
  await expect(tool.item('综合得分')).toContainText('总分还差 2 分')
  await expect(tool.result).toContainText('两种算法得分相同')
  await expect(tool.result).toContainText('首次参评的列入实地核查')

  await tool.fill({ 'Ⅱ类知识产权（项）': '4', '成本费用支出（万元）': '100' })
  await tool.submit.click()
  await expect(tool.result).toContainText('综合得分 94 分')
  await expect(tool.result.getByRole('listitem').filter({ hasText: '建议采用' })).toContainText(
    '研发费用占成本费用支出',
  )
  await expect(tool.result).toContainText('结论由“差 1 项”变为“符合”')
  expect(await violations(page)).toEqual([])
  await test.step('a valid high-tech certificate passes without any points', async () => {
    await tool.fill({ '职工总数（人）': '500', '年销售收入（万元）': '20000', '资产总额（万元）': '20000' })
    await tool.tick('企业具备的条件', '有效期内的高新技术企业证书')
    await tool.submit.click()
    await expect(tool.item('综合得分')).toContainText('不适用')
    await expect(tool.result).toContainText('符合全部条件')
    await tool.fill({ '职工总数（人）': '501' })
    await tool.submit.click()
    await expect(tool.item('企业规模')).toContainText('不符合')
  })
})

test('7.6-05 without sales the tech-SME evaluation counts research by costs, and a member finds the result again', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter(accounts.newcomer, '/policy/tool/tech-scale')
  await expect(page).toHaveURL(/\/policy\/tool\/tech-scale/)
  const tool = new PolicyToolPage(page)
  await expect(tool.submit).toBeEnabled({ timeout: 30_000 })
  await tool.fill({ '职工总数（人）': '20', '年销售收入（万元）': '0', '科技人员（人）': '5' })
  await tool.fill({ '研发费用（万元）': '24', '成本费用支出（万元）': '80' })
  await tool.fill({ 'Ⅰ类知识产权（项）': '0', 'Ⅱ类知识产权（项）': '4' })
  await expect(page.getByText('方案一，研发费用占销售收入：分母为 0，不能计算')).toBeVisible()
  await tool.calculate()
  await expect(tool.result).toContainText('综合得分 90 分')
  await expect(page).toHaveURL(/record=/)
  const history = page.getByRole('region', { name: '测算记录' })
  await expect(history.getByRole('link', { name: /综合得分 90 分/ })).toBeVisible()
  await page.goto('/policy/tool/tech-scale')
  await expect(page.getByRole('textbox', { name: '研发费用（万元）', exact: true })).toHaveValue('24')
  await history.getByRole('link', { name: /综合得分 90 分/ }).click()
  await expect(tool.result).toContainText('综合得分 90 分')
})

test('1-24 2.1-41 7.6-11 the first srdi level is scored by keyboard alone; sixty points pass, a hundredth below the line does not', async ({
  page,
}) => {
  const tool = new PolicyToolPage(page)
  await tool.open('/policy/tool/srdi/form1')
  await test.step('the keyboard alone scores it', async () => {
    const { keyboard } = page
    await page.getByRole('combobox', { name: '评价标准', exact: true }).focus()
    // To the qualifications, of which the second is ticked.
    await keyboard.press('Tab')
    await keyboard.press('Tab')
    await keyboard.press('Space')
    await expect(page.getByRole('checkbox', { name: '高新技术企业' })).toBeChecked()
    const verdict = page.getByRole('button', { name: '直接看结果' })
    await expect(verdict).toBeVisible()
    // From the last qualification on: equity, the verdict on them, property, research.
    await page.getByRole('checkbox', { name: '以上都没有' }).focus()
    await keyboard.press('Tab')
    const trial = page.waitForResponse((response) => response.url().includes('/tool/preview'))
    await keyboard.type('0')
    await keyboard.press('Tab')
    await (await trial).finished()
    // The updated verdict keeps its place and the focus.
    await expect(verdict).toBeFocused()
    await keyboard.press('Tab')
    const property = page.getByRole('combobox', { name: '与主导产品相关的有效知识产权', exact: true })
    await expect(property).toBeFocused()
    await keyboard.press('ArrowDown')
    await expect(property).toHaveValue('HV')
    await keyboard.press('Tab')
    await keyboard.type('5')
    await expect(page.getByRole('textbox', { name: '上年度研发费用占营业收入（%）', exact: true })).toHaveValue('5')
    await keyboard.press('Enter')
    // The result gets the focus, so that it is read out.
    await expect(tool.result.getByRole('heading', { level: 2 })).toBeFocused()
    await expect(tool.result).toContainText('符合全部条件')
  })
  await tool.tick('企业具备的资质', '以上都没有')
  await tool.choose('与主导产品相关的有效知识产权', '自主研发的Ⅰ类知识产权 1 项以上')
  await tool.fill({ '上年度研发费用占营业收入（%）': '3', '上年度主营业务收入增长率（%）': '10' })
  await tool.fill({
    '上年度资产负债率（%）': '76',
    '主营业务收入占营业收入（%）': '55',
    '近三年新增股权融资（万元）': '0',
  })
  await tool.answer('主导产品属于《战略性新兴产业分类》', '否')
  await tool.calculate()
  await expect(tool.result).toContainText('综合得分 60 分')
  await expect(tool.result).toContainText('符合全部条件')
  await expect(tool.result.getByRole('link', { name: '专精特新中小企业评价' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await tool.fill({ '上年度研发费用占营业收入（%）': '2.99' })
  await tool.submit.click()
  await expect(tool.result).toContainText('综合得分 55 分')
  await expect(tool.item('评价得分')).toContainText('总分还差 5 分')
})

test('2.1-42 the second srdi level leaves a missing score unknown, and compares with the rules of 2022', async ({
  page,
}) => {
  const tool = new PolicyToolPage(page)
  await tool.open('/policy/tool/srdi/form2')
  await tool.answer('在中国境内注册，是独立法人', '是')
  await tool.choose('企业规模', '小型企业')
  await tool.answer('没有经营异常和严重失信，近三年没有重大事故和偷漏税', '是')
  await tool.answer('已获科技和创新型中小企业称号，且在有效期内', '是')
  await tool.fill({ '从事特定细分市场的年限（年）': '3', '上年度营业收入（万元）': '1500' })
  await tool.fill({
    '近两年新增股权融资（万元）': '0',
    '主营业务收入占营业收入（%）': '80',
    '上年末资产负债率（%）': '80',
  })
  await tool.fillYears('研发费用（万元）', ['100', '100'])
  await tool.fillYears('研发费用占当年营业收入（%）', ['3', '3'])
  await tool.fill({ '已产生效益的Ⅰ类知识产权（项）': '1' })
  await tool.tick('豁免条件', '以上都没有')
  await tool.answer('主导产品在国内或国际细分市场占有率较为靠前，有一定知名度和影响力', '是')
  await tool.calculate()
  await expect(tool.item('发展评价得分')).toContainText('资料不足')
  await expect(tool.item('发展评价得分')).not.toContainText('不符合')
  await expect(tool.result).toContainText('还缺发展评价得分')

  await tool.fill({ '本年度发展评价得分（分）': '50' })
  await tool.submit.click()
  await expect(tool.result).toContainText('结论由“资料不足”变为“符合”')
  expect(await violations(page)).toEqual([])

  await tool.choose('评价标准', '2022 年标准（历史标准）')
  await expect(page.getByRole('textbox', { name: '上年度营业收入（万元）', exact: true })).toHaveValue('1500')
  await tool.fill({ '2025 年研发费用（万元）': '99', '上年度研发费用占营业收入（%）': '6.6' })
  await tool.submit.click()
  await expect(tool.result).toContainText('规则变更后')
  await expect(tool.item('研发费用')).toContainText('还差 1 万元')
  await expect(tool.result).toContainText('规则已更新')
  const changes = page.getByRole('region', { name: '新办法改了什么' })
  await expect(changes.getByRole('listitem').filter({ hasText: '营业收入' }).first()).toContainText('1500 万元')
})

test('2.1-43 the third srdi level requires growth of five percent, but not for a renewal, which may follow the rules of 2022', async ({
  page,
}) => {
  const tool = new PolicyToolPage(page)
  await tool.open('/policy/tool/srdi/form3')
  await tool.fill({ '上年度营业收入（万元）': '5500', '2023 年营业收入（万元）': '5000' })
  await tool.calculate()
  await expect(tool.item('营业收入复合增长率')).toContainText('不符合')
  await tool.fill({ '上年度营业收入（万元）': '5512.5' })
  await tool.submit.click()
  await expect(tool.item('营业收入复合增长率').getByText('符合', { exact: true })).toBeVisible()
  await tool.answer('是称号到期的复核，不是首次申报', '是')
  await tool.submit.click()
  await expect(tool.item('营业收入复合增长率')).toContainText('不适用')
  expect(await violations(page)).toEqual([])

  await tool.choose('评价标准', '2022 年标准（历史标准）')
  await tool.fill({ '上年度营业收入（万元）': '9999.99' })
  await tool.fillYears('研发费用占当年营业收入（%）', ['6', '5.9'])
  await tool.submit.click()
  await expect(tool.item('研发投入')).toContainText('不符合')
  await tool.fillYears('研发费用占当年营业收入（%）', ['6', '6'])
  await tool.submit.click()
  await expect(tool.item('研发投入').getByText('符合', { exact: true })).toBeVisible()
})

test('2.1-40 the ladder shows a member which level comes next and how close it is', async ({ page, loginPage }) => {
  await loginPage.enter(accounts.newcomer, '/policy/tool/srdi/form1')
  await expect(page).toHaveURL(/\/policy\/tool\/srdi\/form1/)
  const tool = new PolicyToolPage(page)
  await expect(tool.submit).toBeEnabled({ timeout: 30_000 })
  await tool.tick('企业具备的资质', '高新技术企业')
  await tool.calculate()
  await expect(tool.item('评价得分')).toContainText('不适用')
  await page.getByRole('navigation', { name: '评价级别' }).getByRole('link', { name: '看梯度与差距' }).click()
  const ladder = page.getByRole('region', { name: '培育梯度' })
  const next = ladder.getByRole('listitem').filter({ hasText: '您的下一步' })
  await expect(next.getByRole('heading', { level: 3 })).toHaveText('专精特新中小企业')
  await expect(ladder).toContainText('2026-04-25 至 2026-05-25')
  expect(await violations(page)).toEqual([])
  await ladder.getByRole('link', { name: '查看科技和创新型中小企业的结果' }).click()
  await expect(tool.result).toContainText('符合')

  // For an enterprise with a title the ladder follows its report, whatever was calculated.
  await page.context().clearCookies()
  await loginPage.enter(accounts.member, '/policy/tool/srdi')
  await expect(next.getByRole('heading', { level: 3 })).toHaveText('专精特新中小企业')
  const held = ladder.getByRole('listitem').filter({ hasText: '已获得' })
  await expect(held.getByRole('heading', { level: 3 })).toHaveText('科技和创新型中小企业')
})

test('the tools fit on a phone and have no accessibility violation there', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['evaluate', 'tech-scale', 'srdi', 'srdi/form2']) {
    await page.goto(`/policy/tool/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect.soft(await violations(page), path).toEqual([])
    await expect.soft.poll(() => sidewaysScroll(page), path).toBeLessThanOrEqual(0)
  }
})
