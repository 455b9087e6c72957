import type { Page } from '@playwright/test'
import { accounts } from './accounts.ts'
import { sidewaysScroll, violations } from './pages/pageChecks.ts'
import { ProfileForm } from './pages/ProfileForm.ts'
import { tick } from './pages/tick.ts'
import { expect, test } from './test.ts'

const unbound = '泰兴市新芽软件有限公司（示例）'
const resumePath = '/qw/personal/resume/en-1001'
const lastYear = new Date().getFullYear() - 1

// Each test logs in and then fills in a long form, which takes a while on a busy machine.
test.describe.configure({ timeout: 180_000 })
const afterLogin = { timeout: 30_000 }

test('7.2-07 7.2-08 7.2-09 7.2-10 7.2-11 7.2-12 the sections load separately: a failing one does not hold up the others', async ({
  page,
  loginPage,
  gateway,
}) => {
  await gateway.failNext('getEnterpriseProject', { status: 500 })
  await loginPage.enter(accounts.member, resumePath)
  const profile = new ProfileForm(page)
  await expect(profile.form).toBeVisible(afterLogin)
  await expect(profile.field('职工总数（人）')).toHaveValue('186')
  await expect(profile.field('专利数（件）')).toHaveValue('23')
  const missing = profile.form.getByRole('region', { name: '项目信息' })
  await expect(missing).toContainText('项目信息暂时无法加载')
  // Unknown data cannot be overwritten.
  await expect(profile.button('保存项目信息')).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await profile.field('硕士及以上人数（人）').fill('7')
  await profile.button('保存人员信息').click()
  await expect(page.getByText('人员信息已保存')).toBeVisible()
  await gateway.failNext('getEnterpriseProject', { status: 500 })
  await profile.button('重新加载').click()
  await expect(profile.button('正在加载')).toHaveCount(0)
  await expect(missing).toContainText('项目信息暂时无法加载')
  await profile.button('重新加载').click()
  await expect(profile.button('保存项目信息')).toBeVisible()
  await expect(missing).not.toContainText('项目信息暂时无法加载')
  await expect(profile.field('硕士及以上人数（人）')).toHaveValue('7')
})

test.describe('the resume of a bound enterprise', () => {
  test.beforeEach(async ({ page, loginPage }) => {
    await loginPage.enter(accounts.member, resumePath)
    const { form } = new ProfileForm(page)
    await expect(form).toBeVisible(afterLogin)
    // The options load a moment later, and move the content below.
    await expect(form.getByRole('group', { name: '技术能力' }).getByLabel('无')).toBeVisible()
  })

  test('5-50 5-53 7.2-18 the completion follows the typing; a section is saved separately and restored; leaving with unsaved changes asks for confirmation once', async ({
    page,
  }) => {
    const profile = new ProfileForm(page)
    await expect(profile.percent).toHaveText('64%')
    await profile.field('硕士及以上人数（人）').fill('0')
    await expect(profile.percent).toHaveText('68%')
    await profile.form.getByText('还差 9 项').click()
    await profile.form.getByRole('link', { name: '博士人数' }).click()
    await expect(profile.field('博士人数（人）')).toBeFocused()
    await page.keyboard.type('1.5')
    await profile.button('保存人员信息').click()
    await expect(profile.form.getByText('博士人数请输入整数')).toBeVisible()
    await profile.field('博士人数（人）').fill('1')
    await profile.button('保存人员信息').click()
    await expect(page.getByText('人员信息已保存')).toBeVisible()
    await page.reload()
    await expect(profile.field('博士人数（人）')).toHaveValue('1', afterLogin)
    await expect(profile.field('硕士及以上人数（人）')).toHaveValue('0')
    await expect(profile.percent).toHaveText('71%')
    await expect(profile.form.getByText('已恢复您上次未提交的内容')).toHaveCount(0)
    await test.step('leaving with unsaved changes asks for confirmation once', async () => {
      await profile.field('职工总数（人）').fill('190')
      await tick(page.getByRole('group', { name: '绿色工厂' }).getByLabel('省级'))
      await page.getByRole('link', { name: '我的收藏' }).click()
      await page.getByRole('dialog', { name: '要离开此页吗？' }).getByRole('button', { name: '离开' }).click()
      await expect(page).toHaveURL(/collect/)
      await page.goto(resumePath)
      await expect(profile.field('职工总数（人）')).toHaveValue('190', afterLogin)
      await expect(page.getByRole('group', { name: '绿色工厂' }).getByLabel('省级')).toBeChecked()
    })
    await test.step('a report links to the field that would decide it', async () => {
      await page.goto(`${resumePath}?field=carrierDTO.incubatorCompanyAmount`)
      await expect(profile.field('在孵企业数（家）')).toBeFocused(afterLogin)
    })
  })

  test('2.7-31 4-45 4-46 4-47 9-08 each chosen ability has fields for its level and date, in cells that are edited in place', async ({
    page,
  }) => {
    const profile = new ProfileForm(page)
    const table = profile.form.getByRole('table', { name: '技术能力的级别与取得日期' })
    await table.getByRole('button', { name: '企业技术中心的级别：市级' }).click()
    const level = table.getByRole('combobox', { name: '企业技术中心的级别' })
    await expect(level).toBeFocused()
    await level.selectOption({ label: '省级' })
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await profile.field('主营产品或服务').focus()
    await page.clock.runFor(99)
    await expect(level).toBeVisible()
    await page.clock.runFor(1)
    await expect(level).toHaveCount(0)
    await page.clock.resume()
    await expect(table.getByRole('button', { name: '企业技术中心的级别：省级' })).toBeVisible()
    await table.getByRole('button', { name: /企业技术中心的取得日期/ }).click()
    const date = table.getByLabel('企业技术中心的取得日期')
    await date.fill('2023-05-01')
    await profile.field('主营产品或服务').focus()
    await expect(table.getByRole('button', { name: '企业技术中心的取得日期：2023-05-01' })).toBeVisible()
    await tick(profile.form.getByRole('group', { name: '技术能力' }).getByLabel('无'))
    await expect(table.getByRole('rowheader')).toHaveText(['无'])
    await profile.button('保存基本信息').click()
    await expect(page.getByText('基本信息已保存')).toBeVisible()
  })

  test('2.6-18 2.6-19 2.6-20 3.1-55 3.1-57 3.1-58 3.1-59 3.1-60 3.1-61 3.1-62 3.1-63 3.1-64 9-17 business indicators of three years are edited in their cells, by keyboard too', async ({
    page,
  }) => {
    const table = page.getByRole('table', { name: '经营指标' })
    await expect(table.getByRole('columnheader')).toHaveText([
      '指标',
      ...[lastYear - 1, lastYear, lastYear + 1].map((year) => `${year} 年`),
    ])
    await expect(table.getByRole('rowheader')).toHaveText([
      '职工人数（人）',
      '营业收入（万元）',
      '主营业务收入（万元）',
      '资产总额（万元）',
      '资产负债率（%）',
      '银行贷款（万元）',
    ])
    await expect(table.getByText('次年填写')).toHaveCount(2)
    await table.getByRole('button', { name: `${lastYear} 年银行贷款：2,200` }).click()
    const cell = table.getByRole('textbox')
    await expect(cell).toBeFocused()
    await cell.fill('2300.5')
    await page.getByRole('heading', { name: '经营指标' }).click()
    await expect(table.getByRole('button', { name: `${lastYear} 年银行贷款：2,300.5` })).toBeVisible()
    await expect(cell).toHaveCount(0)
    await page.getByRole('button', { name: '保存经营指标与认定' }).click()
    await expect(page.getByText('经营指标与认定已保存')).toBeVisible()
    await page.reload()
    await expect(table.getByRole('button', { name: `${lastYear} 年银行贷款：2,300.5` })).toBeVisible(afterLogin)
    await test.step('the keyboard alone moves through the cells, edits one and reverts a change', async () => {
      const button = (name: string) => table.getByRole('button', { name })
      await button(`${lastYear} 年职工人数`).focus()
      await page.keyboard.press('ArrowLeft')
      await expect(button(`${lastYear - 1} 年职工人数`)).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await expect(button(`${lastYear + 1} 年职工人数`)).toBeFocused()
      // The closed cells of this year's incomes are skipped.
      await page.keyboard.press('ArrowDown')
      await expect(button(`${lastYear + 1} 年资产总额`)).toBeFocused()
      await page.keyboard.press('F2')
      await expect(table.getByRole('textbox')).toBeFocused()
      await page.keyboard.type('9')
      await page.keyboard.press('Escape')
      await expect(button(`${lastYear + 1} 年资产总额：15,600`)).toBeFocused()
      await page.keyboard.type('17000')
      await page.keyboard.press('Enter')
      await expect(button(`${lastYear + 1} 年资产总额：17,000`)).toBeFocused()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(table.getByRole('textbox')).toHaveCount(0)
      await expect(button(`${lastYear - 1} 年资产负债率`)).toBeFocused()
    })
  })

  test('3.1-66 3.1-67 3.1-68 3.1-69 3.1-70 3.1-71 3.1-73 certifications have their levels, and others their text; the resume is accessible, wide or on a phone', async ({
    page,
  }) => {
    const form = page.getByRole('form', { name: '经营指标与认定' })
    const labelsOf = (name: string) => form.getByRole('group', { name, exact: true }).locator('label')
    const three = ['国家级', '省级', '市级']
    await expect(labelsOf('部门认定')).toHaveText(['创新型中小企业', '高新技术企业'])
    for (const name of ['专精特新企业', '企业技术中心', '智能车间', '创新级别']) {
      await expect(labelsOf(name)).toHaveText(three)
    }
    await expect(labelsOf('绿色工厂')).toHaveText(['国家级', '省级'])
    const other = form.getByLabel('其他认定的名称')
    await expect(other).toHaveCount(0)
    await tick(form.getByLabel('其他认定', { exact: true }))
    await form.getByRole('button', { name: '保存经营指标与认定' }).click()
    await expect(form.getByRole('alert')).toHaveText('请填写其他认定')
    await other.fill('市级绿色供应链管理企业')
    await form.getByRole('button', { name: '保存经营指标与认定' }).click()
    await expect(page.getByText('经营指标与认定已保存')).toBeVisible()
    await page.reload()
    await expect(other).toHaveValue('市级绿色供应链管理企业', afterLogin)
    await expect(page.getByRole('table', { name: '经营指标' })).toBeVisible()
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await violations(page), `at ${width} px`).toEqual([])
      await expect.soft.poll(() => sidewaysScroll(page), { message: `at ${width} px` }).toBe(0)
    }
  })
})

test('2.6-14 4-48 4-51 4-52 outside bind-only mode the form leads to the report, even for a visitor, whose input a login takes over', async ({
  page,
  loginPage,
}) => {
  await page.goto('/policy/report?fill=basicDTO.name')
  const profile = new ProfileForm(page)
  const submit = profile.button('获取智能推荐报告')
  await submit.click()
  await expect(profile.form.getByText('请输入企业名称', { exact: true })).toBeVisible()
  await profile.choose('新芽', unbound)
  await profile.field('职工总数（人）').fill('12')
  await submit.click()
  await expect(profile.form).toHaveCount(0)
  await expect(page.getByText(unbound).first()).toBeVisible()
  await loginPage.open('/user/relation')
  await loginPage.logInByPassword(accounts.newcomer)
  await expect(profile.known).toContainText('91000000MA0TEXT06X', afterLogin)
  await profile.button('展开更多信息').click()
  await expect(profile.field('职工总数（人）')).toHaveValue('12')
})

/** Hides from the next page who is signed in, until the returned function is called. */
async function holdCurrentUser(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  // A page that is still open may yet be told, and would store it again.
  await page.goto('about:blank')
  await page.context().clearCookies({ name: 'txqyfw_user' })
  await page.route('**/uaa/api/current-user', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

test('text typed before the draft’s owner is known is kept; typed before the draft is found, it overrides the draft, of which the rest is restored', async ({
  page,
  loginPage,
}) => {
  const profile = new ProfileForm(page)
  const release = await holdCurrentUser(page)
  await loginPage.enter(accounts.member, resumePath)
  await expect(profile.form).toBeVisible(afterLogin)
  await profile.field('职工总数（人）').fill('190')
  release()
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.endsWith(':profile-en-1001')))
  await expect.poll(drafts).toHaveLength(1)
  await page.reload()
  await expect(profile.field('职工总数（人）')).toHaveValue('190', afterLogin)

  await profile.field('博士人数（人）').fill('3')
  const releaseAgain = await holdCurrentUser(page)
  await page.goto(resumePath)
  await expect(profile.form).toBeVisible(afterLogin)
  await expect(profile.field('职工总数（人）')).not.toHaveValue('190')
  await profile.field('职工总数（人）').fill('191')
  releaseAgain()
  await expect(profile.field('博士人数（人）')).toHaveValue('3')
  await expect(profile.field('职工总数（人）')).toHaveValue('191')
  await page.reload()
  await expect(profile.field('博士人数（人）')).toHaveValue('3', afterLogin)
  await expect(profile.field('职工总数（人）')).toHaveValue('191')
})
