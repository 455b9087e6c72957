import type { Locator } from '@playwright/test'
import { accounts } from './accounts.ts'
import { violations } from './pages/pageChecks.ts'
import { PolicySearchPage } from './pages/PolicySearchPage.ts'
import { tick, untick } from './pages/tick.ts'
import { expect, test } from './test.ts'

test('1-15 1-16 a keyword finds policies, with its hits marked and each card showing the state of its declaration; a tag starts a search for that tag', async ({
  page,
}) => {
  const search = new PolicySearchPage(page)
  await search.open('智能化改造')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“智能化改造”的政策')
  await expect(search.titles.first().locator('mark')).toHaveText('智能化改造')
  await expect(page.getByRole('article').first()).toContainText(/申报中|即将截止|未开始|已截止|常年|免申即享|无需申报/)
  await test.step('1-16 a tag of a card starts a search for that tag, and the address contains it', async () => {
    const tag = page.getByRole('article').first().getByRole('list', { name: '标签' }).getByRole('link').first()
    const name = (await tag.textContent()) ?? ''
    await tag.click()
    await expect(page).toHaveURL(/form=.*policyTag/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`“${name}”的政策`)
    await expect(search.titles.first()).toBeVisible()
  })
})

test('1-17 an associated word by its id or by its name alone gives results', async ({ page }) => {
  const search = new PolicySearchPage(page)
  for (const form of [
    { associatedWordId: 'w-101', associatedWordName: '智能化改造' },
    { associatedWordName: '智能化改造' },
  ]) {
    await page.goto(`/policy/info?form=${encodeURIComponent(JSON.stringify(form))}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('“智能化改造”的政策')
    await expect(search.titles.first()).toBeVisible()
  }
})

test('a filter finds as many policies as it promises; the whole search is in the address and restored from it', async ({
  page,
}) => {
  const search = new PolicySearchPage(page)
  await search.open()
  const open = search.filter('申报中')
  const promised = /(\d+)/.exec((await page.locator('label', { has: open }).textContent()) ?? '')?.[1] ?? ''
  await tick(open)
  await expect(search.resultCount).toHaveText(`共找到 ${promised} 条政策`)
  await page.getByRole('navigation', { name: '排序' }).getByRole('link', { name: '最新发布' }).click()
  // The name continues with the number of policies in the range.
  const amount = page.getByRole('group', { name: '支持金额' }).getByRole('checkbox', { name: /^10–50 万元/ })
  const inRange = /(\d+) 条/.exec((await amount.locator('xpath=..').textContent()) ?? '')?.[1] ?? ''
  await tick(amount)
  await expect(search.resultCount).toHaveText(`共找到 ${inRange} 条政策`)
  await expect(page.getByRole('list', { name: '已选条件' })).toContainText('支持金额：10–50 万元')
  await expect(page).toHaveURL(/declareState=OPEN/)
  await expect(page).toHaveURL(/sort=NEW/)
  await expect(page).toHaveURL(/amountRange=FROM_10/)
  const shared = page.url()
  const first = (await search.titles.first().textContent()) ?? ''
  await page.goto('/policy')
  await page.goto(shared)
  await expect(search.titles.first()).toHaveText(first)
  await expect(search.filter('申报中')).toBeChecked()

  await page.getByRole('link', { name: /^移除条件 支持金额：\s*10–50 万元$/ }).click()
  await expect(page).not.toHaveURL(/amountRange/)
  await expect(search.filter('申报中')).toBeChecked()
  await page.getByRole('link', { name: '清空筛选' }).click()
  await expect(search.filter('申报中')).not.toBeChecked()
  await expect(page).not.toHaveURL(/declareState/)
})

test('a member sees only policies that may fit the enterprise, each with its degree; a visitor at that address sees everything', async ({
  page,
  loginPage,
}) => {
  const search = new PolicySearchPage(page)
  await page.goto('/policy/info?fitting=true')
  const everything = (await search.resultCount.textContent()) ?? ''
  await expect(page.getByRole('checkbox', { name: '只看我可能符合的' })).toHaveCount(0)
  await loginPage.enter(accounts.member, '/policy/info?fitting=true')
  const fitting = page.getByRole('checkbox', { name: '只看我可能符合的' })
  await expect(fitting).toBeChecked()
  await expect(search.resultCount).not.toHaveText(everything)
  const cards = page.getByRole('article')
  await expect(cards.filter({ hasText: /匹配度|均符合/ })).toHaveCount(await cards.count())
  await untick(fitting)
  await expect(search.resultCount).toHaveText(everything)
  await expect(page).not.toHaveURL(/fitting/)
})

test('an address beyond the last page says so, and leads to the last one', async ({ page }) => {
  await page.goto('/policy/info?current=99')
  const main = page.getByRole('main')
  await expect(main.getByText(/^结果只有 \d+ 页，没有这一页$/)).toBeVisible()
  await expect(main.getByText('没有找到符合条件的政策')).toHaveCount(0)
  await main.getByRole('link', { name: '查看最后一页' }).click()
  await expect(page).not.toHaveURL(/current=99/)
  await expect(new PolicySearchPage(page).titles.first()).toBeVisible()
})

test('dates that were typed and not applied yet count with the next tick', async ({ page }) => {
  const search = new PolicySearchPage(page)
  await search.open()
  await page.locator('input[name=publishFrom]').fill('2026-01-01')
  await tick(search.filter('申报中'))
  await expect(page).toHaveURL(/declareState=OPEN/)
  await expect(page).toHaveURL(/publishFrom=2026-01-01/)
  await expect(page.getByRole('list', { name: '已选条件' })).toContainText('发布日期从：2026-01-01')
})

test('results are paged, and going back shows the previous page; a tick shows at once, and what is unfolded stays so', async ({
  page,
}) => {
  const search = new PolicySearchPage(page)
  await search.open()
  const first = (await search.titles.first().textContent()) ?? ''
  await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '第 2 页' }).click()
  await expect(page).toHaveURL(/current=2/)
  await expect(search.titles.first()).not.toHaveText(first)
  // The focus is where the page has scrolled to, and not below the records.
  await expect(page.getByRole('status').filter({ hasText: '共找到' })).toBeFocused()
  await page.goBack()
  await expect(search.titles.first()).toHaveText(first)
  await test.step('another tick right after the first counts as well', async () => {
    const group = page.getByRole('group', { name: '政策层级' })
    await expect(group.getByRole('checkbox').nth(1)).toBeVisible()
    // Faster than any address can follow.
    const drawn = await group.evaluate((element) => {
      const boxes = [...element.querySelectorAll('input')].slice(0, 2)
      for (const box of boxes) box.click()
      return boxes.map((box) => box.checked)
    })
    expect(drawn).toEqual([true, true])
    await expect(page).toHaveURL(/[?&][^=]+=[^&]+(,|%2C)[^&]+/)
    await expect(page.getByRole('list', { name: '已选条件' }).getByRole('listitem')).toHaveCount(2)
    // Changes rendered ahead of the address do not remain after going back.
    await page.goBack()
    await expect(page.getByRole('list', { name: '已选条件' })).toBeHidden()
    await expect(group.getByRole('checkbox', { checked: true })).toHaveCount(0)
  })
  await test.step('unfolded filters stay open when their last tick is removed', async () => {
    const folded = page.getByRole('complementary', { name: '筛选条件' }).locator('details').first()
    await folded.locator('summary').click()
    const box = folded.getByRole('checkbox').first()
    await tick(box)
    const chosen = page.getByRole('list', { name: '已选条件' })
    await expect(chosen).toBeVisible()
    await untick(box)
    await expect(chosen).toBeHidden()
    await expect(box).toBeFocused()
  })
})

test('the count and the filters’ numbers belong to their search, and are not shown while it is loading or has failed', async ({
  page,
  gateway,
}) => {
  const search = new PolicySearchPage(page)
  await search.open()
  await expect(search.resultCount).toBeVisible()
  await expect(page.locator('main[data-initialized=true]')).toBeVisible()
  const numbers = page.getByRole('group', { name: '政策层级' }).getByText(/^\d+ 条$/)
  await expect(numbers.first()).toBeVisible()
  const held = Promise.withResolvers<void>()
  await page.route(/search-list/, async (route) => {
    await held.promise
    await route.continue()
  })
  await tick(search.filter('省级'))
  await expect(page.getByText('正在搜索…')).toBeVisible()
  await expect(search.resultCount).toBeHidden()
  await expect(numbers).toHaveCount(0)
  held.resolve()
  await expect(search.resultCount).toBeVisible()
  await expect(numbers.first()).toBeVisible()

  await gateway.failNext('searchPolicies', { status: 500 })
  await tick(search.filter('国家级'))
  await expect(page.getByText('搜索未完成')).toBeVisible()
  await expect(page.getByText('正在搜索…')).toBeHidden()
  await expect(search.resultCount).toBeHidden()
  // Choices can be changed, without the numbers of another search.
  await expect(search.filter('国家级')).toBeChecked()
  await expect(numbers).toHaveCount(0)
  await page.getByRole('button', { name: '重新加载' }).click()
  await expect(search.resultCount).toBeVisible()
})

test('an empty result suggests how to continue, and has no accessibility violation at 390 px', async ({ page }) => {
  const search = new PolicySearchPage(page)
  await search.open('没有这样的政策词')
  await expect(page.getByText('没有找到符合条件的政策')).toBeVisible()
  await expect(page.getByRole('link', { name: '同时搜索已失效、已废止的历史政策' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 900 })
  expect.soft(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: '查看全部有效政策' }).click()
  await expect(search.titles.first()).toBeVisible()
})

test('a search is filtered, sorted and paged by keyboard alone; an order right after a tick, and a tick right after an order, are both applied', async ({
  page,
}) => {
  const search = new PolicySearchPage(page)
  await search.open()
  await search.filter('省级').focus()
  await page.keyboard.press('Space')
  await expect(search.filter('省级')).toBeChecked()
  await expect(page).toHaveURL(/level=PROVINCE/)
  // The choice keeps the focus: the next one is a Tab away.
  await expect(search.filter('省级')).toBeFocused()
  await page.getByRole('navigation', { name: '排序' }).getByRole('link', { name: '浏览最多' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/sort=HOT/)
  await expect(page).toHaveURL(/level=PROVINCE/)
  await page.getByRole('link', { name: /^移除条件/ }).press('Enter')
  await expect(page).not.toHaveURL(/level=/)
  await expect(page.getByRole('region', { name: '搜索结果' })).toBeFocused()
  await expect(search.resultCount).toBeVisible()
  await test.step('an order chosen right after a tick, and a tick right after an order, are both applied', async () => {
    // Faster than any address can follow.
    await page.evaluate(() => {
      const pressed = [
        'input[name=declareState][value=OPEN]',
        'a[href*="sort=NEW"]',
        'input[name=level][value=PROVINCE]',
      ]
      for (const selector of pressed) document.querySelector<HTMLElement>(selector)?.click()
    })
    for (const part of [/declareState=OPEN/, /sort=NEW/, /level=PROVINCE/]) await expect(page).toHaveURL(part)
    await page.getByRole('link', { name: /^移除条件 申报状态/ }).click()
    await expect(page).not.toHaveURL(/declareState/)
    await expect(page).toHaveURL(/sort=NEW/)
    await expect(search.filter('省级')).toBeChecked()
  })
})

test('on a phone the menu is beside the logo, the search below, and the tags scroll in one row with the rest', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await new PolicySearchPage(page).open()
  const banner = page.getByRole('banner')
  const middle = async (locator: Locator) => {
    const { y = 0, height = 0 } = (await locator.boundingBox()) ?? {}
    return y + height / 2
  }
  const rows = async () => {
    const menu = await middle(banner.getByRole('button', { name: '政策菜单' }))
    const search = await middle(banner.getByRole('combobox'))
    const aids = ['服务分类', '换一批', '发布需求/资源'].map((name) => middle(banner.getByRole('button', { name })))
    return { menuAboveSearch: menu < search, aidsRows: new Set(await Promise.all(aids)).size }
  }
  await expect.poll(rows).toEqual({ menuAboveSearch: true, aidsRows: 1 })
  const last = banner.getByRole('list', { name: '热门标签' }).getByRole('link').last()
  await expect(last).not.toBeInViewport()
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })

  // The filters end with the number of policies left, and a link to them.
  const opener = page.getByRole('button', { name: '筛选条件' })
  await opener.click()
  const filters = page.getByRole('complementary', { name: '筛选条件' })
  const count = (await page.getByText(/^共找到 .* 条政策$/).textContent())?.replaceAll(/\D/g, '')
  await filters.getByRole('button', { name: `查看 ${count} 条` }).click()
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  await expect(opener).toBeFocused()
  await expect(opener).toBeInViewport()
})

/** The background of a link, now and as soon as one of its attributes changes. */
function watchLook(link: Locator) {
  return link.evaluateHandle((element) => {
    const look = () => getComputedStyle(element).backgroundColor
    const next = new Promise<string>((resolve) => {
      new MutationObserver(() => resolve(look())).observe(element, { attributes: true })
    })
    return { now: look(), next }
  })
}

test('on another page or in another order, only the link of that page and order is marked', async ({ page }) => {
  await page.goto('/policy/info?sort=NEW&current=2')
  const marked = page.getByRole('main').locator('a[aria-current]')
  await expect(marked).toHaveText(['最新发布', '2'])
  const next = page.getByRole('link', { name: '下一页' })
  const looks = await watchLook(next)
  const before = await looks.evaluate(({ now }) => now)
  await next.press('Enter')
  expect(await looks.evaluate((watched) => watched.next), 'the press shows before its page').not.toBe(before)
  await expect(marked).toHaveText(['最新发布', '3'])
  await expect(next).toHaveCSS('background-color', before)
  await expect(page.getByRole('navigation', { name: '政策菜单' }).locator('a[aria-current]')).toHaveText(['政策搜索'])
})
