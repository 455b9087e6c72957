import { accounts } from './accounts.ts'
import { idle } from './pages/idle.ts'
import { lowTargets, violations } from './pages/pageChecks.ts'
import { expect, test } from './test.ts'

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 900 }

test('no accessibility violation in the open user menu', async ({ page, loginPage, userMenu }) => {
  await loginPage.enter(accounts.member, '/policy')
  await userMenu.button('（示例）').click()
  await expect(userMenu.logOutButton).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('in 长辈版 every target is at least 44 px high, and nothing floats over it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('txqyfw_elder', '1'))
  for (const path of ['/', '/policy', '/qw/news', '/qw/supply-demand/provider']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toHaveAttribute('data-initialized', 'true')
    await expect(page.getByText('加载中')).toHaveCount(0)
    for (const viewport of [wide, phone]) {
      await page.setViewportSize(viewport)
      await idle(page)
      expect.soft(await lowTargets(page, 44), `${path} at ${viewport.width} px`).toEqual([])
      await expect(page.getByRole('complementary', { name: '浮动广告' })).toHaveCount(0)
      await expect(page.getByRole('complementary', { name: '在线服务' })).toHaveCSS('position', 'static')
    }
  }
})

test('长辈版 leaves out the dispensable parts of the home page, and sets larger texts at once', async ({ page }) => {
  await page.goto('/')
  const links = page.getByRole('region', { name: '友情链接' })
  const demands = page.getByRole('heading', { name: '产业需求' })
  await expect(links).toBeVisible()
  await expect(demands).toBeVisible()
  await page.evaluate(() => {
    document.addEventListener('transitionrun', ({ propertyName }) => {
      if (propertyName === 'font-size') document.documentElement.dataset['growing'] = ''
    })
  })
  await page.getByRole('button', { name: '长辈版' }).click()
  for (const left of [links, demands, page.getByRole('list', { name: '热门标签' })]) await expect(left).toBeHidden()
  await expect(page.getByRole('heading', { name: '正在申报' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '隐私条款' })).toBeVisible()
  // Everything is larger at once: a transition of each text takes seconds on a slow phone.
  await idle(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-growing')
})
