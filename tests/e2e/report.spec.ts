import { accounts } from './accounts.ts'
import { gatewayUrl } from './addresses.ts'
import { again } from './gatewayControl.ts'
import { MatchReport } from './pages/MatchReport.ts'
import { sidewaysScroll, violations } from './pages/pageChecks.ts'
import { ProfileForm } from './pages/ProfileForm.ts'
import { tick } from './pages/tick.ts'
import { expect, test } from './test.ts'

const enterprise = '泰兴市江畔精密传动有限公司（示例）'
const unbound = '泰兴市新芽软件有限公司（示例）'
// Each test fills in a form or first has a member's report generated, some of them twice.
test.describe.configure({ timeout: 120_000 })

/** Profile, report and 250 policies: more than one reply on a busy machine. */
const matched = { timeout: 30_000 }
const guide = '泰兴市制造业企业智能化改造项目奖补申报指南（示例）'

test.describe('a visitor', () => {
  test('1-04 1-26 reads how matching works, fills in the profile and gets the report, which survives a reload, and answers the question that decides most', async ({
    page,
  }) => {
    const report = new MatchReport(page)
    const profile = new ProfileForm(page)
    await page.goto('/policy/report')
    await test.step('somebody without input reads how matching works, and what to do instead', async () => {
      await expect(page.getByRole('region', { name: '怎样匹配' })).toBeVisible()
      const login = page.getByRole('link', { name: '登录后用已有的企业信息匹配' })
      await expect(login).toHaveAttribute('href', '/auth/qw?redirect_uri=%2Fpolicy%2Freport')
    })
    await test.step('1-04 1-26 the profile leads to the report, which survives a reload', async () => {
      await report.startLink.click()
      await profile.choose('新芽', unbound)
      await tick(profile.form.getByRole('group', { name: '企业类型' }).getByLabel('小微企业'))
      await profile.button('获取智能推荐报告').click()
      await expect(page.getByRole('heading', { name: unbound })).toBeVisible(matched)
      await expect(page).toHaveURL(/\/policy\/report$/)
      await page.reload()
      await expect(page.getByRole('heading', { name: unbound })).toBeVisible(matched)
      await expect(report.part('待补充信息')).toBeVisible()
    })
    await test.step('the question that decides most is not repeated once answered', async () => {
      const first = report.part('先补充这几项').getByRole('listitem').first()
      await expect(first).toContainText(/再填写 1 项可判定 \d+ 条政策/, matched)
      const question = first.getByRole('link')
      const label = ((await question.textContent()) ?? '').split('：').at(-1) ?? ''
      await question.click()
      const field = profile.form.getByLabel(new RegExp(`^${label}`))
      await expect(field).toBeFocused()
      await field.fill('800')
      await profile.button('获取智能推荐报告').click()
      await expect(report.printButton).toBeVisible(matched)
      await expect(report.part('先补充这几项').getByRole('link', { name: label })).toHaveCount(0)
    })
  })
})

test.describe('a member', () => {
  test.beforeEach(async ({ page, loginPage }) => {
    await loginPage.enter(accounts.member, '/policy/report')
    await expect(new MatchReport(page).printButton).toBeVisible(matched)
  })

  test('2.1-25 reads each condition with its result, the gap and the clause, which opens in the policy; a policy is added to favourites, exported and applied for from its card', async ({
    page,
  }) => {
    const report = new MatchReport(page)
    await expect(page.getByRole('heading', { name: enterprise })).toBeVisible()
    await report.choose('待补充信息')
    await report.showAll('待补充信息')
    await report.toggle(guide).click()
    const conditions = report.conditions(guide).getByRole('listitem')
    await expect(conditions.filter({ hasText: '在本市登记注册' })).toContainText('符合')
    await expect(conditions.filter({ hasText: '在本市登记注册' })).toContainText('企业现状：注册地址为泰兴市')
    const invest = conditions.filter({ hasText: '设备投入（不含税）不低于 300 万元' })
    await expect(invest).toContainText('信息不足')
    await expect(invest.getByRole('link', { name: '请补充项目总投资额' })).toBeVisible()
    await expect(conditions.filter({ hasText: '一票否决' }).first()).toContainText('需人工核对')
    const [policy] = await Promise.all([
      page.waitForEvent('popup'),
      invest.getByRole('link', { name: /第三条/ }).click(),
    ])
    await expect(policy).toHaveURL(/\/policy\/info\/p-1001#art-3$/)
    await expect(policy.locator('#art-3')).toContainText('设备投入')
    await policy.close()

    // A degree is given once every condition is compared.
    const transfer = report.policy('江苏省科技成果转化专项资金申报通知')
    await expect(transfer).toContainText('已核实的均符合')
    await expect(transfer).toContainText('已核实 2/4 条，2 条待核实')
    await expect(transfer).not.toContainText('匹配度')
    // Only that it is registered here is known.
    await expect(report.policy(guide)).not.toContainText('匹配度')
    await expect(report.policy(guide)).toContainText('已核实 1/6 条')
    await expect(report.policy(guide)).toContainText('符合 1 条 · 信息不足 1 条 · 需人工核对 4 条')
    const card = report.policy(guide)
    await expect(card.getByRole('link', { name: /^去申报/ })).toHaveAttribute('href', /^https:/)
    await expect(card.getByRole('link', { name: /^加入日历/ })).toHaveAttribute('href', '/calendar.ics?policy=p-1001')
    const keep = card.getByRole('button', { name: /^收藏/ })
    await keep.click()
    await expect(page.getByText('收藏成功')).toBeVisible()
    await expect(keep).toHaveAttribute('aria-pressed', 'true')
    // When requested again, the report itself says so.
    await page.getByRole('button', { name: '重新匹配' }).click()
    await expect(page.getByRole('button', { name: '重新匹配' })).toBeVisible(matched)
    await expect(keep).toHaveAttribute('aria-pressed', 'true')
  })

  test('4-51 new input decides policies: the profile is saved and the report generated again; a condition that many policies share is confirmed once, on this computer only', async ({
    page,
  }) => {
    const report = new MatchReport(page)
    const profile = new ProfileForm(page)
    const question = report.part('先补充这几项').getByRole('link', { name: '项目总投资额' })
    await question.click()
    await expect(profile.field('项目总投资额（万元）')).toBeFocused()
    await profile.field('项目总投资额（万元）').fill('250')
    await profile.button('获取智能推荐报告').click()
    await expect(report.printButton).toBeVisible(matched)
    await expect(question).toHaveCount(0)
    await report.choose('差一点')
    await report.toggle(guide).click()
    await expect(report.conditions(guide)).toContainText('企业现状：项目总投资额为 250 万元')
    await expect(report.conditions(guide)).toContainText('还差 50 万元')
    await test.step('a condition that many policies share is confirmed once, and the answer is stored on this computer only', async () => {
      await expect(report.fit('可申报')).toContainText('0 条')
      const shared = report.part('再确认这几条').getByRole('listitem').filter({ hasText: '未列入经营异常名录' })
      await shared.getByRole('button', { name: '我符合', exact: true }).click()
      await expect(report.fit('可申报')).not.toContainText('0 条')
      await page.reload()
      await expect(shared.getByRole('button', { name: '我符合', exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
        matched,
      )
      await expect(report.fit('可申报')).not.toContainText('0 条')
      await report.choose('可申报')
      await expect(report.part(/^差一点/)).toHaveCount(0)
      await page
        .getByRole('button', { name: /^逐条比对/ })
        .first()
        .click()
      await expect(page.getByText('自认符合', { exact: true }).first()).toBeVisible()
      await shared.getByRole('button', { name: '我不符合' }).click()
      await expect(report.fit('可申报')).toContainText('0 条')
    })
  })

  test('the overview is a chart with the same figures as a table; the report is accessible; filters are part of the address', async ({
    page,
  }) => {
    test.slow()
    const report = new MatchReport(page)
    await expect(report.part('匹配总览').getByRole('img', { name: /各层级政策的匹配情况/ })).toBeVisible()
    const table = report.part('匹配总览').getByRole('table', { name: '各层级政策的匹配情况（条）' })
    await expect(table.getByRole('columnheader')).toHaveText([
      '层级',
      '可申报',
      '差一点',
      '待补充信息',
      '需人工确认',
      '不符合',
    ])
    await expect(table.getByRole('rowheader').first()).toHaveText('国家级')

    await test.step('no accessibility violation, wide or on a phone, and no sideways scrolling at 320 px', async () => {
      await page
        .getByRole('button', { name: /^逐条比对/ })
        .first()
        .click()
      await expect(page.getByRole('list', { name: /逐条比对$/ })).toBeVisible()
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await violations(page), `at ${width} px`).toEqual([])
      }
      await page.setViewportSize({ width: 320, height: 800 })
      await expect.poll(() => sidewaysScroll(page)).toBe(0)
      await page.setViewportSize({ width: 1440, height: 900 })
    })
    await test.step('filters are part of the address, and a shared address shows the same', async () => {
      await report.choose('不符合')
      const level = page.getByRole('navigation', { name: '层级' }).getByRole('link', { name: '省级' })
      await level.click()
      await expect(level).toHaveAttribute('aria-current', 'true')
      await page.getByRole('navigation', { name: '排序' }).getByRole('link', { name: '截止日期从近到远' }).click()
      await expect(page).toHaveURL('/policy/report?fit=UNFIT&level=PROVINCE&sort=DEADLINE')
      await page.reload()
      await expect(report.fit('不符合')).toHaveAttribute('aria-current', 'true', matched)
      await expect(report.part(/^不符合/)).toBeVisible()
      await expect(report.part(/^需人工确认/)).toHaveCount(0)
      await expect(report.part(/^不符合/).getByText('县(市、区)级')).toHaveCount(0)
    })
  })

  test('the printed report is complete, whatever is filtered or folded, and contains nothing else; chosen policies are printed and exported alone', async ({
    page,
  }) => {
    const report = new MatchReport(page)
    await report.choose('不符合')
    await expect(report.part(/^需人工确认/)).toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: enterprise })).toBeVisible()
    await expect(page.getByText('生成时间')).toBeVisible()
    await expect(report.conditions(guide)).toContainText('设备投入（不含税）不低于 300 万元')
    await expect(report.part(/^需人工确认/)).toBeVisible()
    await expect(page.getByText('以主管部门最终审核为准')).toBeVisible()
    await expect(page.getByRole('navigation', { name: '政策菜单' })).toBeHidden()
    await expect(report.printButton).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await expect(report.fit('不符合')).toHaveAttribute('aria-current', 'true')
    await expect(report.part(/^需人工确认/)).toHaveCount(0)

    await report.choose('待补充信息')
    await report.showAll('待补充信息')
    await tick(report.policy(guide).getByRole('checkbox'))
    const bar = report.part('所选政策')
    await expect(bar.getByText('已选 1 条')).toBeVisible()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      bar.getByRole('button', { name: '导出 Excel' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^政策匹配-泰兴市江畔精密传动有限公司（示例）-\d{4}-\d\d-\d\d\.xlsx$/)
    await expect(page.getByText('已导出 1 条政策')).toBeVisible()
    // A print dialog that nobody uses: in a headless browser it closes at once.
    await page.evaluate(() => {
      window.print = () => {}
    })
    await bar.getByRole('button', { name: '打印所选或存为 PDF' }).click()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('以下为所选的 1 条政策')).toBeVisible()
    await expect(report.conditions(guide)).toContainText('设备投入（不含税）不低于 300 万元')
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1)
    await expect(bar).toBeHidden()
  })
})

test('a report that fails says why, and can be retried; the keyboard alone filters, unfolds, confirms and withdraws', async ({
  page,
  loginPage,
  gateway,
}) => {
  const report = new MatchReport(page)
  await test.step('a report that fails says why, and can be retried', async () => {
    await gateway.failNext('createCustomerMatchReport', { returnCode: '5000', errorMessage: '匹配服务正在维护' })
    await loginPage.enter(accounts.member, '/policy/report')
    await expect(page.getByText('暂时无法生成报告：5000：匹配服务正在维护')).toBeVisible(matched)
    await page.getByRole('button', { name: '重新匹配' }).click()
    await expect(report.printButton).toBeVisible(matched)
  })
  await report.fit('需人工确认').focus()
  await page.keyboard.press('Enter')
  // The address changes first: policies that disappear now would take the focus with them.
  await expect(report.fit('需人工确认')).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveURL(/fit=CONFIRM/)
  await expect(report.fit('需人工确认')).toBeFocused()
  const toggle = page.getByRole('button', { name: /^逐条比对/ }).first()
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  const answer = report.part('再确认这几条').getByRole('button', { name: '我符合', exact: true }).first()
  await answer.focus()
  await page.keyboard.press('Space')
  await expect(answer).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(/^\d+ 条政策已按您的确认重新分组$/)).toBeVisible()
  await expect(answer).toBeFocused()
  await page.keyboard.press('Space')
  await expect(answer).toHaveAttribute('aria-pressed', 'false')

  await test.step('when an answer moves a policy to another group, the focus stays in the report', async () => {
    const land = '工业用地“标准地+承诺制”办理指引'
    await report.showAll('需人工确认')
    await report.toggle(land).click()
    await report.conditions(land).getByRole('button', { name: '我不符合' }).first().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 条政策已按您的确认重新分组', { exact: true })).toBeVisible()
    await expect(report.policy(land)).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('navigation', { name: '层级' }).getByRole('link', { name: '全部' })).toBeFocused()
  })
})

test('without policies the report says so', async ({ page, loginPage, request }) => {
  const reply = await request.post(`${gatewayUrl}/__mock/scenario`, { data: { name: 'empty-region' }, ...again })
  expect(reply.ok()).toBe(true)
  await loginPage.enter(accounts.member, '/policy/report')
  await expect(page.getByText('目前没有可以比对的政策')).toBeVisible(matched)
})

test('a member without an enterprise starts with the profile', async ({ page, loginPage }) => {
  await loginPage.enter(accounts.newcomer, '/policy/report')
  await new MatchReport(page).startLink.click()
  const profile = new ProfileForm(page)
  await profile.choose('新芽', unbound)
  await tick(profile.form.getByRole('group', { name: '企业类型' }).getByLabel('小微企业'))
  await profile.button('获取智能推荐报告').click()
  await expect(page.getByRole('heading', { name: unbound })).toBeVisible(matched)
  await expect(new MatchReport(page).printButton).toBeVisible()
})
