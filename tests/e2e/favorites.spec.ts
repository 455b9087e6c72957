import { accounts } from './accounts.ts'
import { expect, test } from './test.ts'

test('1-43 favourites of several kinds are listed by kind with counts, searched, removed and restored', async ({
  page,
  loginPage,
}) => {
  test.slow()
  const star = page.getByRole('button', { name: '收藏', exact: true })
  const heading = page.getByRole('heading', { level: 1 })
  const names: Record<string, string> = {}
  await loginPage.enter(accounts.newcomer, '/')
  for (const [kind, path] of [
    ['需求', '/qw/supply-demand/demand/detail?id=de-1016'],
    ['服务商', '/qw/supply-demand/provider/detail?id=fa-2001'],
    ['招商', '/qw/attract/detail?id=at-1001'],
    ['土地', '/qw/investment/detail?type=LAND&id=ld-1001'],
  ] as const) {
    await page.goto(path)
    await expect(star).toHaveAttribute('aria-pressed', 'false')
    await star.click()
    await expect(page.getByText('收藏成功')).toBeVisible()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    names[kind] = await heading.innerText()
  }
  // The state is loaded again on the next visit.
  await page.reload()
  await expect(star).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/user/collect')
  const kinds = page.getByRole('navigation', { name: '类型' })
  await expect(kinds.getByRole('link', { name: '政策 0' })).toBeVisible()
  await expect(page.getByText(/^还没有收藏政策/)).toBeVisible()
  for (const [kind, name] of Object.entries(names)) {
    await kinds.getByRole('link', { name: `${kind} 1`, exact: true }).click()
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  }

  // The text in the address matches part of a title, or nothing.
  await kinds.getByRole('link', { name: '服务商 1', exact: true }).click()
  const search = page.getByRole('searchbox', { name: '按标题查找收藏的服务商' })
  const provider = page.getByRole('link', { name: names['服务商'] ?? '', exact: true })
  await expect(provider).toBeVisible()
  await search.fill('没有这家')
  await search.press('Enter')
  await expect(page.getByText('收藏的服务商中没有标题含“没有这家”的')).toBeVisible()
  await search.fill('')
  await search.press('Enter')
  await expect(provider).toBeVisible()

  // Removed, and restored.
  await page.getByRole('button', { name: /^取消收藏/ }).click()
  await expect(provider).toHaveCount(0)
  await expect(kinds.getByRole('link', { name: '服务商 0', exact: true })).toBeVisible()
  await page.getByRole('button', { name: '撤销移出' }).click()
  await expect(provider).toBeVisible()
  await expect(kinds.getByRole('link', { name: '服务商 1', exact: true })).toBeVisible()
  await provider.click()
  await expect(heading).toHaveText(names['服务商'] ?? '')
  await expect(star).toHaveAttribute('aria-pressed', 'true')
})
