import { constants, createPublicKey, publicEncrypt } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { seedPassword } from './userSeeds.ts'
import { createTestGateway, type TestGateway } from '#mocks/testing/testGateway.ts'

let gateway: TestGateway

beforeEach(() => {
  gateway = createTestGateway()
})

async function logIn(username: string, password: string) {
  const { captchaCodeId } = await gateway.call('createGraphCaptcha')
  const captchaCode = gateway.store.captchas.get(captchaCodeId)!.answer
  return gateway.call('loginByPassword', { body: { username, password, captchaCodeId, captchaCode } })
}

async function sendCode(tel: string, type: 'register' | 'resetPwd') {
  await gateway.call('sendRegisterSmsCaptcha', { query: { tel, type } })
  return gateway.store.outbox.by('tel', tel).at(-1)!.code
}

/** Encrypted like the portal does it: chunks of 32 characters, PKCS#1 v1.5, base64, joined with commas (§7). */
async function encrypted(password: string) {
  const { rsaPublicKey } = await gateway.call('getTenantInfo')
  const key = createPublicKey({ key: Buffer.from(rsaPublicKey!, 'base64'), format: 'der', type: 'spki' })
  const chunks = password.match(/.{1,32}/gs) ?? []
  return chunks
    .map((chunk) => publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(chunk)).toString('base64'))
    .join(',')
}

function resetWithoutCode(tel: string) {
  const body = { tel, verifyCode: '000000', password: newPassword }
  return gateway.call('resetForgottenPassword', { body }).catch((error: unknown) => error)
}

const newTel = '13900000001'
const newPassword = 'Fresh#2026'

test('7.1-04 a registered phone number signs in with its password', async () => {
  const verifyCode = await sendCode(newTel, 'register')
  await gateway.call('registerByPhone', { body: { tel: newTel, verifyCode, password: newPassword } })
  expect(await logIn(newTel, newPassword)).toHaveProperty('access_token')
})

test('a phone number is registered once', async () => {
  const tel = '13800000001'
  const verifyCode = await sendCode(tel, 'register')
  const attempt = gateway.call('registerByPhone', { body: { tel, verifyCode, password: newPassword } })
  await expect(attempt).rejects.toMatchObject({ returnCode: '4006' })
  expect(await logIn(tel, seedPassword)).toHaveProperty('access_token')
})

test.each(['Ab@4567', 'abcdefgh', 'abcd1234', 'ABCD1234', `Aa1@${'x'.repeat(47)}`])(
  'the new password %s breaks the rule and does not cost the SMS code',
  async (password) => {
    const verifyCode = await sendCode(newTel, 'register')
    const attempt = gateway.call('registerByPhone', { body: { tel: newTel, verifyCode, password } })
    await expect(attempt).rejects.toMatchObject({ returnCode: '3000', items: [{ field: 'body.password' }] })
    await gateway.call('registerByPhone', { body: { tel: newTel, verifyCode, password: newPassword } })
  },
)

test.each(['abcd123@', 'ABCD123@', 'Abcd1234', '密码Abcd12'])(
  'the new password %s meets the rule',
  async (password) => {
    const verifyCode = await sendCode(newTel, 'register')
    await gateway.call('registerByPhone', { body: { tel: newTel, verifyCode, password } })
    expect(await logIn(newTel, password)).toHaveProperty('access_token')
  },
)

test('7.1-06 a reset replaces the password, unlocks the account and ends its sessions', async () => {
  const tel = '13800000001'
  const { access_token: token } = await logIn('member01', seedPassword)
  for (let failures = 1; failures <= 5; failures++) await logIn('member01', 'Wrong@2026').catch(() => undefined)
  const verifyCode = await sendCode(tel, 'resetPwd')
  await gateway.call('resetForgottenPassword', { body: { tel, verifyCode, password: newPassword } })
  await expect(gateway.call('getCurrentUser', { token })).rejects.toMatchObject({ name: 'UnauthorizedFailure' })
  await expect(logIn('member01', seedPassword)).rejects.toMatchObject({ returnCode: '4002' })
  expect(await logIn('member01', newPassword)).toHaveProperty('access_token')
})

test('without the SMS code a reset does not tell whether the number has an account', async () => {
  expect(await resetWithoutCode('13900000002')).toEqual(await resetWithoutCode('13800000002'))
})

test('sending a code does not tell whether the number has an account', async () => {
  for (const tel of ['13800000001', newTel]) {
    await expect(gateway.call('sendRegisterSmsCaptcha', { query: { tel, type: 'resetPwd' } })).resolves.toEqual({
      resendAfter: 30,
    })
  }
})

test('7.1-08 a graphic captcha that comes along with the SMS request must be solved', async () => {
  const { captchaCodeId: id } = await gateway.call('createGraphCaptcha')
  const query = { tel: newTel, type: 'register', id, captchaCode: '????' } as const
  await expect(gateway.call('sendRegisterSmsCaptcha', { query })).rejects.toMatchObject({ returnCode: '4001' })
  expect(gateway.store.outbox.size).toBe(0)
})

test('7.1-08 a third code within the hour needs a graphic captcha', async () => {
  const query = { tel: newTel, type: 'register' } as const
  const sentAt = Date.now() - 10 * 60_000
  for (const id of ['sms-earlier', 'sms-later']) {
    const message = { id, tel: newTel, type: 'register', code: '111111', used: false, isUnproven: true } as const
    gateway.store.outbox.insert({ ...message, sentAt, expiresAt: sentAt + 300_000 })
  }
  await expect(gateway.call('sendRegisterSmsCaptcha', { query })).rejects.toMatchObject({ returnCode: '4001' })
  const { captchaCodeId: id } = await gateway.call('createGraphCaptcha')
  const captchaCode = gateway.store.captchas.get(id)!.answer
  await expect(gateway.call('sendRegisterSmsCaptcha', { query: { ...query, id, captchaCode } })).resolves.toEqual({
    resendAfter: 30,
  })
})

test('7.1-05 an account registered without a password sets one, once', async () => {
  await gateway.call('sendLoginSmsCaptcha', { query: { tel: newTel, purpose: 'login' } })
  const login = { tel: newTel, verifyCode: gateway.store.outbox.all()[0]!.code }
  await gateway.call('loginOrRegister', { body: login })
  await expect(logIn(newTel, newPassword)).rejects.toMatchObject({ returnCode: '4002' })
  // The next SMS is allowed after 30 seconds. Instead of waiting, the code is put into the outbox.
  const place = (code: string) =>
    gateway.state.services.sendSms({ tel: newTel, type: 'register', code, lifetimeSeconds: 300 })
  place('111111')
  const body = { tel: newTel, password: newPassword }
  await gateway.call('setRegisterPassword', { body: { ...body, verifyCode: '111111' } })
  expect(await logIn(newTel, newPassword)).toHaveProperty('access_token')
  place('222222')
  const again = gateway.call('setRegisterPassword', { body: { ...body, verifyCode: '222222' } })
  await expect(again).rejects.toMatchObject({ returnCode: '4090' })
})

test('7.1-16 changing the password needs the old one, keeps this session and ends the others', async () => {
  const here = await logIn('member01', seedPassword)
  // A session from before the limit of one login at a time.
  const elsewhere = { access_token: 'elsewhere-token-0001', refresh_token: 'elsewhere-refresh-0001' }
  gateway.store.sessions.insert({
    id: 'session-elsewhere',
    userId: 'u-1001',
    accessToken: elsewhere.access_token,
    refreshToken: elsewhere.refresh_token,
    accessExpiresAt: Date.now() + 60_000,
    revoked: false,
  })
  const change = (oldPassword: string) =>
    gateway.call('changePassword', { token: here.access_token, body: { oldPassword, newPassword } })
  await expect(change('Wrong@2026')).rejects.toMatchObject({ returnCode: '4002' })
  await change(seedPassword)
  expect(await gateway.call('getCurrentUser', { token: here.access_token })).toMatchObject({ id: 'u-1001' })
  await expect(gateway.call('getCurrentUser', { token: elsewhere.access_token })).rejects.toMatchObject({
    name: 'UnauthorizedFailure',
  })
  expect(await logIn('member01', newPassword)).toHaveProperty('access_token')
})

test('passwords encrypted with the tenant key sign in and register, in several chunks and beyond ASCII', async () => {
  expect(await logIn('member01', await encrypted(seedPassword))).toHaveProperty('access_token')
  const long = `${'长密码'.repeat(12)}Abcd12`
  const verifyCode = await sendCode(newTel, 'register')
  await gateway.call('registerByPhone', { body: { tel: newTel, verifyCode, password: await encrypted(long) } })
  expect(await logIn(newTel, long)).toHaveProperty('access_token')
})

test('a password encrypted before a reset of the gateway still signs in after it', async () => {
  const password = await encrypted(seedPassword)
  gateway.state.reset()
  expect(await logIn('member01', password)).toHaveProperty('access_token')
})

test('ciphertext of another key is a wrong password, not a failure of the gateway', async () => {
  const foreign = Buffer.alloc(256, 7).toString('base64')
  await expect(logIn('member01', foreign)).rejects.toMatchObject({ returnCode: '4002' })
  await expect(logIn('member01', 'x'.repeat(60))).rejects.toMatchObject({ returnCode: '4002' })
})
