import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seedPassword } from './userSeeds.ts'
import { createTestGateway, type TestGateway } from '#mocks/testing/testGateway.ts'

let gateway: TestGateway

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T09:00:00+08:00') })
  gateway = createTestGateway()
})
afterEach(() => vi.useRealTimers())

/** A new captcha and its answer, read from the store as the control API does. */
async function solvedCaptcha() {
  const { captchaCodeId } = await gateway.call('createGraphCaptcha')
  return { captchaCodeId, captchaCode: gateway.store.captchas.get(captchaCodeId)!.answer }
}

async function logIn(username: string, password: string) {
  return gateway.call('loginByPassword', { body: { username, password, ...(await solvedCaptcha()) } })
}

function passMinutes(minutes: number) {
  vi.setSystemTime(Date.now() + minutes * 60_000)
}

function lastSms(tel: string) {
  return gateway.store.outbox.by('tel', tel).at(-1)!
}

test('a member signs in by login name or phone number, and the token names the member', async () => {
  for (const username of ['member01', '13800000001']) {
    const tokens = await logIn(username, seedPassword)
    const user = await gateway.call('getCurrentUser', { token: tokens.access_token })
    expect(user).toMatchObject({ loginName: 'member01', currentEnterprise: { enId: 'en-1001' } })
  }
})

test('a member without enterprises has no current enterprise', async () => {
  const { access_token: token } = await logIn('member02', seedPassword)
  expect(await gateway.call('getCurrentUser', { token })).toMatchObject({ currentEnterprise: null })
})

test('the captcha image does not contain its answer as text', async () => {
  const { captchaCodeId, captchaCode } = await solvedCaptcha()
  const image = await gateway.call('getGraphCaptcha', { path: { id: captchaCodeId } })
  const svg = new TextDecoder().decode(image.bytes)
  expect(image.contentType).toBe('image/svg+xml')
  expect(svg).toMatch(/^<svg/)
  expect(svg).not.toContain('<text')
  expect(svg).not.toContain(captchaCode)
})

test('the captcha may be typed in either case', async () => {
  const { captchaCodeId, captchaCode } = await solvedCaptcha()
  const swapped = captchaCode.replace(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  )
  const body = { username: 'member01', password: seedPassword, captchaCodeId, captchaCode: swapped }
  await expect(gateway.call('loginByPassword', { body })).resolves.toHaveProperty('access_token')
})

test('a captcha is spent by the first try, right or wrong', async () => {
  const { captchaCodeId, captchaCode } = await solvedCaptcha()
  const form = { username: 'member01', password: seedPassword, captchaCodeId }
  const wrong = { body: { ...form, captchaCode: '????' } }
  const right = { body: { ...form, captchaCode } }
  await expect(gateway.call('loginByPassword', wrong)).rejects.toMatchObject({ returnCode: '4001' })
  await expect(gateway.call('loginByPassword', right)).rejects.toMatchObject({ returnCode: '4001' })
  await expect(gateway.call('getGraphCaptcha', { path: { id: captchaCodeId } })).rejects.toMatchObject({
    name: 'NotFoundFailure',
  })
})

test('a captcha expires after five minutes', async () => {
  const captcha = await solvedCaptcha()
  passMinutes(5)
  const body = { username: 'member01', password: seedPassword, ...captcha }
  await expect(gateway.call('loginByPassword', { body })).rejects.toMatchObject({ returnCode: '4001' })
})

test('an unknown account and a wrong password give the same error', async () => {
  const unknown = await logIn('nobody', 'Wrong@2026').catch((error: unknown) => error)
  const wrong = await logIn('member01', 'Wrong@2026').catch((error: unknown) => error)
  expect(unknown).toEqual(wrong)
  expect(wrong).toMatchObject({ returnCode: '4002', message: '账号或密码错误' })
})

test('the fifth wrong password locks the account for 15 minutes, whether or not it exists', async () => {
  for (const username of ['member01', 'nobody']) {
    for (let failures = 1; failures <= 4; failures++) {
      await expect(logIn(username, 'Wrong@2026')).rejects.toMatchObject({ returnCode: '4002' })
    }
    await expect(logIn(username, 'Wrong@2026')).rejects.toMatchObject({
      returnCode: '4003',
      message: '错误次数过多，已锁定，请 15 分钟后再试',
    })
  }
  passMinutes(10)
  await expect(logIn('13800000001', seedPassword)).rejects.toMatchObject({ message: expect.stringContaining('5 分钟') })
  passMinutes(5)
  await expect(logIn('member01', seedPassword)).resolves.toHaveProperty('access_token')
})

test('a success forgets the wrong passwords before it', async () => {
  for (let round = 0; round < 2; round++) {
    for (let failures = 1; failures <= 4; failures++) await logIn('member01', 'Wrong@2026').catch(() => undefined)
    await expect(logIn('member01', seedPassword)).resolves.toHaveProperty('access_token')
  }
})

test('a disabled account does not sign in', async () => {
  await expect(logIn('disabled01', seedPassword)).rejects.toMatchObject({ returnCode: '4030' })
})

test('7.1-02 a member signs in by phone with the code of the SMS, once', async () => {
  const tel = '13800000001'
  await gateway.call('sendLoginSmsCaptcha', { query: { tel, purpose: 'login' } })
  const { code } = lastSms(tel)
  expect(code).toMatch(/^\d{6}$/)
  const login = () => gateway.call('loginByPhone', { query: { tel, verifyCode: code } })
  const { access_token: token } = await login()
  expect(await gateway.call('getCurrentUser', { token })).toMatchObject({ loginName: 'member01' })
  await expect(login()).rejects.toMatchObject({ returnCode: '4004' })
})

test('an SMS code expires after five minutes and serves only its own purpose', async () => {
  const tel = '13800000001'
  await gateway.call('sendRegisterSmsCaptcha', { query: { tel, type: 'resetPwd' } })
  const forReset = { query: { tel, verifyCode: lastSms(tel).code } }
  await expect(gateway.call('loginByPhone', forReset)).rejects.toMatchObject({ returnCode: '4004' })
  passMinutes(1)
  await gateway.call('sendLoginSmsCaptcha', { query: { tel, purpose: 'login' } })
  const expired = { query: { tel, verifyCode: lastSms(tel).code } }
  passMinutes(5)
  await expect(gateway.call('loginByPhone', expired)).rejects.toMatchObject({ returnCode: '4004' })
})

test('five wrong SMS codes lock the number', async () => {
  const tel = '13800000001'
  await gateway.call('sendLoginSmsCaptcha', { query: { tel, purpose: 'login' } })
  const { code } = lastSms(tel)
  const wrong = { query: { tel, verifyCode: `${code}0` } }
  for (let failures = 1; failures <= 4; failures++) {
    await expect(gateway.call('loginByPhone', wrong)).rejects.toMatchObject({ returnCode: '4004' })
  }
  await expect(gateway.call('loginByPhone', wrong)).rejects.toMatchObject({ returnCode: '4003' })
  const right = { query: { tel, verifyCode: code } }
  await expect(gateway.call('loginByPhone', right)).rejects.toMatchObject({ returnCode: '4003' })
})

test('4-07 9-03 one number gets one SMS in 30 seconds, five an hour and ten a day', async () => {
  const send = () => gateway.call('sendLoginSmsCaptcha', { query: { tel: '13800000001', purpose: 'login' } })
  expect(await send()).toEqual({ resendAfter: 30 })
  await expect(send()).rejects.toMatchObject({
    returnCode: '4005',
    message: '短信发送过于频繁，请 30 秒后再试',
    retryAfter: 30,
  })
  passMinutes(0.5)
  await gateway.call('sendLoginSmsCaptcha', { query: { tel: '13800000002', purpose: 'login' } })
  for (let sent = 1; sent < 5; sent++) {
    await send()
    passMinutes(0.5)
  }
  await expect(send()).rejects.toMatchObject({ message: '短信发送过于频繁，请 58 分钟后再试', retryAfter: 57.5 * 60 })
  passMinutes(60)
  for (let sent = 5; sent < 10; sent++) {
    await send()
    passMinutes(1)
  }
  passMinutes(60)
  await expect(send()).rejects.toMatchObject({ returnCode: '4005' })
  passMinutes(24 * 60)
  await expect(send()).resolves.toEqual({ resendAfter: 30 })
})

test('7.1-03 an unknown number that signs in or registers becomes a member', async () => {
  const tel = '13900000000'
  const query = { tel, purpose: 'login' } as const
  await gateway.call('sendLoginSmsCaptcha', { query })
  const { code: verifyCode } = lastSms(tel)
  // This is checked first, so that the code stays valid for registering.
  const login = gateway.call('loginByPhone', { query: { tel, verifyCode } })
  await expect(login).rejects.toMatchObject({ returnCode: '4040' })
  const { access_token: token } = await gateway.call('loginOrRegister', { body: { tel, verifyCode } })
  await expect(gateway.call('loginOrRegister', { body: { tel, verifyCode } })).rejects.toMatchObject({
    returnCode: '4004',
  })
  const user = await gateway.call('getCurrentUser', { token })
  expect(user.currentEnterprise).toBeNull()
  expect(JSON.stringify(user)).not.toContain(tel)
})
