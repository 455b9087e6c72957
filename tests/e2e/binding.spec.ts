import { Buffer } from 'node:buffer'
import { accounts } from './accounts.ts'
import { violations } from './pages/pageChecks.ts'
import { ProfileForm } from './pages/ProfileForm.ts'
import { tick, untick } from './pages/tick.ts'
import { expect, test } from './test.ts'

const unbound = '泰兴市新芽软件有限公司（示例）'
const lastYear = new Date().getFullYear() - 1

// Each test logs in and then fills in a long form, which takes a while on a busy machine.
test.describe.configure({ timeout: 180_000 })
const afterLogin = { timeout: 30_000 }

test.describe('binding', () => {
  test.beforeEach(async ({ page, loginPage }) => {
    await loginPage.enter(accounts.newcomer, '/user/relation')
    await expect(new ProfileForm(page).form).toBeVisible(afterLogin)
  })

  test('1-25 2.6-01 2.6-02 2.6-03 2.6-04 2.6-05 2.6-06 2.6-07 2.6-08 2.6-09 2.6-10 2.6-11 2.6-12 2.6-13 2.6-15 2.6-16 2.6-17 9-35 the form has six sections, of which all but the first are unfolded on request; the keyboard alone binds an enterprise', async ({
    page,
  }) => {
    const profile = new ProfileForm(page)
    const headings = profile.form.getByRole('heading', { level: 3 })
    await expect(headings).toHaveText(['基本信息'])
    await profile.button('展开更多信息').click()
    await expect(headings).toHaveText(['基本信息', '人员信息', '经营信息', '知识产权信息', '项目信息', '载体信息'])
    const business = profile.form.getByRole('region', { name: '经营信息' })
    await expect(business).toContainText(`${lastYear} 年度数据，单位：万元`)
    await expect(business.getByRole('textbox')).toHaveCount(5)
    expect(await violations(page)).toEqual([])
    await profile.button('收起更多信息').click()
    await expect(headings).toHaveText(['基本信息'])
    await expect(profile.form).toContainText('信息越完整，推荐的政策越精准')
    await expect(profile.button('关联企业')).toBeVisible()

    await test.step('2.6-15 2.6-16 2.6-17 9-35 the form is 680 px high, the name input 515 px and tables 716 px wide', async () => {
      expect((await profile.name.boundingBox())?.width).toBe(515)
      const honoured = profile.form.getByRole('group', { name: '企业资质' }).getByLabel('老字号')
      await tick(honoured)
      const table = profile.form.getByRole('table', { name: '企业资质的级别与取得日期' })
      // The table's frame is one pixel wide.
      expect((await table.locator('..').boundingBox())?.width).toBe(716)
      expect((await profile.body.boundingBox())?.height).toBe(680)
      await untick(honoured)
    })
    await test.step('the keyboard alone chooses an enterprise and binds it', async () => {
      const types = profile.form.getByRole('group', { name: '企业类型' })
      await expect(types.getByRole('checkbox').first()).toBeVisible()
      await profile.name.focus()
      await page.keyboard.type('虹桥')
      await expect(profile.form.getByRole('option').filter({ hasText: '虹桥' })).toHaveCount(2)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(profile.known).toContainText('4200 万元')
      await page.keyboard.press('Tab')
      await expect(profile.button('清除')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(types.getByRole('checkbox').first()).toBeFocused()
      await expect(types.getByLabel('规模以上工业企业')).toBeChecked()
      await profile.button('关联企业').focus()
      await page.keyboard.press('Enter')
      await expect(page.getByText('已提交绑定')).toBeVisible()
    })
  })

  test('4-38 4-39 4-40 4-41 4-42 4-43 4-44 4-53 a newcomer binds an enterprise of the library', async ({ page }) => {
    const profile = new ProfileForm(page)
    await profile.choose('新芽', unbound)
    const facts = profile.form.getByRole('definition')
    const known = ['江苏省 泰州市 泰兴市', '91000000MA0TEXT06X', '50 万元', '2024-03-12']
    await expect(profile.known.getByRole('definition')).toHaveText(known)
    for (const label of ['省', '统一社会信用代码', '注册资本（万元）', '成立日期']) {
      await expect(profile.field(label)).toHaveCount(0)
    }
    await profile.button('清除').click()
    await expect(page.getByText('已清除所选企业')).toBeVisible()
    await expect(facts.filter({ hasText: '91000000MA0TEXT06X' })).toHaveCount(0)
    for (const label of ['省', '统一社会信用代码', '注册资本（万元）', '成立日期']) {
      await expect(profile.field(label)).toHaveValue('')
    }
    await expect(profile.name).toHaveValue('')
    await expect(profile.name).toBeFocused()
    await profile.choose('新芽', unbound)
    await profile.button('关联企业').click()
    await expect(page.getByText(`${unbound}已提交绑定`)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: unbound })).toContainText('绑定审核中')
    const bound = page.getByRole('list', { name: '已关联的企业' })
    await expect(bound).toBeFocused()
    await expect(bound).toBeInViewport()
    await page.getByRole('button', { name: /^撤回绑定/ }).click()
    await page.getByRole('button', { name: '确认撤回' }).click()
    await expect(page.getByText('还没有关联企业')).toBeVisible()
  })

  test('5-01 5-02 5-04 5-05 5-06 5-07 5-48 4-48 7-17 9-40 9-41 9-42 the first failing check stops the submission, shows its message and gets the focus', async ({
    page,
  }) => {
    const profile = new ProfileForm(page)
    const submit = profile.button('关联企业')
    const messages = profile.form.getByText(/^请(输入|选择)(企业名称|企业注册地址|统一社会信用代码|企业类型)$/)
    await submit.click()
    await expect(messages).toHaveText(['请输入企业名称'])
    await expect(profile.name).toBeFocused()
    await profile.name.fill('泰兴市未入库机械有限公司（示例）')
    await submit.click()
    await expect(messages).toHaveText(['请输入企业注册地址'])
    await expect(profile.field('省')).toBeFocused()
    const cities = page.waitForRequest(/\/gateway\/uaa\/api\/states\/provinces\/\w+\/cities$/)
    await profile.button('选择本地区').click()
    await cities
    await expect(profile.field('省')).toHaveValue('320000')
    await expect(profile.field('市')).toHaveValue('321200')
    await expect(profile.field('区县')).toHaveValue('321283')
    await submit.click()
    await expect(messages).toHaveText(['请输入统一社会信用代码'])
    await expect(profile.field('统一社会信用代码')).toBeFocused()
    await profile.field('统一社会信用代码').fill('91000000MA0TEXT13J')
    await expect(profile.form.getByText('统一社会信用代码的校验位不符，请核对')).toBeVisible()
    await submit.click()
    await expect(messages).toHaveText(['请选择企业类型'])
    const types = profile.form.getByRole('group', { name: '企业类型' })
    await expect(types.getByRole('checkbox').first()).toBeFocused()
    await tick(types.getByLabel('小微企业'))
    await profile.button('展开更多信息').click()
    await profile.field('职工总数（人）').fill('-5')
    await expect(profile.form.getByText('不能小于 0')).toBeVisible()
    await profile.button('收起更多信息').click()
    await submit.click()
    await expect(profile.field('职工总数（人）')).toBeFocused()
    await expect(profile.form.getByText('职工总数不能小于 0')).toBeVisible()
    await profile.field('职工总数（人）').fill('5')
    await submit.click()
    await expect(page.getByText('泰兴市未入库机械有限公司（示例）已提交绑定')).toBeVisible()
  })

  test('input survives a reload, an expired session and a visit to another page', async ({ page, gateway }) => {
    const profile = new ProfileForm(page)
    await profile.field('主营产品或服务').fill('减速机的研发与制造')
    await tick(profile.form.getByRole('group', { name: '企业类型' }).getByLabel('小微企业'))
    await expect(profile.meter).toHaveAttribute('value', '2')
    // Stored once the owner is known.
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('减速机的研发与制造')
    await page.reload()
    await expect(profile.form.getByText('已恢复您上次未提交的内容')).toBeVisible()
    await expect(profile.field('主营产品或服务')).toHaveValue('减速机的研发与制造')
    await expect(profile.meter).toHaveAttribute('value', '2')
    await page.getByRole('link', { name: '我的收藏' }).click()
    const guard = page.getByRole('dialog', { name: '要离开此页吗？' })
    await guard.getByRole('button', { name: '继续填写' }).click()
    await expect(profile.field('主营产品或服务')).toHaveValue('减速机的研发与制造')
    await page.getByRole('link', { name: '我的收藏' }).click()
    await guard.getByRole('button', { name: '离开' }).click()
    await expect(page.getByText('还没有收藏政策')).toBeVisible()
    // What the page that is open still asks for must not renew the tokens: left in that moment, it would lose them.
    await page.goto('about:blank')
    await gateway.expireTokens()
    await page.goto('/user/relation')
    await expect(profile.form).toBeVisible(afterLogin)
    await expect(profile.field('主营产品或服务')).toHaveValue('减速机的研发与制造')
    await profile.form.getByRole('button', { name: '清空' }).click()
    await expect(profile.field('主营产品或服务')).toHaveValue('')
    await page.reload()
    await expect(profile.meter).toHaveAttribute('value', '0')
  })

  test('a failing library search, a session that ends while the form is being sent and a refusal are told, and lose no input', async ({
    page,
    gateway,
    loginPage,
  }) => {
    const profile = new ProfileForm(page)
    await profile.name.fill('错误500')
    await expect(profile.form.getByText(/^企业库查询失败：.+可以直接填写企业全称$/)).toBeVisible()
    await profile.name.fill('')
    await profile.choose('新芽', unbound)
    await profile.field('主营产品或服务').fill('工业软件的研发')
    await gateway.endSessionAt('matchBindEnterprise')
    await profile.button('关联企业').click()
    await expect(page).toHaveURL(/\/auth\/qw\?redirect_uri=/)
    await loginPage.logInByPassword(accounts.newcomer)
    await expect(profile.form).toBeVisible(afterLogin)
    await expect(profile.field('主营产品或服务')).toHaveValue('工业软件的研发')
    await expect(profile.known).toContainText('91000000MA0TEXT06X')
    await gateway.failNext('matchBindEnterprise', { returnCode: '4008', errorMessage: '绑定的企业已达上限' })
    await profile.button('关联企业').click()
    await expect(profile.form.getByRole('alert')).toHaveText('4008：绑定的企业已达上限')
    await profile.button('关联企业').click()
    await expect(page.getByText(`${unbound}已提交绑定`)).toBeVisible()
  })
})

test('2.3-27 a newcomer finds how to bind an enterprise in the personal area and in the menu', async ({
  page,
  loginPage,
  userMenu,
}) => {
  await loginPage.enter(accounts.newcomer, '/qw/personal/home')
  const box = page.getByRole('main').getByRole('link', { name: '绑定企业' })
  await expect(box).toBeVisible(afterLogin)
  expect(await violations(page)).toEqual([])
  await box.click()
  await expect(page).toHaveURL('/user/relation')
  await expect(new ProfileForm(page).form).toBeVisible()
  await userMenu.button('新会员').click()
  await expect(page.getByRole('banner').getByRole('link', { name: '绑定企业' })).toHaveAttribute(
    'href',
    '/user/relation',
  )
})

const known = '泰兴市琴韵乐器有限公司（示例）'

test('7.2-04 7.1-14 binding a known enterprise needs no profile; once audited, its portal can be opened', async ({
  page,
  gateway,
  loginPage,
}) => {
  await loginPage.enter(accounts.newcomer, '/user/relation')
  const profile = new ProfileForm(page)
  await expect(profile.form).toBeVisible(afterLogin)
  // Nobody has bound this one, so it has no id to apply for.
  await profile.choose('新芽', unbound)
  await expect(profile.known).toContainText('91000000MA0TEXT06X')
  await expect(profile.button('直接申请绑定')).toHaveCount(0)
  await profile.button('清除').click()
  await profile.choose('琴韵', known)
  await profile.button('直接申请绑定').press('Enter')
  const dialog = page.getByRole('dialog', { name: '申请绑定企业' })
  await expect(dialog).toContainText(known)
  await dialog.getByLabel('备注（选填）').fill('负责政策申报')
  const proof = dialog.getByLabel(/授权证明（选填）/)
  await proof.setInputFiles({ name: '授权书.txt', mimeType: 'text/plain', buffer: Buffer.from('示例') })
  await expect(dialog.getByText('上传的文件类型不符合要求')).toBeVisible()
  await proof.setInputFiles({ name: '授权书.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') })
  await expect(dialog.getByText('已上传')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await gateway.failNext('bindEnterprise', { returnCode: '4008', errorMessage: '绑定的企业已达上限' })
  await dialog.getByRole('button', { name: '提交绑定申请' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('4008：绑定的企业已达上限')
  await expect(dialog.getByLabel('备注（选填）')).toHaveValue('负责政策申报')
  await dialog.getByRole('button', { name: '提交绑定申请' }).click()
  await expect(page.getByText(`${known}已提交绑定`)).toBeVisible()
  const row = page.getByRole('list', { name: '已关联的企业' }).getByRole('listitem').filter({ hasText: known })
  await expect(row).toContainText('绑定审核中')
  await expect(row.getByRole('button', { name: /^进入政府企业门户/ })).toHaveCount(0)

  const [binding] = await gateway.bindingsIn(page.context())
  await gateway.audit({ id: binding?.id ?? '', pass: false, remark: '请上传授权书' })
  await page.reload()
  await expect(row).toContainText('绑定已驳回')
  await row.getByRole('button', { name: /^重新申请/ }).click()
  await dialog.getByRole('button', { name: '提交绑定申请' }).click()
  await expect(row).toContainText('绑定审核中')
  await gateway.audit({ id: binding?.id ?? '', pass: true })
  await page.reload()
  await expect(row).toContainText('绑定已通过')

  const portal = /^https:\/\/enterprise\.example\.gov\.cn\/sso/
  await page
    .context()
    .route(portal, (route) => route.fulfill({ contentType: 'text/html', body: '<title>企业门户</title>' }))
  const opened = page.waitForEvent('popup')
  await row.getByRole('button', { name: /^进入政府企业门户/ }).click()
  const popup = await opened
  await expect(popup).toHaveURL(portal)
  expect(new URL(popup.url()).hash).toMatch(/^#token=\S{16,}$/)
  // It cannot access the page it came from.
  expect(await popup.evaluate(() => window.opener === null)).toBe(true)
  await popup.close()
  await gateway.failNext('loginToEnterprisePortal', { returnCode: '5000', errorMessage: '企业门户维护中' })
  const again = page.waitForEvent('popup')
  await row.getByRole('button', { name: /^进入政府企业门户/ }).click()
  await expect(page.getByText(/企业门户维护中/)).toBeVisible()
  expect((await again).isClosed()).toBe(true)
})
