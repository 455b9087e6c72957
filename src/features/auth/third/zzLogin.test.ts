import { afterEach, expect, test } from 'vitest'
import { startGatewayServer, type GatewayServer } from '#gateway/testing/gatewayServer.ts'
import { createTestClient } from '#gateway/testing/testClient.ts'
import { askForZzToken } from './zzLogin.ts'

const tokens = { access_token: 'example-access-token-0001', refresh_token: 'example-refresh-token-0001' }
let server: GatewayServer
afterEach(() => server.close())

async function askAfter(json: unknown, status = 200) {
  server = await startGatewayServer(() => ({ status, json }))
  const { gateway, messages } = createTestClient(server.url)
  return { outcome: askForZzToken(gateway, 'zz-1'), messages }
}

test('7.1-12 a code that has not been scanned yet is polled silently', async () => {
  const { outcome, messages } = await askAfter({ returnCode: '4090', errorMessage: '等待扫码确认' })
  expect(await outcome).toEqual({ state: 'waiting' })
  expect(messages).toEqual([])
})

test('7.1-12 an outdated code is expired', async () => {
  const { outcome } = await askAfter({ returnCode: '4040', errorMessage: '二维码已过期，请刷新' })
  expect(await outcome).toEqual({ state: 'expired' })
})

test('7.1-12 a confirmed code brings tokens', async () => {
  const { outcome } = await askAfter({ returnCode: '200', data: tokens })
  expect(await outcome).toEqual({ state: 'confirmed', tokens })
})

test('any other failure ends the polling', async () => {
  const { outcome } = await askAfter({}, 500)
  await expect(outcome).rejects.toThrow('服务器内部错误')
})
