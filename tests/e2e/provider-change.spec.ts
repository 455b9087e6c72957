import { accounts } from './accounts.ts'
import { sidewaysScroll, violations } from './pages/pageChecks.ts'
import { expect, test } from './test.ts'

// A long form is sent three times.
test.describe.configure({ timeout: 240_000 })

const patiently = { timeout: 60_000 }

test('2.1-70 7.2-22 a provider sees the submitted version beside the public one, and the audit’s remark', async ({
  page,
  loginPage,
  gateway,
}) => {
  await loginPage.enter(accounts.provider, '/qw/personal/resume/provider')
  const form = page.getByRole('form', { name: '服务商资料' })
  const state = page.getByRole('region', { name: '入驻情况' })
  const changes = state.getByRole('list', { name: '提交的与公开的' })
  await expect(form).toBeVisible(patiently)
  await expect(state.getByText('资料已经公开')).toBeVisible()
  await expect(changes).toHaveCount(0)

  // Content below the service regions moves until their names have loaded.
  await expect(form.getByRole('group', { name: /^服务区域/ }).getByLabel('泰兴市')).toBeVisible()
  await form.getByLabel('一句话介绍').fill('本地检测，一天出报告')
  await form
    .getByRole('listitem', { name: /^产品 1$/ })
    .getByLabel('名称')
    .fill('齿轮噪声检测')
  await form.getByRole('button', { name: '提交审核' }).click()
  await expect(state.getByText(/提交的修改正在审核.*展示的仍是原来的资料/)).toBeVisible()
  const slogan = changes.getByRole('listitem').filter({ hasText: '一句话介绍' })
  await expect(slogan).toHaveText(/提交的本地检测，一天出报告公开的本地检测，三天出报告/)
  await expect(changes.getByRole('listitem').filter({ hasText: '产品与服务' })).toContainText(
    '修改：齿轮噪声检测（名称）',
  )
  await expect(changes.getByRole('listitem')).toHaveCount(2)
  expect(await violations(page)).toEqual([])

  // The audit refuses it: the remark is shown, no input is lost, and the public has seen nothing of it.
  await gateway.audit({ id: 'en-2001', pass: false, remark: '一天出报告没有依据，请上传说明' })
  await page.reload()
  await expect(state.getByText('没有通过审核，企业旗舰店展示的仍是原来的资料')).toBeVisible(patiently)
  await expect(state.getByText('一天出报告没有依据，请上传说明')).toBeVisible()
  await expect(slogan).toContainText('提交的本地检测，一天出报告')
  await expect(form.getByLabel('一句话介绍')).toHaveValue('本地检测，一天出报告')
  await page.setViewportSize({ width: 390, height: 900 })
  await expect.poll(() => sidewaysScroll(page)).toBe(0)
  expect(await violations(page)).toEqual([])
  await state.getByRole('link', { name: '查看公开页面' }).click()
  await expect(page.getByRole('main')).toContainText('本地检测，三天出报告', patiently)
  await page.goBack()

  // After the correction the refusal is gone; once it has passed it is public.
  await expect(form.getByLabel('一句话介绍')).toHaveValue('本地检测，一天出报告', patiently)
  await expect(form.getByRole('group', { name: /^服务区域/ }).getByLabel('泰兴市')).toBeVisible()
  await form.getByLabel('一句话介绍').fill('本地检测，两天出报告')
  await form.getByRole('button', { name: '提交审核' }).click()
  await expect(state.getByText(/提交的修改正在审核/)).toBeVisible()
  await expect(state.getByText('一天出报告没有依据，请上传说明')).toHaveCount(0)
  await gateway.audit({ id: 'en-2001', pass: true })
  await page.reload()
  await expect(state.getByText('资料已经公开')).toBeVisible(patiently)
  await expect(changes).toHaveCount(0)
})

test('2.1-70 a first-time applicant reads that nothing is public yet, and why it was refused', async ({
  page,
  loginPage,
  gateway,
}) => {
  await loginPage.enter({ username: 'provider02', password: 'Portal@2026' }, '/qw/personal/resume/provider')
  const state = page.getByRole('region', { name: '入驻情况' })
  await expect(state.getByText(/提交的资料正在审核，通过后在企业旗舰店展示/)).toBeVisible(patiently)
  await expect(state.getByRole('link', { name: '查看公开页面' })).toHaveCount(0)
  await gateway.audit({ id: 'en-2005', pass: false, remark: '请补充资质证书' })
  await page.reload()
  await expect(state.getByText(/没有通过审核，企业旗舰店不展示/)).toBeVisible(patiently)
  await expect(state.getByText('请补充资质证书')).toBeVisible()
})
