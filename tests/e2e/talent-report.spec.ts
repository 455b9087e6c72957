import { accounts } from './accounts.ts'
import { MatchReport } from './pages/MatchReport.ts'
import { violations } from './pages/pageChecks.ts'
import { expect, test } from './test.ts'

test.describe('talent policies', () => {
  test('2.1-27 are matched with a person, whose data stay on this computer', async ({ page, loginPage }) => {
    test.slow()
    const report = new MatchReport(page)
    await loginPage.enter(accounts.member, '/policy/talent?view=match')
    const form = page.getByRole('form', { name: '人才情况' })
    await form.getByRole('button', { name: '匹配人才政策' }).click()
    await expect(form.getByText('请选择学历', { exact: true }).last()).toBeVisible()
    await expect(form.getByLabel('学历')).toBeFocused()
    await form.getByLabel('学历').selectOption('COLLEGE')
    await form.getByLabel('年龄（周岁）').fill('29')
    await form.getByRole('button', { name: '匹配人才政策' }).click()
    const rent = '引进紧缺工程人才租房补助实施细则'
    await report.choose('不符合')
    await report.toggle(rent).click()
    await expect(report.conditions(rent)).toContainText('企业现状：学历为专科')
    await expect(page).toHaveURL('/policy/talent?view=match&fit=UNFIT')
    await form.getByLabel('学历').selectOption('BACHELOR')
    const second = page.waitForResponse((response) => response.url().endsWith('/match/talent-report'))
    await form.getByRole('button', { name: '匹配人才政策' }).click()
    await second
    await expect(report.part('匹配总览')).toBeVisible()
    await expect(report.policy(rent)).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    await page.reload()
    await expect(form.getByText('已恢复您上次未提交的内容')).toBeVisible()
    await expect(form.getByLabel('年龄（周岁）')).toHaveValue('29')
  })

  test('a visitor is led to the login and back', async ({ page }) => {
    await page.goto('/policy/talent')
    await page.getByRole('link', { name: '按人才情况匹配' }).click()
    const login = page.getByRole('link', { name: '登录后匹配人才政策' })
    await expect(login).toHaveAttribute('href', '/auth/qw?redirect_uri=%2Fpolicy%2Ftalent%3Fview%3Dmatch')
  })
})
