import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestGateway, type TestGateway } from '#mocks/testing/testGateway.ts'
import { startSession } from './session.ts'

let gateway: TestGateway

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  gateway = createTestGateway()
})
afterEach(() => vi.useRealTimers())

function signIn(userId = 'u-1001') {
  const { store, clock, services } = gateway.state
  return startSession({ store, clock, gateway: services }, store.users.get(userId)!)
}

test('an access token expires, and the refresh token renews it', async () => {
  gateway.state.changeSettings({ tokenLifetimeSeconds: 1800 })
  const first = signIn()
  expect(await gateway.call('checkToken', { body: { token: first.access_token } })).toEqual({
    valid: true,
    expiresIn: 1800,
    takenOver: false,
  })
  vi.setSystemTime(Date.now() + 1_800_000)
  await expect(gateway.call('getCurrentUser', { token: first.access_token })).rejects.toMatchObject({
    name: 'UnauthorizedFailure',
  })
  expect(await gateway.call('checkToken', { body: { token: first.access_token } })).toEqual({
    valid: false,
    expiresIn: 0,
    takenOver: false,
  })
  const second = await gateway.call('refreshTokens', { body: { refreshToken: first.refresh_token } })
  expect(await gateway.call('getCurrentUser', { token: second.access_token })).toMatchObject({ id: 'u-1001' })
})

test('7.1-01 a refresh token is good for one refresh and takes the old access token with it', async () => {
  const first = signIn()
  const second = await gateway.call('refreshTokens', { body: { refreshToken: first.refresh_token } })
  expect(second.refresh_token).not.toBe(first.refresh_token)
  const again = gateway.call('refreshTokens', { body: { refreshToken: first.refresh_token } })
  await expect(again).rejects.toMatchObject({ name: 'UnauthorizedFailure' })
  await expect(gateway.call('getCurrentUser', { token: first.access_token })).rejects.toMatchObject({
    name: 'UnauthorizedFailure',
  })
})

test('7.1-09 signing out ends this session and no other', async () => {
  const here = signIn()
  const elsewhere = signIn('u-1002')
  await gateway.call('logout', { token: here.access_token })
  await expect(gateway.call('getCurrentUser', { token: here.access_token })).rejects.toMatchObject({
    name: 'UnauthorizedFailure',
  })
  await expect(gateway.call('refreshTokens', { body: { refreshToken: here.refresh_token } })).rejects.toMatchObject({
    name: 'UnauthorizedFailure',
  })
  expect(await gateway.call('getCurrentUser', { token: elsewhere.access_token })).toMatchObject({ id: 'u-1002' })
})

test('9-44 a login ends the one before it for good, and the check says why', async () => {
  const here = signIn()
  const renewed = await gateway.call('refreshTokens', { body: { refreshToken: here.refresh_token } })
  const elsewhere = signIn()
  await expect(gateway.call('getCurrentUser', { token: renewed.access_token })).rejects.toMatchObject({
    name: 'UnauthorizedFailure',
  })
  const refresh = gateway.call('refreshTokens', { body: { refreshToken: renewed.refresh_token } })
  await expect(refresh).rejects.toMatchObject({ name: 'UnauthorizedFailure' })
  const check = (token: string) => gateway.call('checkToken', { body: { token } })
  expect(await check(renewed.access_token)).toEqual({ valid: false, expiresIn: 0, takenOver: true })
  // A renewal is not a login: the old token is only reported as expired.
  expect(await check(here.access_token)).toMatchObject({ valid: false, takenOver: false })
  expect(await check(elsewhere.access_token)).toMatchObject({ valid: true, takenOver: false })
})

test('7.1-13 a code is issued only towards a registered application', async () => {
  const token = signIn().access_token
  const ask = (redirectUri: string, clientId = 'policy-calculator') =>
    gateway.call('getCurrentUserCode', { token, query: { redirectUri, clientId } })
  expect(await ask('https://calculator.example.gov.cn/back')).toHaveProperty('code')
  for (const redirectUri of ['https://calculator.example.gov.cn.evil.test/', '//evil.test', 'https://evil.test']) {
    await expect(ask(redirectUri)).rejects.toMatchObject({ returnCode: '4030' })
  }
  await expect(ask('https://calculator.example.gov.cn/', 'unknown')).rejects.toMatchObject({ returnCode: '4030' })
})

test('7.1-14 the enterprise portal opens only for an enterprise whose binding has passed', async () => {
  const token = signIn().access_token
  expect(await gateway.call('loginToEnterprisePortal', { token, body: { enId: 'en-1001' } })).toHaveProperty('token')
  for (const enId of ['en-1002', 'en-2001']) {
    const attempt = gateway.call('loginToEnterprisePortal', { token, body: { enId } })
    await expect(attempt).rejects.toMatchObject({ returnCode: '4030' })
  }
})

test('7.1-12 a QR sign-in waits for the scan, then gives tokens once', async () => {
  const { qrId } = await gateway.call('getZzQr')
  const poll = () => gateway.call('createZzToken', { body: { qrId } })
  await expect(poll()).rejects.toMatchObject({ returnCode: '4090' })
  expect(await poll()).toHaveProperty('access_token')
  await expect(poll()).rejects.toMatchObject({ returnCode: '4040' })
})
