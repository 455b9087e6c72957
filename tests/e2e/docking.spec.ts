import { accounts } from './accounts.ts'
import { anotherBrowser } from './pages/anotherBrowser.ts'
import { LoginPage } from './pages/LoginPage.ts'
import { violations } from './pages/pageChecks.ts'
import { expect, test } from './test.ts'

// Two people visit several pages each, which takes a while on a busy machine.
test.describe.configure({ timeout: 240_000 })

const pdf = { name: '方案.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 pdf') }

test('1-31 2.1-62 a docking with a demand is requested, accepted, discussed and agreed on, each party seeing the other’s actions', async ({
  page,
  loginPage,
  browser,
  gateway,
}) => {
  const demand = 'de-1019'
  await page.goto(`/qw/supply-demand/demand/detail?id=${demand}`)
  const main = page.getByRole('main')
  await expect(main).toHaveAttribute('data-initialized', 'true')
  await main.getByRole('button', { name: '申请对接' }).click()
  await loginPage.logInByPassword(accounts.member)
  const dialog = page.getByRole('dialog', { name: '申请对接' })
  await dialog.getByRole('button', { name: '提交申请' }).click()
  await expect(dialog.getByText('请输入方案说明')).toBeVisible()
  await expect(dialog.getByLabel('对接标题')).toBeFocused()
  await dialog.getByLabel('对接标题').fill('干燥窑控制系统改造方案')
  await dialog.getByLabel('方案说明').fill('以湿度与温度分区控制改造干燥窑，可先做一台样机。')
  await dialog.getByLabel('意向价格').fill('38')
  await dialog.getByLabel('计划周期').selectOption('3–6 个月')
  await dialog.getByLabel('附件').setInputFiles(pdf)
  await expect(dialog.getByText('已上传')).toBeVisible()
  await dialog.getByLabel('联系人').fill('周示例')
  await dialog.getByLabel('联系电话').fill('138 0000 0001')
  await dialog.getByLabel('承诺所填内容真实').check()
  expect(await violations(page, 'dialog')).toEqual([])
  // The session ends meanwhile: the input is there after the next login, the file must be chosen again.
  await gateway.endSessionAt('saveDemandDocking')
  await dialog.getByRole('button', { name: '提交申请' }).click()
  await loginPage.logInByPassword(accounts.member)
  await expect(dialog.getByText('已恢复您上次未提交的内容，请重新选择文件')).toBeVisible()
  await expect(dialog.getByLabel('方案说明')).toHaveValue('以湿度与温度分区控制改造干燥窑，可先做一台样机。')
  await expect(dialog.getByLabel('计划周期')).toHaveValue('M3_6')
  await dialog.getByLabel('附件').setInputFiles(pdf)
  await expect(dialog.getByText('已上传')).toBeVisible()
  await dialog.getByLabel('承诺所填内容真实').check()
  await dialog.getByRole('button', { name: '提交申请' }).click()
  await expect(dialog).toBeHidden()
  await expect(main.getByText('您已申请对接，待响应')).toBeVisible()
  await main.getByRole('link', { name: '查看对接进展' }).click()
  await expect(page).toHaveURL(/\/qw\/personal\/demand\/docking\?id=/)
  await expect(main.getByText('138****0001（接受后显示完整号码）')).toBeVisible()

  // The owner gets a message, finds the docking marked, and opens it.
  const owner = await anotherBrowser(browser, gateway, accounts.ordinary, '/user/message?type=DOCKING')
  await expect(owner.getByRole('link', { name: '您的需求收到一条对接申请' })).toHaveAttribute(
    'href',
    /^\/qw\/personal\/demand\/docking\?id=/,
  )
  await owner.goto('/qw/personal/demand/docking?role=OWNER')
  const received = owner.getByRole('listitem').filter({ hasText: '干燥窑控制系统改造方案' })
  await expect(received.getByText('有新进展')).toBeVisible()
  await received.getByRole('link', { name: '干燥窑控制系统改造方案' }).click()
  const ownerMain = owner.getByRole('main')
  await expect(ownerMain.getByText('138****0001（接受后显示完整号码）')).toBeVisible()
  const download = owner.waitForEvent('download')
  await ownerMain.getByRole('button', { name: pdf.name }).click()
  expect((await download).suggestedFilename()).toBe(pdf.name)
  expect(await violations(owner)).toEqual([])
  await ownerMain.getByRole('button', { name: '接受对接' }).click()
  const accept = owner.getByRole('dialog', { name: '接受对接' })
  await accept.getByLabel('给对方的回复').fill('方案可行，请带样机来厂试用。')
  await accept.getByRole('button', { name: '确认接受对接' }).click()
  await expect(accept.getByText('请先同意对方查看本企业的联系方式')).toBeVisible()
  await accept.getByLabel('同意对方查看本企业的联系方式').check()
  await accept.getByRole('button', { name: '确认接受对接' }).click()
  await expect(ownerMain.getByRole('link', { name: '13800000001' })).toBeVisible()
  await ownerMain.getByRole('link', { name: '返回需求对接' }).click()
  await expect(received.getByText('已接受')).toBeVisible()
  await expect(received.getByText('有新进展')).toHaveCount(0)

  // The initiator sees the answer and proposes a deal, which the owner confirms.
  await page.reload()
  await expect(main.getByRole('link', { name: '13800000001' })).toBeVisible()
  await expect(main.getByText('方案可行，请带样机来厂试用。').first()).toBeVisible()
  await main.getByRole('button', { name: '开始洽谈' }).click()
  await page.getByLabel('约见地点').fill('示例市科创大厦')
  await page.getByRole('button', { name: '确认开始洽谈' }).click()
  await main.getByRole('button', { name: '提议成交' }).click()
  await page.getByLabel('成交金额').fill('36')
  await page.getByRole('button', { name: '确认提议成交' }).click()
  await expect(main.getByText('您已提议成交，等待对方确认。')).toBeVisible()
  await expect(main.getByRole('button', { name: '提议成交' })).toHaveCount(0)
  await received.getByRole('link', { name: '干燥窑控制系统改造方案' }).click()
  await ownerMain.getByRole('button', { name: '确认成交' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: '确认成交' }).click()
  await expect(ownerMain.getByText('对接成功', { exact: true }).first()).toBeVisible()
  await expect(ownerMain.getByText('36 万元').last()).toBeVisible()

  // A demand with a deal is complete: everybody can still read it, but no new docking is possible.
  await owner.goto(`/qw/personal/demand/detail?id=${demand}`)
  await ownerMain.getByRole('button', { name: '完成', exact: true }).click()
  const complete = owner.getByRole('dialog', { name: '完成' })
  await expect(complete.getByText('完成后仍公开展示，不再接受新的对接')).toBeVisible()
  await complete.getByRole('button', { name: '确认完成' }).click()
  await expect(ownerMain.getByText('已完成', { exact: true }).first()).toBeVisible()
  await expect(ownerMain.getByRole('button', { name: '完成', exact: true })).toHaveCount(0)
  await owner.context().close()
  await page.goto(`/qw/supply-demand/demand/detail?id=${demand}`)
  await expect(main.getByText('已完成', { exact: true }).first()).toBeVisible()
  await expect(main.getByRole('button', { name: '申请对接' })).toHaveCount(0)
})

test('1-32 2.1-68 what the other party does meanwhile is reported; a refusal has its reason and allows another attempt', async ({
  page,
  loginPage,
  browser,
  gateway,
}) => {
  // member03 has requested member01's patent, and withdraws while the answer is being typed.
  await loginPage.enter(accounts.member, '/qw/personal/resources/docking?id=dk-2002')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: '接受对接' }).click()
  const accept = page.getByRole('dialog', { name: '接受对接' })
  await accept.getByLabel('同意对方查看本企业的联系方式').check()
  const other = await anotherBrowser(browser, gateway, accounts.ordinary, '/qw/personal/resources/docking?id=dk-2002')
  await other.getByRole('button', { name: '撤回申请' }).click()
  await other.getByRole('button', { name: '确认撤回申请' }).click()
  await expect(other.getByText('您已撤回，可以修改方案后重新发起。')).toBeVisible()
  await accept.getByRole('button', { name: '确认接受对接' }).click()
  await expect(accept.getByText('对方已撤回，这次对接现在是“已撤回”，不能再接受对接')).toBeVisible()
  await accept.getByRole('button', { name: '查看最新进展' }).click()
  await expect(main.getByText('对方已撤回，无需答复。')).toBeVisible()

  // They request it again, and are refused.
  await other.goto('/qw/supply-demand/resource/detail?id=re-1003')
  await expect(other.getByText('上次对接已撤回')).toBeVisible()
  await other.getByRole('button', { name: '申请对接' }).click()
  const dialog = other.getByRole('dialog', { name: '申请对接' })
  await dialog.getByLabel('对接标题').fill('油温预测方法许可')
  await dialog.getByLabel('用途与要求').fill('用于木材干燥设备的减速机，了解许可费用。')
  await dialog.getByLabel('联系人').fill('吴示例')
  await dialog.getByLabel('联系电话').fill('13800000003')
  await dialog.getByLabel('承诺所填内容真实').check()
  await dialog.getByRole('button', { name: '提交申请' }).click()
  await expect(other.getByText('您已申请对接，待响应')).toBeVisible()
  await page.goto('/qw/personal/resources/docking')
  await main.getByRole('link', { name: '油温预测方法许可', exact: true }).click()
  await main.getByRole('button', { name: '拒绝' }).click()
  const reject = page.getByRole('dialog', { name: '拒绝' })
  await reject.getByRole('button', { name: '确认拒绝' }).click()
  await expect(reject.getByText('请输入拒绝理由')).toBeVisible()
  await reject.getByLabel('拒绝理由').fill('已有独占许可')
  await reject.getByRole('button', { name: '确认拒绝' }).click()
  await expect(main.getByText('您已拒绝这次对接。')).toBeVisible()
  await other.reload()
  await other.getByRole('link', { name: '查看上次对接' }).click()
  await expect(other.getByText('已有独占许可').first()).toBeVisible()
  await expect(other.getByText('对方没有接受。')).toBeVisible()
  await other.context().close()
})

test('1-31 1-32 with one’s own record or without an enterprise no docking is possible, and a next step is offered', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter(accounts.newcomer, '/qw/supply-demand/demand/detail?id=de-1016')
  const main = page.getByRole('main')
  await expect(main.getByText('对接要以企业的名义，请先绑定企业')).toBeVisible()
  await expect(main.getByRole('link', { name: '去绑定企业' })).toHaveAttribute('href', '/user/relation')
  await loginPage.enter(accounts.member, '/qw/supply-demand/demand/detail?id=de-1016')
  await expect(main.getByText('这是您的企业发布的')).toBeVisible()
  await main.getByRole('link', { name: '查看收到的对接' }).click()
  await expect(page).toHaveURL('/qw/personal/demand/docking?target=de-1016')
  await expect(main.getByRole('link', { name: '减速机噪声在线检测方案' })).toBeVisible()
  await page.goto('/qw/personal/demand/docking?id=dk-9999')
  await expect(main.getByText('没有这次对接，或它不属于您的企业')).toBeVisible()
})

test('1-31 1-32 talks that fail are ended with a reason, which the other party reads; an unanswered request ends, and nobody is left waiting', async ({
  page,
  loginPage,
  browser,
  gateway,
}) => {
  const address = '/qw/personal/resources/docking?id=dk-2001'
  await loginPage.enter(accounts.member, address)
  const main = page.getByRole('main')
  // The dialog stays until the page behind shows the new state: its buttons would move away from under the next press.
  const newState = Promise.withResolvers<void>()
  await main.getByRole('button', { name: '开始洽谈' }).click()
  await page.route('**/resource/docking/detail?*', async (route) => {
    await newState.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/resource/docking/detail?*')
  const start = page.getByRole('dialog', { name: '开始洽谈' })
  await start.getByRole('button', { name: '确认开始洽谈' }).click()
  await asked
  await expect(start.getByRole('button', { name: '提交中…' })).toBeVisible()
  newState.resolve()
  await expect(start).toHaveCount(0)
  await expect(main.getByText('洽谈中', { exact: true })).toBeVisible()
  // The button that opened it has gone.
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
  await main.getByRole('button', { name: '未达成' }).click()
  const dialog = page.getByRole('dialog', { name: '未达成' })
  await dialog.getByRole('button', { name: '确认未达成' }).click()
  await expect(dialog.getByText('请输入未达成原因')).toBeVisible()
  await dialog.getByLabel('未达成原因').fill('检测排期赶不上交货')
  await dialog.getByRole('button', { name: '确认未达成' }).click()
  await expect(main.getByText('这次没有达成。条件有变化时，可以重新发起对接。')).toBeVisible()
  await expect(main.getByRole('button', { name: '未达成' })).toHaveCount(0)

  const other = await anotherBrowser(browser, gateway, accounts.provider, address)
  await expect(other.getByText('检测排期赶不上交货').first()).toBeVisible()
  await expect(other.getByText('这次没有达成。条件有变化时，可以重新发起对接。')).toBeVisible()

  // A docking that the owner of a demand never answers ends automatically; the initiator is informed and may request
  // again. A new day has ended all sessions.
  await gateway.moveTo(new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10))
  await new LoginPage(other, gateway).enter(accounts.provider, '/qw/personal/demand/docking?id=dk-1001')
  await expect(other.getByText('对方没有在期限内答复，可以重新发起对接。')).toBeVisible()
  await other.goto('/qw/personal/demand/docking?role=INITIATOR')
  await expect(other.getByRole('listitem').filter({ hasText: '减速机噪声在线检测方案' })).toContainText('已超时')
  await other.context().close()
  await loginPage.enter(accounts.member, '/qw/personal/demand/docking?id=dk-1001')
  await expect(main.getByText('超过期限没有答复，对接已自动结束。')).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: '系统超时' })).toBeVisible()
})
