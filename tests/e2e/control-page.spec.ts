import type { Locator, Page } from '@playwright/test'
import { gatewayUrl } from './addresses.ts'
import { again } from './gatewayControl.ts'
import { expect, test } from './test.ts'

/** The provinces that a visitor of the portal gets, requested directly. */
async function provincesOf(page: Page) {
  const reply = await page.request.get(`${gatewayUrl}/uaa/api/states/provinces`, again)
  return { status: reply.status(), body: (await reply.json()) as { returnCode: string; errorMessage?: string } }
}

function section(page: Page, name: RegExp): Locator {
  return page.getByRole('region', { name })
}

test.beforeEach(async ({ page }) => {
  await page.goto(`${gatewayUrl}/__mock/ui`)
  await expect(page.locator('#overview')).toContainText('契约偏差 0')
})

test('latency, faults and day are set and reset', async ({ page }) => {
  const settings = section(page, /^设置/)
  await settings.getByLabel(/^故障率/).fill('1')
  await settings.getByLabel(/^网关日期/).fill('2030-02-28')
  await settings.getByRole('button', { name: '应用' }).click()
  await expect(page.getByRole('status')).toHaveText('设置：完成')
  const failed = await page.request.get(`${gatewayUrl}/uaa/api/states/provinces`).catch(() => undefined)
  expect([undefined, 500]).toContain(failed?.status())
  await section(page, /^场景/)
    .getByRole('button', { name: /^恢复种子数据/ })
    .click()
  await expect(settings.getByLabel(/^故障率/)).toHaveValue('0')
  await expect(settings.getByLabel(/^网关日期/)).toHaveValue('')
  expect((await provincesOf(page)).body.returnCode).toBe('200')
})

test('the next reply of an operation is set, and the request is logged with its curl line; a fault that waits for its call is withdrawn', async ({
  page,
}) => {
  const next = section(page, /^下一次应答/)
  await next.getByLabel('operationId').fill('listProvinces')
  await next.getByLabel('returnCode').fill('5000')
  await next.getByLabel('errorMessage').fill('今天不行')
  await next.getByRole('button', { name: '设定' }).click()
  await expect(next.getByRole('listitem')).toContainText('listProvinces')
  expect((await provincesOf(page)).body).toEqual({ returnCode: '5000', errorMessage: '今天不行' })
  const row = section(page, /^请求/).getByRole('row').filter({ hasText: 'listProvinces' }).first()
  await expect(row).toContainText('5000')
  await expect(row.getByRole('button', { name: '复制' })).toHaveAttribute('title', /^curl 'http:/)
  await expect(next.getByRole('listitem')).toHaveText('—')
  await test.step('a fault that waits for its call is withdrawn', async () => {
    await next.getByLabel('operationId').fill('listProvinces')
    await next.getByLabel('HTTP').fill('500')
    await next.getByRole('button', { name: '设定' }).click()
    await expect(next.getByRole('listitem')).toContainText('listProvinces')
    await next.getByRole('button', { name: /^撤回全部/ }).click()
    await expect(next.getByRole('listitem')).toHaveText('—')
    expect((await provincesOf(page)).status).toBe(200)
  })
})

test('a snapshot is saved under a name and restores the state', async ({ page, gateway }) => {
  const snapshots = section(page, /^快照/)
  await snapshots.getByLabel(/^名称/).fill('空的')
  await snapshots.getByRole('button', { name: /^保存快照/ }).click()
  await expect(page.getByRole('status')).toHaveText('保存快照：完成')
  await page.request.get(`${gatewayUrl}/uaa/api/login/sms-captcha?tel=13800000001&purpose=login`, again)
  const sent = section(page, /^短信/).getByRole('cell', { name: '13800000001' })
  await expect(sent).toBeVisible()
  await snapshots.getByLabel(/^恢复到/).selectOption('空的')
  await snapshots.getByRole('button', { name: '恢复快照' }).click()
  await expect(sent).toBeHidden()
  expect(await gateway.sentSms()).toEqual([])
})

test('another scenario is started, and the back office takes decisions', async ({ page }) => {
  const scenario = section(page, /^场景/)
  await scenario.getByLabel(/^重新开始于/).selectOption('provider-pending')
  await scenario.getByRole('button', { name: '开始' }).click()
  await expect(page.locator('#overview')).toContainText('当前场景 provider-pending')
  const state = await page.request.get(`${gatewayUrl}/__mock/snapshot`, again)
  const { tables } = (await state.json()) as { tables: { facilitators: { id: string; faStatus: string }[] } }
  const waiting = tables.facilitators.find(({ faStatus }) => faStatus === 'PENDING')
  const audit = section(page, /^后台审核/)
  await audit.getByLabel(/^标识/).fill(waiting?.id ?? '')
  await audit.getByRole('button', { name: '决定' }).click()
  await expect(page.getByRole('status')).toHaveText('后台审核：完成')
  await audit.getByLabel(/^标识/).fill('nobody')
  await audit.getByRole('button', { name: '决定' }).click()
  await expect(page.getByRole('status')).toHaveText('后台审核：没有这个待审核的事项')
})
