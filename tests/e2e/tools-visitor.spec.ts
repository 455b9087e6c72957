import { accounts } from './accounts.ts'
import { idle } from './pages/idle.ts'
import { MatchReport } from './pages/MatchReport.ts'
import { violations } from './pages/pageChecks.ts'
import { PolicyToolPage } from './pages/PolicyToolPage.ts'
import { ProfileForm } from './pages/ProfileForm.ts'
import { tick } from './pages/tick.ts'
import { expect, test } from './test.ts'

// Forms with an accessibility check take more than the usual minute on a busy machine.
test.setTimeout(120_000)

/** One figure of each tool that no profile and no seed contains. */
const figures = [
  ['/policy/tool/scale', '从业人员（人）', '77'],
  ['/policy/tool/evaluate', '当年职工总数（人）', '77'],
  ['/policy/tool/tech-scale', '职工总数（人）', '77'],
  ['/policy/tool/calculate', '人员人工费用（万元）', '40'],
  ['/policy/tool/cloud', '各项云服务连续使用（月）', '14'],
  ['/policy/tool/srdi/form3', '从事特定细分市场的年限（年）', '5'],
] as const

test('7.6-07 a visitor’s input for each of the six tools is there after the login', async ({ page, loginPage }) => {
  test.slow()
  const tool = new PolicyToolPage(page)
  for (const [path, label, value] of figures) {
    await tool.open(path)
    if (path.endsWith('/scale')) await tool.choose('所属行业', '工业')
    await tool.fill({ [label]: value })
  }
  await loginPage.enter(accounts.member, '/policy/tool')
  for (const [path, label, value] of figures) {
    await tool.open(path)
    // The account has an assessment of its own here, so the member chooses.
    if (path.endsWith('/tech-scale')) await page.getByRole('button', { name: '用登录前填写的' }).click()
    await expect(page.getByRole('textbox', { name: label, exact: true }), path).toHaveValue(value)
  }
})

test('a visitor’s input for the report is offered to the enterprise at the login, and its profile changes only on request', async ({
  page,
  loginPage,
}) => {
  test.slow()
  const enterprise = '泰兴市江畔精密传动有限公司（示例）'
  const profile = new ProfileForm(page)
  await page.goto('/policy/report?fill=basicDTO.name')
  await profile.choose('江畔', enterprise)
  await tick(profile.form.getByRole('group', { name: '企业类型' }).getByLabel('小微企业'))
  await profile.field('职工总数（人）').fill('200')
  await profile.field('大专及以上人数（人）').fill('201')
  const doubt = profile.form.getByText('请核对：大专及以上人数（201 人）多于职工总数（200 人）')
  await expect(doubt).toBeVisible()
  await profile.field('大专及以上人数（人）').fill('150')
  await expect(doubt).toBeHidden()
  await profile.button('获取智能推荐报告').click()
  const report = new MatchReport(page)
  await expect(report.printButton).toBeVisible({ timeout: 30_000 })
  await page.getByText('报告按您在本机填写的信息生成').getByRole('link', { name: '去登录' }).click()
  await loginPage.logInByPassword(accounts.member)

  const offer = report.part('登录前填写的企业信息')
  const staff = offer.getByRole('listitem').filter({ hasText: '职工总数' })
  await expect(staff).toContainText('登录前填写：200 人', { timeout: 30_000 })
  // Nothing in the profile is replaced without being chosen.
  await expect(staff.getByRole('checkbox')).not.toBeChecked()
  await expect(staff).toContainText('选中会替换档案里的内容')
  // report.spec.ts checks the report below.
  expect(await violations(page, 'section:has(> ul input)')).toEqual([])
  await offer.getByRole('button', { name: '暂不带入' }).click()
  await expect(offer).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: '查看并带入' }).click({ timeout: 30_000 })
  await tick(staff.getByRole('checkbox'))
  await offer.getByRole('button', { name: /^带入所选 \d+ 项$/ }).click()
  await expect(page.getByText(/已把 \d+ 项带入“泰兴市江畔精密传动有限公司（示例）”的企业档案/)).toBeVisible()
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(staff).toContainText('登录前填写：200 人')
  await tick(staff.getByRole('checkbox'))
  await offer.getByRole('button', { name: /^带入所选 \d+ 项$/ }).click()
  await expect(page.getByRole('button', { name: '撤销' })).toBeVisible()
  await page.goto('/policy/report?fill=personnelDTO.employeeAmount')
  await expect(profile.field('职工总数（人）')).toHaveValue('200', { timeout: 30_000 })
})

test('2.1-42 a recorded result of a replaced rule is recalculated by today’s rule, with what changed and why', async ({
  page,
  loginPage,
}) => {
  test.slow()
  await loginPage.enter(accounts.newcomer, '/policy/tool/srdi/form2')
  const tool = new PolicyToolPage(page)
  await expect(tool.submit).toBeEnabled({ timeout: 30_000 })
  await tool.choose('评价标准', '2022 年标准（历史标准）')
  await tool.fill({ '从事特定细分市场的年限（年）': '2', '上年度营业收入（万元）': '1200' })
  await tool.fill({ '近两年新增股权融资（万元）': '0', '上年度研发费用占营业收入（%）': '10' })
  await tool.fill({ '2025 年研发费用（万元）': '120', '2024 年研发费用（万元）': '90' })
  await tool.calculate()
  await expect(page).toHaveURL(/record=/)
  await page.reload()

  const again = page.getByRole('region', { name: '按现行规则重新测算' })
  await expect(again.getByRole('heading', { name: /^规则变更后，结论由“.+”变为“差 \d+ 项”$/ })).toBeVisible({
    timeout: 30_000,
  })
  const income = again.getByRole('listitem').filter({ hasText: '营业收入' }).first()
  await expect(income).toContainText('符合 → 不符合')
  await expect(income).toContainText('原为“上年度不低于 1000 万元”，现为“上年度不低于 1500 万元”')
  await expect(again.getByRole('listitem').filter({ hasText: '发展评价得分' })).toContainText('新增 → 资料不足')
  await expect(again).toContainText('不计入测算记录，原结果保留')
  const history = page.getByRole('region', { name: '测算记录' })
  await expect(history.getByRole('listitem')).toHaveCount(1)
  expect(await violations(page)).toEqual([])

  await again.getByRole('button', { name: '填入当时的内容，按现行规则补填' }).click()
  await expect(page.getByRole('combobox', { name: '评价标准', exact: true })).toHaveValue('')
  const research = page.getByRole('group', { name: '研发费用（万元）', exact: true }).getByRole('textbox')
  await expect(research.first()).toHaveValue('90')
  await expect(research.last()).toHaveValue('120')
  await tool.submit.click()
  await expect(page).toHaveURL(/compare=/)
  await expect(history.getByRole('listitem')).toHaveCount(2)
  await expect(again).toHaveCount(0)
})

test('a tool says as soon as it is certain that an enterprise does not qualify, and why; the verdict moves neither the pressed control nor the focus', async ({
  page,
}) => {
  const tool = new PolicyToolPage(page)
  const certain = page.getByRole('status').filter({ hasText: '已填的内容已经能确定结论' })
  const isTrial = (asked: { url: () => string }) => asked.url().endsWith('/tool/preview')
  let held: PromiseWithResolvers<void> | undefined
  await page.route('**/tool/preview', async (route) => {
    await held?.promise
    await route.continue()
  })
  await tool.open('/policy/tool/calculate')
  await tool.answer('企业所得税查账征收', '否')
  await expect(certain).toContainText('不符合，因为')
  await page.getByRole('button', { name: '直接看结果' }).click()
  await expect(tool.result).toContainText('不能享受')
  await expect(certain).toBeHidden()

  await tool.open('/policy/tool/tech-scale')
  await tool.fill({ '职工总数（人）': '501' })
  await expect(page.getByRole('listitem').filter({ hasText: '职工总数不超过 500 人' })).toBeVisible()
  await expect(certain).toContainText('不符合，因为')
  expect(await violations(page)).toEqual([])
  await test.step('the focus stays when the verdict disappears', async () => {
    held = Promise.withResolvers()
    const taken = page.waitForRequest(isTrial)
    await tool.fill({ '职工总数（人）': '500' })
    await taken
    await certain.getByRole('button', { name: '直接看结果' }).focus()
    held.resolve()
    await expect(certain).toBeHidden()
    await expect(page.getByRole('status').and(page.locator(':focus'))).toHaveCount(1)
  })

  await tool.open('/policy/tool/scale')
  await tool.choose('所属行业', '工业')
  await tool.fill({ '从业人员（人）': '18' })
  await expect(certain).toContainText('微型企业')
  await tool.fill({ '从业人员（人）': '' })
  await expect(certain).toBeHidden()
  await test.step('the verdict of the shortest form appears right above its button, which does not move away', async () => {
    held = Promise.withResolvers()
    const given = page.waitForRequest((request) => isTrial(request) && /\b19\b/.test(request.postData() ?? ''))
    await tool.fill({ '从业人员（人）': '19' })
    const reply = (await given).response()
    await tool.submit.hover()
    await page.mouse.down()
    held.resolve()
    await (await reply)?.finished()
    // The page has handled the reply.
    await idle(page)
    await page.mouse.up()
    await expect(tool.result).toContainText('微型企业')
  })
})
