import { accounts } from './accounts.ts'
import { expect, test } from './test.ts'
import { tick } from './pages/tick.ts'

test('1-01 1-06 1-07 1-08 1-09 1-10 1-27 1-28 1-33 1-34 1-35 1-36 each list of the main site links to its records, in Chinese', async ({
  page,
}) => {
  test.slow()
  for (const list of [
    '/qw/supply-demand/demand',
    '/qw/supply-demand/resource',
    '/qw/supply-demand/provider',
    '/qw/attract',
    '/qw/activity',
    '/qw/news',
  ]) {
    await page.goto(list)
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    const records = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')
    await expect(records.nth(4), list).toBeVisible()
    const name = (await records.first().textContent()) ?? ''
    expect(name, list).toMatch(/\p{Script=Han}{2}/u)
    await records.first().click()
    await expect(page.getByRole('heading', { level: 1 }), list).toContainText(name)
  }
})

test('a list that is loading does not show the count of the previous one', async ({ page, loginPage }) => {
  const held = Promise.withResolvers<void>()
  await page.goto('/qw/supply-demand/demand')
  await expect(page.getByText(/^共 \d+ 项需求$/)).toBeVisible()
  await expect(page.getByRole('main')).toHaveAttribute('data-initialized', 'true')
  await page.route(/show\/demand\/list/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('navigation', { name: '类型' }).getByRole('link', { name: '融资' }).click()
  await expect(page.getByText('正在查询…')).toBeVisible()
  await expect(page.getByText(/^共 \d+ 项需求$/)).toBeHidden()
  held.resolve()
  await expect(page.getByText(/^共 \d+ 项需求$/)).toBeVisible()

  // A list that the browser itself fetches.
  const asked = Promise.withResolvers<void>()
  await loginPage.enter(accounts.member, '/qw/personal/demand')
  await expect(page.getByText(/^共 \d+ /)).toBeVisible()
  await page.route(/demand\/myList/, async (route) => {
    await asked.promise
    await route.continue()
  })
  await page.getByRole('main').getByRole('navigation').getByRole('link', { name: '征集中' }).click()
  await expect(page.getByText('正在查询…')).toBeVisible()
  await expect(page.getByText(/^共 \d+ /)).toBeHidden()
  asked.resolve()
  await expect(page.getByText('正在查询…')).toBeHidden()
})

test('after a navigation the new page’s heading gets the focus, unless the visitor has moved on to the search; so does a notice’s, although it shares its path with the list', async ({
  page,
}) => {
  await page.goto('/qw/news')
  await expect(page.getByRole('main')).toHaveAttribute('data-initialized', 'true')
  await page.evaluate(() => {
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLHeadingElement)
        document.body.dataset['focused'] = `${document.body.dataset['focused'] ?? ''}${target.textContent}`
    })
  })
  const reply = Promise.withResolvers<void>()
  await page.route(/facilitator\/list/, async (route) => {
    await reply.promise
    await route.continue()
  })
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await menu.getByRole('link', { name: '企业旗舰店' }).click()
  await expect(page).toHaveURL('/qw/supply-demand/provider')
  const box = page.getByRole('search', { name: '站内搜索' }).getByRole('combobox')
  await box.pressSequentially('智能')
  reply.resolve()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('企业旗舰店')
  await expect(box).toBeFocused()
  await menu.getByRole('link', { name: '首页' }).click()
  await expect(heading).toHaveText('政策直达企业，服务就在身边')
  await expect(heading).toBeFocused()
  // It was the only one.
  await expect(page.locator('body')).toHaveAttribute('data-focused', '政策直达企业，服务就在身边')
  await test.step('opening a notice moves the focus to its heading', async () => {
    await page.goto('/qw/news')
    await page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link').first().press('Enter')
    await expect(page).toHaveURL(/id=/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})

test('1-05 all policy tools are listed on one page', async ({ page }) => {
  await page.goto('/policy/tool')
  for (const tool of ['scale', 'evaluate', 'cloud', 'calculate', 'tech-scale', 'srdi']) {
    await expect(page.getByRole('main').locator(`a[href="/policy/tool/${tool}"]`).first()).toBeVisible()
  }
})

test('1-45 2.3-23 a message marked as read is no longer unread, and the badge counts one less; following a message marks it, too', async ({
  page,
  loginPage,
  userMenu,
}) => {
  await loginPage.enter(accounts.member, '/qw/message')
  await test.step('following a message marks it as read', async () => {
    const unread = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: '标为已读' })
      .filter({ has: page.locator('a:not([target])') })
    const title = unread.first().getByRole('link')
    const name = (await title.textContent()) ?? ''
    await title.click()
    await expect(page).not.toHaveURL(/\/qw\/message/)
    await page.goBack()
    const message = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name, exact: true }) })
    await expect(message).toContainText('已读')
    await expect(message.getByRole('button', { name: /^标为已读/ })).toHaveCount(0)
  })
  const mark = page.getByRole('button', { name: /^标为已读/ })
  await expect(mark.first()).toBeVisible()
  await userMenu.button('（示例）').click()
  const entry = page.getByRole('banner').getByRole('link', { name: /消息中心/ })
  await expect(entry).toHaveAccessibleName(/\d/)
  const unread = Number(/\d+/.exec((await entry.textContent()) ?? '')?.[0])
  await page.keyboard.press('Escape')
  const name = (await mark.first().textContent()) ?? ''
  await mark.first().press('Enter')
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  // The focus moves to the next message.
  await expect(mark.first()).toBeFocused()
  await userMenu.button('（示例）').click()
  await expect(entry).toHaveText(new RegExp(`消息中心\\D*${unread - 1}\\D`))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '消息中心' })).toBeVisible()
  await expect(mark.first()).toBeVisible()
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  // A busy button keeps the focus.
  const all = page.getByRole('button', { name: '全部已读' })
  await all.press('Enter')
  await expect(mark).toHaveCount(0)
  await expect(all).toBeFocused()
  await expect(all).toBeDisabled()
})

test('1-45 several messages are deleted at once, after a confirmation', async ({ page, loginPage }) => {
  await loginPage.enter(accounts.member, '/user/message')
  const messages = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
  const all = page.getByRole('checkbox', { name: '选择本页全部' })
  await expect(all).toBeVisible({ timeout: 60_000 })
  // A link to a new tab says so after its name.
  const name = (await messages.first().getByRole('heading').textContent())?.replace('（新窗口打开）', '') ?? ''
  await messages.first().getByRole('button', { name: /^删除/ }).click()
  const dialog = page.getByRole('dialog', { name: '删除消息' })
  await expect(dialog).toContainText(name)
  await dialog.getByRole('button', { name: '取消' }).click()
  await expect(dialog).toHaveCount(0)

  const before = await page.getByText(/^共 [\d,]+ 条消息$/).innerText()
  await tick(messages.nth(0).getByRole('checkbox'))
  await tick(messages.nth(1).getByRole('checkbox'))
  await expect(all).not.toBeChecked()
  await page.getByRole('button', { name: '删除所选 2', exact: true }).click()
  await expect(dialog).toContainText('所选的 2 条消息')
  await dialog.getByRole('button', { name: '确认删除' }).click()
  await expect(page.getByText('已删除 2 条消息')).toBeVisible()
  await expect(page.getByText(`共 ${Number(/\d+/.exec(before)?.[0]) - 2} 条消息`, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: '删除所选 0', exact: true })).toBeDisabled()
})

test('a message about a deleted record says so instead of leading to a missing page', async ({
  page,
  gateway,
  loginPage,
}) => {
  await loginPage.enter(accounts.provider, '/qw/message')
  const link = page.getByRole('link', { name: '需求方已查看您的对接申请' })
  await expect(link).toBeVisible()
  await gateway.audit({ id: 'de-1016', pass: false, block: true })
  await link.press('Enter')
  await expect(page.getByText('内容已下架或删除')).toBeVisible()
  await expect(page).toHaveURL('/qw/message')
  // A failing check does not prevent the visit.
  await gateway.failNext('transformMessage', { status: 500 })
  await link.press('Enter')
  await expect(page).toHaveURL('/qw/supply-demand/demand/detail?id=de-1016')
})

for (const scripts of [true, false]) {
  test.describe(`a list ${scripts ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled: scripts })
    test('keeps the chosen filters in a search, but not the page', async ({ page }) => {
      await page.goto('/qw/supply-demand/demand?demandType=FINANCE&current=2')
      const search = page.getByRole('search', { name: '按名称搜索需求' })
      await search.getByRole('searchbox').fill('设备')
      await search.getByRole('button', { name: '搜索' }).click()
      await expect(page).toHaveURL(`/qw/supply-demand/demand?demandType=FINANCE&name=${encodeURIComponent('设备')}`)
      await expect(page.getByRole('navigation', { name: '类型' }).locator('[aria-current]')).toHaveText('融资需求')
    })
  })
}
