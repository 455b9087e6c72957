import { PolicySearchPage } from './pages/PolicySearchPage.ts'
import { expect, test } from './test.ts'

test('2.3-46 the form object and the plain keyword give the same search; an undecodable form is an empty one', async ({
  page,
}) => {
  const search = new PolicySearchPage(page)
  await search.open('研发费用')
  const byKeyword = await search.titles.allTextContents()
  expect(byKeyword.length).toBeGreaterThan(0)
  await page.goto(
    `/policy/info?form=${encodeURIComponent(encodeURIComponent(JSON.stringify({ keyword: '研发费用' })))}`,
  )
  await expect(search.titles).toHaveText(byKeyword)
  await page.goto('/policy/info?form=%7Bbroken')
  await expect(search.titles.first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('研发费用')
})

/** The titles of a page as the server sent it. */
const titlesIn = (html = '') => [...html.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title)

test('8-35 8-36 2.7-01 a missing page is a 404 that says so and links to the home page, and so is a policy that does not exist', async ({
  page,
}) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
  await expect(page.getByText('This page could not be found')).toBeVisible()
  expect(titlesIn(await response?.text())).toEqual(['页面不存在'])
  await expect(page).toHaveTitle('页面不存在')
  await page.getByRole('main').getByRole('link', { name: /首页/ }).click()
  await expect(page).toHaveURL('/')
  await expect(page).not.toHaveTitle('页面不存在')
  await test.step('a policy that does not exist is a 404', async () => {
    const reply = await page.goto('/policy/info/p-does-not-exist')
    expect(reply?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
    expect(titlesIn(await reply?.text())).toEqual(['页面不存在'])
  })
})

test('a broken cookie is a visitor without a session', async ({ page, context, baseURL }) => {
  const url = baseURL ?? ''
  await context.addCookies([
    { name: 'txqyfw_user', value: '%E0%A4%A', url },
    { name: 'txqyfw_login_info', value: 'not-base64!', url },
  ])
  const response = await page.goto('/')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('link', { name: '登录', exact: true })).toBeVisible()
})
