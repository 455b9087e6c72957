import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import { accounts } from '#tests/e2e/accounts.ts'
import { UserMenu } from '#tests/e2e/pages/UserMenu.ts'
import { expect, test } from '#tests/e2e/test.ts'

const folder = fileURLToPath(new URL('../../docs/screenshots', import.meta.url))
const sizes = [
  { width: 1440, height: 1000 },
  { width: 390, height: 844 },
]

/** File name and path of the key screens for everybody. */
const publicScreens = {
  home: '/',
  policy: '/policy',
  search: '/policy/info?keyword=%E7%A0%94%E5%8F%91',
  detail: '/policy/info/p-1001',
  calendar: '/calendar',
  tools: '/policy/tool',
  demands: '/qw/supply-demand/demand',
  provider: '/qw/supply-demand/provider/detail?id=fa-2001',
  login: '/auth/qw',
  chat: '/ai-qa',
}
/** The same for those that need a login. */
const memberScreens = {
  report: '/policy/report',
  personal: '/qw/personal/home',
  declarations: '/qw/personal/declaration',
  messages: '/qw/message',
  publish: '/qw/personal/demand/detail',
  'my-demands': '/qw/personal/demand',
  'my-resources': '/qw/personal/resources',
  'business-card': '/qw/personal/resume',
  docking: '/qw/personal/demand/docking',
  evaluations: '/qw/personal/my-evaluation',
  activities: '/user/activity',
}

async function capture(page: Page, name: string, path: string, whenThere?: Locator) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('加载中')).toHaveCount(0)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    if (whenThere !== undefined) await expect(whenThere).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: `${folder}/${name}-${size.width}.jpg`, type: 'jpeg', quality: 60 })
  }
}

for (const [name, path] of Object.entries(publicScreens)) {
  test(`picture of ${path}`, ({ page }) => capture(page, name, path))
}

test('pictures of what wants a login', async ({ page, loginPage }) => {
  await loginPage.open('/qw/personal/home')
  await loginPage.logInByPassword(accounts.member)
  await expect(page.getByText('登录成功')).toBeVisible()
  for (const [name, path] of Object.entries(memberScreens)) {
    await capture(page, name, path, new UserMenu(page).button('（示例）'))
  }
})
