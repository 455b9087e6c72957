import { accounts } from './accounts.ts'
import { expect, test } from './test.ts'

const ways = [
  { where: 'the results of a search', path: '/policy/info', link: 'main article h2 a, main article h3 a' },
  { where: 'the home page', path: '/', link: 'main a[href^="/policy/info/p-"]' },
  { where: 'the home page of the policy site', path: '/policy', link: 'main a[href^="/policy/info/p-"]' },
  { where: 'the declarations', path: '/policy/declaration', link: 'main a[href^="/policy/info/p-"]' },
  { where: 'an activity', path: '/qw/activity/detail?id=ev-1001', link: 'main a[href^="/policy/info/p-"]' },
  { where: 'a notice', path: '/qw/news?id=n-1002', link: 'main a[href^="/policy/info/p-"]' },
]

test('2.1-24 a policy opens in a new tab from wherever it is named', async ({ page, context }) => {
  for (const { where, path, link } of ways) {
    await test.step(`from ${where}`, async () => {
      await page.goto(path)
      await expect(page.locator('main[data-initialized=true]')).toBeVisible()
      const opened = context.waitForEvent('page')
      await page.locator(link).first().click()
      const policy = await opened
      await expect(policy).toHaveURL(/\/policy\/info\/p-/)
      await policy.close()
      await expect(page).toHaveURL(path)
    })
  }
})

test('2.1-24 every link to a policy on public pages says that it opens in a new tab', async ({ page, request }) => {
  let seen = 0
  for (const path of [
    '/',
    '/index2',
    '/policy',
    '/policy/info',
    '/policy/info/p-1001',
    '/policy/declaration',
    '/policy/talent',
    '/policy/policy-subject',
    '/policy/policy-topic',
    '/calendar',
    '/calendar/list',
    '/qw/news',
  ]) {
    // Everybody's pages come with their links, so they need not be drawn.
    const html = await (await request.get(path)).text()
    const here = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html')
      const links = parsed.querySelectorAll('main a[href^="/policy/info/"]:not([href*="?"], [href*="#"])')
      return [...links].map((link) => ({
        target: link.getAttribute('target'),
        text: link.textContent,
        href: link.getAttribute('href'),
      }))
    }, html)
    for (const { target, text, href } of here) {
      expect(target, `${path} → ${href}`).toBe('_blank')
      expect(text, `${path} → ${href}`).toContain('新窗口打开')
    }
    seen += here.length
  }
  expect(seen).toBeGreaterThan(30)
})

test('2.1-24 messages and favourites open a policy in a new tab', async ({ page, loginPage }) => {
  await loginPage.enter(accounts.member, '/qw/personal/collect')
  const favourite = page.getByRole('listitem').getByRole('link', { name: '新窗口打开' }).first()
  await expect(favourite).toHaveAttribute('target', '_blank')
  await page.goto('/qw/message?type=POLICY')
  const message = page.locator('main a[href^="/policy/info/p-"]').first()
  await expect(message).toHaveAttribute('target', '_blank')
})
