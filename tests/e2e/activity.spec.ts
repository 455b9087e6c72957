import { accounts } from './accounts.ts'
import { violations } from './pages/pageChecks.ts'
import { tick } from './pages/tick.ts'
import { expect, test } from './test.ts'

// Each visits several pages, which takes a while on a busy machine.
test.describe.configure({ timeout: 180_000 })

test('1-40 2.1-89 a visitor fills in the form, logs in and finds it filled in; the sign-up can be cancelled and repeated', async ({
  page,
  loginPage,
}) => {
  await page.goto('/qw/activity/detail?id=ev-1001')
  const main = page.getByRole('main')
  await expect(main).toHaveAttribute('data-initialized', 'true')
  await main.getByRole('button', { name: '我要报名' }).click()
  const dialog = page.getByRole('dialog', { name: '活动报名' })
  await dialog.getByRole('button', { name: '登录并报名' }).click()
  await expect(dialog.getByText('请填写是否需要停车位')).toBeVisible()
  await expect(dialog.getByLabel('姓名')).toBeFocused()
  await dialog.getByLabel('姓名').fill('吴示例')
  await dialog.getByLabel('手机号').fill('138 0000 0003')
  await dialog.getByLabel('参加人数').selectOption('2 人')
  await tick(dialog.getByRole('radio', { name: '不需要' }))
  await dialog.getByLabel('想了解的问题').fill('委托研发如何归集')
  await dialog.getByLabel('同意个人信息用于本次活动').check()
  expect(await violations(page, 'dialog')).toEqual([])
  await dialog.getByRole('button', { name: '登录并报名' }).click()

  await loginPage.logInByPassword(accounts.ordinary)
  await expect(dialog.getByText('已恢复您上次未提交的内容')).toBeVisible()
  await expect(dialog.getByLabel('姓名')).toHaveValue('吴示例')
  await expect(dialog.getByLabel('参加人数')).toHaveValue('2')
  await expect(dialog.getByRole('radio', { name: '不需要' })).toBeChecked()
  await expect(dialog.getByLabel('报名企业').getByRole('option', { name: /琴韵乐器/ })).toBeAttached()
  await dialog.getByRole('button', { name: '提交报名' }).click()
  const receipt = page.getByRole('dialog', { name: '报名成功' })
  const code = (await receipt.getByRole('strong').textContent()) ?? ''
  expect(code).toMatch(/^[A-Z0-9]{6,12}$/)
  await expect(receipt.getByRole('link', { name: '加入日历' })).toHaveAttribute('href', /^\/gateway\/uaa\//)

  await receipt.getByRole('link', { name: '查看我的活动' }).click()
  await expect(page).toHaveURL('/user/activity')
  const mine = main.getByRole('listitem').filter({ hasText: '加计扣除专场' })
  await expect(mine.getByText(code)).toBeVisible()
  await expect(mine.getByText('报名成功')).toBeVisible()
  await expect(mine.getByRole('link', { name: /^加入日历/ })).toHaveAttribute('href', /^\/gateway\/uaa\//)
  expect(await violations(page)).toEqual([])
  await mine.getByRole('button', { name: /^取消报名/ }).click()
  await page.getByRole('dialog', { name: '取消报名' }).getByRole('button', { name: '确认取消' }).click()
  await expect(mine.getByText('已取消', { exact: true })).toBeVisible()
  await expect(mine.getByText(code)).toHaveCount(0)

  await mine.getByRole('link', { name: /加计扣除专场/ }).click()
  await expect(main.getByText('您已取消上次报名，可以重新报名。')).toBeVisible()
  await expect(main.getByRole('button', { name: '我要报名' })).toBeVisible()
})

test('1-40 a full activity has a waiting list; one that is not open, over or already signed up for says so and offers a next step', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter(accounts.member, '/qw/activity/detail?id=ev-1003')
  const main = page.getByRole('main')
  await expect(main).toHaveAttribute('data-initialized', 'true')
  await main.getByRole('button', { name: '候补报名' }).click()
  const dialog = page.getByRole('dialog', { name: '活动报名' })
  await dialog.getByLabel('姓名').fill('周示例')
  await dialog.getByLabel('手机号').fill('13800000001')
  await dialog.getByLabel('同意个人信息用于本次活动').check()
  await dialog.getByRole('button', { name: '提交报名' }).click()
  await expect(page.getByRole('dialog', { name: '候补' }).getByText('您已进入候补')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '完成' }).click()
  await expect(main.getByText('您在候补名单中')).toBeVisible()
  await expect(main.getByRole('link', { name: '查看我的活动' })).toBeVisible()

  await page.goto('/qw/activity/detail?id=ev-1001')
  await expect(main.getByText('您已报名成功')).toBeVisible()
  await expect(main.getByRole('button', { name: '我要报名' })).toHaveCount(0)
  await page.goto('/qw/activity/detail?id=ev-1004')
  await expect(main.getByText(/报名尚未开始，.+ 开放/)).toBeVisible()
  await page.goto('/qw/activity/detail?id=ev-1005')
  await expect(main.getByText(/报名已于 .+ 截止/)).toBeVisible()
  await main.getByRole('link', { name: '看看正在报名的活动' }).click()
  await expect(page).toHaveURL('/qw/activity?state=SIGNING')
})

test('1-40 a refusal by the gateway is shown in the form, with the input kept', async ({
  page,
  loginPage,
  gateway,
}) => {
  await loginPage.enter(accounts.ordinary, '/qw/activity/detail?id=ev-1002')
  const main = page.getByRole('main')
  await expect(main).toHaveAttribute('data-initialized', 'true')
  await main.getByRole('button', { name: '我要报名' }).click()
  const dialog = page.getByRole('dialog', { name: '活动报名' })
  await dialog.getByLabel('姓名').fill('吴示例')
  await dialog.getByLabel('手机号').fill('13800000003')
  await dialog.getByLabel('同意个人信息用于本次活动').check()
  await gateway.failNext('signUpForEvent', { returnCode: '4090', errorMessage: '报名已截止' })
  await dialog.getByRole('button', { name: '提交报名' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: '报名已截止' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: '正在报名的活动' })).toBeVisible()
  await expect(dialog.getByLabel('姓名')).toHaveValue('吴示例')
  await dialog.getByRole('button', { name: '提交报名' }).click()
  await expect(page.getByRole('dialog', { name: '报名成功' })).toBeVisible()
})
