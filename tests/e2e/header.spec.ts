import type { Page } from '@playwright/test'
import { violations } from './pages/pageChecks.ts'
import { expect, test } from './test.ts'

// The ad, the loading bar and back to top use motion.
test.use({ reducedMotion: 'no-preference' })

const searchOf = (page: Page) => page.getByRole('search', { name: '站内搜索' })

test('2.2-03 2.2-04 2.2-05 2.2-06 2.3-01 2.3-03 2.3-05 2.3-06 2.3-11 2.3-12 2.3-30 2.3-38 2.3-39 5-62 9-18 9-19 the default layout has its top bar, menu, footer and floating window; its search opens its categories when focused, of which changing empties it, and each requests five records', async ({
  page,
}) => {
  await page.goto('/')
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: '登录' })).toHaveAttribute('href', /^\/auth\/qw(\?|$)/)
  await expect(banner.getByRole('link', { name: '注册' })).toHaveAttribute('href', /^\/auth\/qw\/createUser(\?|$)/)
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await expect(menu.getByRole('link', { name: '首页' })).toHaveAttribute('href', '/')
  await expect(menu.getByRole('link', { name: '企业旗舰店' })).toHaveAttribute('href', '/qw/supply-demand/provider')
  await expect(page.getByRole('complementary', { name: '浮动广告' })).toBeVisible()
  await menu.getByRole('button', { name: '产业供需' }).click()
  await expect(menu.getByRole('link', { name: '找需求' })).toHaveAttribute('href', '/qw/supply-demand/demand')
  await expect(menu.getByRole('link', { name: '找资源' })).toHaveAttribute('href', '/qw/supply-demand/resource')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const searchIcon = searchOf(page).locator('use[href$="#search"]').first()
  await expect.poll(() => searchIcon.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(0)
  // The server's HTML stays after hydration, and is rendered again when the visitor returns within the portal.
  const events = page.getByRole('region', { name: '近期活动' }).getByRole('listitem')
  await expect(events).toHaveCount(4)
  await menu.getByRole('link', { name: '找需求' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '需求大厅' })).toBeVisible()
  await menu.getByRole('link', { name: '首页' }).click()
  await expect(events).toHaveCount(4)

  const search = searchOf(page)
  await test.step('2.3-30 2.3-38 2.3-39 the search box opens its categories when focused, and changing the category empties it', async () => {
    const box = search.getByRole('combobox')
    await box.focus()
    const categories = search.getByRole('group', { name: '搜索类别' })
    await expect(categories.getByRole('radio')).toHaveCount(5)
    await box.fill('密封')
    await categories.getByRole('radio', { name: '需求' }).click()
    await expect(search.getByRole('combobox', { name: '搜索需求' })).toHaveValue('')
    await expect(search.getByRole('combobox', { name: '搜索需求' })).toBeFocused()
  })

  await test.step('5-62 9-18 9-19 the other categories request the first page of five records, including attract', async () => {
    for (const { label, call, keyword, parameter } of [
      { label: '需求', call: /supanddem\/api\/ua\/show\/demand\/list/, keyword: '技术', parameter: 'name' },
      { label: '招商', call: /content\/api\/ua\/attract\/list/, keyword: '园', parameter: 'keyWord' },
    ]) {
      const box = search.getByRole('combobox')
      await box.focus()
      await search.getByRole('group', { name: '搜索类别' }).getByRole('radio', { name: label }).click()
      // The keyword of the previous category may also get an answer, with its suggestions on the page.
      const answered = page.waitForResponse(
        (reply) => call.test(reply.url()) && new URL(reply.url()).searchParams.get(parameter) === keyword,
      )
      await box.fill(keyword)
      const reply = await answered
      const query = new URL(reply.url()).searchParams
      expect([query.get('current'), query.get('size')]).toEqual(['1', '5'])
      const options = search.getByRole('listbox', { name: '搜索建议' }).getByRole('option')
      const { data } = (await reply.json()) as { data: { records: { title?: string; name?: string }[] } }
      const [first] = data.records
      await expect(options.first()).toHaveText(first?.title ?? first?.name ?? '')
      await expect(options.nth(5)).toHaveCount(0)
    }
    const attract = search.getByRole('option').first()
    const name = (await attract.textContent()) ?? ''
    await attract.click()
    await expect(page).toHaveURL(/\/qw\/attract\/detail\?id=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })
})

test('2.3-36 2.3-47 2.3-48 5-62 9-18 9-19 a keyword brings at most five suggestions, by keyboard too, and tags; the last search is suggested again, and pinyin finds a policy', async ({
  page,
}) => {
  await page.goto('/')
  const search = searchOf(page)
  const box = search.getByRole('combobox')
  const asked = page.waitForRequest(/policy\/associate/)
  await box.fill('企业')
  expect(new URL((await asked).url()).searchParams.get('keyword')).toBe('企业')
  const options = search.getByRole('listbox', { name: '搜索建议' }).getByRole('option')
  await expect(options.first()).toBeVisible()
  await expect(options.nth(5)).toHaveCount(0)
  const word = (await options.first().textContent()) ?? ''
  await box.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/policy\/info\?form=/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(word)

  await box.fill('')
  const lately = search.getByRole('listbox', { name: '最近搜索' })
  await expect(lately.getByRole('option')).toHaveText([word])
  await expect(search.getByText('热门搜索')).toBeVisible()
  await search.getByRole('button', { name: '清空最近搜索' }).click()
  await expect(lately).toHaveCount(0)
  await expect(box).toBeFocused()
  await box.fill('znhgz')
  const title = options.filter({ hasText: '新窗口打开' }).first()
  await expect(title.locator('mark')).toHaveText('智能化改造')
  expect(await violations(page)).toEqual([])
  const [policy] = await Promise.all([page.waitForEvent('popup'), title.click()])
  await expect(policy.getByRole('heading', { level: 1 })).toContainText('智能化改造')
  // Help may have an answer when no policy does.
  await box.fill('密码')
  await search.getByRole('link', { name: '在使用帮助中搜索“密码”' }).click()
  await expect(page).toHaveURL(/\/qw\/help\?keyword=/)
  await expect(page.getByRole('main').locator('mark').first()).toHaveText('密码')
  await expect(page.getByRole('searchbox', { name: '搜索帮助' })).toHaveValue('密码')
})

test('2.3-51 2.3-52 2.3-53 2.3-54 2.3-55 2.3-56 2.3-57 2.3-58 2.3-61 2.3-62 2.3-63 the policy header links to every part of the policy site, to services by category and back to the home page', async ({
  page,
}) => {
  await page.goto('/policy/topic')
  const menu = page.getByRole('navigation', { name: '政策菜单' })
  for (const [name, path] of [
    ['首页', '/policy'],
    ['政策匹配', '/policy/report'],
    ['政策搜索', '/policy/info'],
    ['申报信息', '/policy/declaration'],
    ['政策图解', '/policy/policy-topic'],
    ['政策专题', '/policy/policy-subject'],
    ['政策订阅', '/policy/subscribe'],
    ['政策工具', '/policy/tool'],
  ] as const) {
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  }
  await expect(page.getByRole('button', { name: '发布需求/资源' })).toBeVisible()
  await test.step('2.3-62 it links to services by category', async () => {
    const categories = page.getByRole('navigation', { name: '服务分类' })
    const button = categories.getByRole('button', { name: '服务分类' })
    await button.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await categories.getByRole('link').nth(1).click()
    await expect(page).toHaveURL(/\/qw\/supply-demand\/production\?categoryId=/)
    await expect(page.getByRole('heading', { level: 1, name: '产品与服务' })).toBeVisible()
  })
  await test.step('2.3-63 it links back to the home page', async () => {
    await page.goBack()
    await page.getByRole('link', { name: '返回首页' }).click()
    await expect(page).toHaveURL('/')
  })
})

test('2.7-25 2.7-26 2.7-27 2.7-28 9-33 9-34 a list has its banner with two titles, and says when it is empty', async ({
  page,
}) => {
  await page.goto('/qw/supply-demand/demand?name=绝无此需求')
  const title = page.getByRole('heading', { level: 1, name: '需求大厅' })
  await expect(title).toBeVisible()
  // h1 and second title are in one column within the banner.
  const banner = title.locator('xpath=../..')
  await expect(banner.locator('p').first()).not.toBeEmpty()
  expect((await banner.boundingBox())?.height).toBe(250)
  const empty = page.getByText(/暂无|没有/).first()
  await expect(empty).toBeVisible()
  expect((await empty.locator('xpath=..').boundingBox())?.height).toBeGreaterThanOrEqual(450)
})

test('2.3-88 4-64 9-06 the loading bar fills over 5 s, and is red when a page cannot be loaded', async ({
  page,
  gateway,
}) => {
  await page.goto('/qw/news')
  await page.getByRole('complementary', { name: '浮动广告' }).waitFor()
  // A page that waits for its content, unlike the search, which is shown at once.
  const looked = Promise.withResolvers<void>()
  await page.route('**/notice/pc/detail/*', async (route) => {
    await looked.promise
    await route.continue()
  })
  const titles = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')
  await titles.first().click()
  await expect(page.locator('[data-phase=running]')).toHaveCSS('transition-duration', '5s')
  looked.resolve()
  await expect(page.locator('[data-phase=hidden]')).toHaveCount(1)

  await test.step('2.3-88 it is red when a page cannot be loaded', async () => {
    await page.goBack()
    await expect(titles.nth(1)).toBeVisible()
    // One for the pointer on the link, one for the click.
    for (let call = 0; call < 2; call += 1) await gateway.failNext('getNotice', { status: 500 })
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await titles.nth(1).click()
    // The bar hides after half a second, so the clock advances in steps, and only until the failure.
    const failed = page.locator('[data-phase=failed]')
    await expect(async () => {
      await page.clock.runFor(100)
      await expect(failed).toHaveCount(1, { timeout: 500 })
    }).toPass()
    await expect(failed).toHaveCSS('background-color', 'rgb(207, 19, 34)')
    await page.clock.runFor(500)
    await expect(page.locator('[data-phase=hidden]')).toHaveCount(1)
  })
})

test('the search works by keyboard alone: Tab to the box, down to a word, Escape, Enter, arrow keys among the categories; failing suggestions show their code', async ({
  page,
  gateway,
}) => {
  await page.goto('/policy')
  const box = searchOf(page).getByRole('combobox')
  const category = searchOf(page).getByRole('button', { name: /搜索类别/ })
  await category.focus()
  await page.keyboard.press('Tab')
  await expect(box).toBeFocused()
  // At once: typed one by one, characters may find suggestions of their own.
  await page.keyboard.insertText('补助')
  await expect(searchOf(page).getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(box).toHaveAttribute('aria-activedescendant', /./)
  await page.keyboard.press('Escape')
  await expect(searchOf(page).getByRole('listbox')).toHaveCount(0)
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('补助')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/policy\/info\?keyword=/)
  // The new page is there: what was opened before would be closed by it.
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()

  await test.step('arrow keys move down into the search categories and among them; failing suggestions show their code', async () => {
    await searchOf(page)
      .getByRole('button', { name: /搜索类别/ })
      .press('ArrowDown')
    const chosen = searchOf(page).getByRole('radio', { checked: true })
    await expect(chosen).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(chosen).toBeFocused()
    await expect(searchOf(page).getByRole('radio').nth(1)).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(searchOf(page).getByRole('combobox')).toBeFocused()

    await gateway.failNext('listDemands', { returnCode: '5000', errorMessage: '联想服务维护中', times: 9 })
    await page.keyboard.insertText('技术')
    await expect(searchOf(page).getByText('没有取到搜索建议（5000：联想服务维护中），可以直接搜索')).toBeVisible()
  })
})

test('9-20 suggestions are requested a random time under 500 ms after the last key', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/policy/associate'))
      asked.push(new URL(request.url()).searchParams.get('keyword') ?? '')
  })
  await page.clock.install()
  await page.goto('/policy')
  await expect(page.getByRole('main')).toHaveAttribute('data-initialized', 'true')
  const box = page.getByRole('banner').getByRole('combobox')
  await box.focus()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))

  // Nearly the longest delay: 495 ms.
  await page.evaluate(() => (Math.random = () => 0.99))
  await box.fill('高新')
  await page.clock.runFor(494)
  expect(asked).toEqual([])
  await box.fill('高新技术')
  await page.clock.runFor(494)
  expect(asked).toEqual([])
  await page.clock.runFor(2)
  await expect.poll(() => asked).toEqual(['高新技术'])

  // The shortest is none.
  await page.evaluate(() => (Math.random = () => 0))
  await box.fill('专精')
  await page.clock.runFor(1)
  await expect.poll(() => asked).toEqual(['高新技术', '专精'])
})
