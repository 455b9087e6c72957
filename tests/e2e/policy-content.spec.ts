import { readFile } from 'node:fs/promises'
import { accounts } from './accounts.ts'
import { violations } from './pages/pageChecks.ts'
import { expect, test } from './test.ts'

test('7.3-35 7.3-36 7.3-37 the calendar shows a month as grid and list, a year and a day', async ({ page }) => {
  await page.goto('/policy/calender')
  await expect(page.getByRole('columnheader')).toHaveCount(7)
  const busy = page.getByRole('cell').getByRole('link').first()
  await expect(busy).toBeVisible()

  await page.getByRole('link', { name: '列表' }).click()
  await expect(page).toHaveURL(/view=list/)
  const day = page.getByRole('heading', { level: 3 }).getByRole('link').first()
  await expect(day).toBeVisible()
  await page.getByRole('navigation', { name: '换月' }).getByRole('link', { name: '下一月' }).click()
  await expect(page).toHaveURL(/view=list/)
  await expect(page).toHaveURL(/month=\d+/)

  await page.getByRole('link', { name: '全年' }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(12)
  await page.getByRole('rowheader', { name: '5 月' }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 2, name: /年 5 月$/ })).toBeVisible()
  await page.getByRole('cell').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/calendar\/list\?date=\d{4}-05-\d{2}/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/5 月 \d+ 日/)
})

test('the calendar is exported to other calendars: a file of the month, and an address to subscribe to; a member exports the own one with its certificates and events, a visitor logs in first', async ({
  page,
  loginPage,
  request,
}) => {
  test.slow()
  await page.goto('/calendar')
  await test.step('a file of the month, and an address to subscribe to', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /日历文件/ }).click(),
    ])
    expect(download.suggestedFilename()).toBe('declarations.ics')
    const address = page.getByLabel(/^订阅地址/)
    await expect(address).toHaveValue(/\/calendar\.ics$/)
    const feed = await request.get('/calendar.ics')
    expect(feed.status()).toBe(200)
    const text = await feed.text()
    expect(text.startsWith('BEGIN:VCALENDAR')).toBe(true)
    expect(text).toContain('SUMMARY:申报截止：')
    expect(text).toContain('BEGIN:VALARM')
  })
  await page.getByRole('button', { name: '下载我的日历（.ics）' }).click()
  await expect(page).toHaveURL(/\/auth\/qw\?redirect_uri=/)
  // Nobody presses the button again.
  const [download] = await Promise.all([page.waitForEvent('download'), loginPage.enter(accounts.member, '/calendar')])
  expect(download.suggestedFilename()).toBe('my-calendar.ics')
  const own = await readFile(await download.path(), 'utf8')
  expect(own).toMatch(/^BEGIN:VCALENDAR/)
  expect(own).toContain('SUMMARY:资质到期：重要电力用户认定')
  expect(own).toContain('SUMMARY:活动：')
})

test('7.3-30 7.3-31 7.3-32 7.3-33 declarations are filtered, explain themselves, and offer their files', async ({
  page,
}) => {
  await page.goto('/policy/declaration')
  const open = page.getByRole('navigation', { name: '状态' }).getByRole('link', { name: '申报中' })
  await open.click()
  await expect(page).toHaveURL(/declareState=OPEN/)
  // The address changes before the list.
  await expect(open).toHaveAttribute('aria-current', 'true')
  await expect(page.getByText(/共 \d+ 个申报批次/)).toBeVisible()
  for (const [state, offered, others] of [
    ['未开始', '开始前提醒我', '去申报'],
    ['已截止', '已截止', '去申报'],
  ] as const) {
    await page.getByRole('navigation', { name: '状态' }).getByRole('link', { name: state }).click()
    const records = page.locator('ul[aria-busy=false]')
    await expect(records.getByText(state, { exact: true }).first()).toBeVisible()
    await expect(records.getByText(offered).first()).toBeVisible()
    await expect(records.getByText(others)).toHaveCount(0)
  }
  await open.click()
  await expect(page.getByRole('link', { name: /^去申报/ }).first()).toBeVisible()
  await page.getByText('常见问题').first().click()
  await expect(page.locator('details[open]')).toContainText(/？|暂无常见问题/)

  await page.goto('/policy/declare-entry')
  const files = page.getByRole('region', { name: '申报文件' })
  await files.getByRole('button', { name: /^预览/ }).first().click()
  const frame = page.getByRole('dialog').locator('iframe')
  await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Escape')
  await files.getByRole('navigation', { name: '申报文件分页' }).getByRole('link', { name: '第 2 页' }).click()
  await expect(page).toHaveURL(/files=2/)
})

test('1-37 1-38 1-39 a policy subject lists its policies in sections; a diagram has a text equivalent; a topic links to its policies', async ({
  page,
}) => {
  await test.step('1-37 a policy subject lists its policies in sections', async () => {
    await page.goto('/policy/policy-subject')
    await page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/policy\/policy-subject\/[\w-]+$/)
    await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.getByRole('article').getByRole('link').first()).toHaveAttribute('href', /^\/policy\/info\//)
  })
  await page.goto('/policy/policy-topic')
  await page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/policy\/policy-topic\/[\w-]+$/)
  const figure = page.getByRole('figure').first()
  await expect(figure.getByRole('img')).toHaveAttribute('alt', /.+/)
  await expect(figure).toContainText(/.{10,}/)

  await page.goto('/policy/topic')
  await page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/policy\/topic\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('7.3-25 7.3-26 7.3-27 7.3-28 7.3-29 the home counts, recommends and lists what is open today; talent has its own list; a detail recommends further policies', async ({
  page,
}) => {
  await page.goto('/policy')
  await expect(page.getByRole('link', { name: /^\d[\d,]* ?有效政策$/ })).toBeVisible()
  for (const name of ['正在申报', '最新政策', '推荐关注']) {
    await expect(page.getByRole('region', { name }).getByRole('listitem').first()).toBeVisible()
  }
  await page
    .getByRole('region', { name: '更多政策服务' })
    .getByRole('link', { name: /^人才政策/ })
    .click()
  await expect(page.getByText(/共 \d+ 条人才政策/)).toBeVisible()
  await test.step('7.3-29 a detail recommends further policies', async () => {
    await page.goto('/policy/info/p-1001')
    const aside = page.getByRole('complementary', { name: '基本信息与相关政策' })
    await expect(aside.getByRole('heading', { name: '相关推荐' })).toBeVisible()
  })
})

const onAPhone = [
  '/calendar?view=list',
  '/calendar?view=year',
  '/policy/declare-entry',
  '/policy/talent',
  '/policy/topic',
]

test('no accessibility violation on a phone, and no sideways scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  for (const path of onAPhone) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.soft.poll(overflow, path).toBe(0)
    expect.soft(await violations(page), path).toEqual([])
  }
})
