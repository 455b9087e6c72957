import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createMockGateway, type MockGateway } from '../gateway/gateway.ts'
import { seedPassword } from './uaa/account/userSeeds.ts'

let gateway: MockGateway
let origin: string
let token: string

beforeAll(async () => {
  gateway = await createMockGateway()
  origin = await gateway.listen(0)
})
beforeEach(async () => {
  gateway.reset()
  token = (await logIn()).access_token
})
// All replies of these tests must follow the contract.
afterAll(async () => {
  await gateway.close()
  if (gateway.drifts.length > 0) throw new Error(JSON.stringify(gateway.drifts))
})

async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const json = body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }
  return fetch(origin + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...json, ...headers },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  })
}

/** The data of a successful reply. */
async function ask<Data = unknown>(method: string, path: string, body?: unknown): Promise<Data> {
  const reply = await send(method, path, body)
  const envelope = (await reply.json()) as { returnCode: string; data: Data }
  expect(envelope).toMatchObject({ returnCode: '200' })
  return envelope.data
}

async function askFailing(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
  const reply = await send(method, path, body)
  return { status: reply.status, ...((await reply.json()) as object) }
}

interface Tokens {
  access_token: string
  refresh_token: string
}

async function logIn(): Promise<Tokens> {
  const captcha = await ask<{ captchaCodeId: string; imageSrc: string }>('POST', '/uaa/api/register/captcha/graph')
  const image = await send('GET', captcha.imageSrc)
  expect(image.headers.get('content-type')).toContain('image/svg+xml')
  const answer = await fetch(`${origin}/__mock/captcha/${captcha.captchaCodeId}`)
  const { answer: captchaCode } = (await answer.json()) as { answer: string }
  const form = { username: 'member01', password: seedPassword, captchaCodeId: captcha.captchaCodeId, captchaCode }
  return ask('POST', '/uaa/login', { ...form, loginType: 'member' })
}

function lastCode() {
  return gateway.store.outbox.all().at(-1)!.code
}

test('a session lives from the captcha to signing out', async () => {
  const tokens = await logIn()
  const renewed = await ask<Tokens>('POST', '/uaa/api/refresh-token', { refreshToken: tokens.refresh_token })
  const spent = await askFailing('POST', '/uaa/api/refresh-token', { refreshToken: tokens.refresh_token })
  expect(spent).toMatchObject({ status: 401, returnCode: '401' })
  token = renewed.access_token
  expect(await ask('GET', '/uaa/api/current-user')).toMatchObject({ loginName: 'member01' })
  expect(await ask('POST', '/uaa/api/token-check', { token })).toMatchObject({ valid: true })
  expect(await ask('POST', '/uaa/api/logout')).toBeNull()
  expect(await askFailing('GET', '/uaa/api/current-user')).toMatchObject({ status: 401 })
})

test('signing in by phone, registering and resetting go through an SMS code', async () => {
  await ask('GET', '/uaa/api/login/sms-captcha?tel=13800000002&purpose=login')
  await ask('POST', `/uaa/login-phone?tel=13800000002&verifyCode=${lastCode()}`)
  await ask('GET', '/uaa/api/login/sms-captcha?tel=13900000005&purpose=login')
  await ask('POST', '/uaa/loginOrRegister', { tel: '13900000005', verifyCode: lastCode() })
  await ask('GET', '/uaa/api/register/sms-captcha?tel=13900000006&type=register')
  const registration = { tel: '13900000006', verifyCode: lastCode(), password: 'Fresh#2026' }
  await ask('POST', '/uaa/api/register/tel', registration)
  await ask('GET', '/uaa/api/register/sms-captcha?tel=13800000003&type=resetPwd')
  const reset = { tel: '13800000003', verifyCode: lastCode(), password: 'Fresh#2026' }
  await ask('PUT', '/uaa/api/ua/password/forgot', reset)
  const again = await askFailing('PUT', '/uaa/api/ua/password/forgot', reset)
  expect(again).toMatchObject({ status: 200, returnCode: '4004' })
  expect(await askFailing('PUT', '/uaa/api/register/password', reset)).toMatchObject({ returnCode: '4004' })
})

test('a wrong captcha and a broken password rule are business errors', async () => {
  const form = { username: 'member01', password: seedPassword, captchaCodeId: 'cap-0', captchaCode: 'abcd' }
  expect(await askFailing('POST', '/uaa/login', form)).toMatchObject({ status: 200, returnCode: '4001' })
  const change = { oldPassword: seedPassword, newPassword: 'weak' }
  expect(await askFailing('PUT', '/uaa/api/user/change/password', change)).toMatchObject({
    returnCode: '3000',
    data: [{ field: 'body.newPassword' }],
  })
})

test('an uploaded photo is downloaded byte for byte and becomes the portrait', async () => {
  const bytes = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 255, 128, 200])
  const form = new FormData()
  form.set('file', new File([bytes], '头像.png', { type: 'image/png' }))
  const { url } = await ask<{ url: string }>('POST', '/uaa/api/upload/file', form)
  const download = await send('GET', url)
  expect(download.headers.get('content-type')).toBe('image/png')
  expect([...new Uint8Array(await download.arrayBuffer())]).toEqual([...bytes])
  await ask('PUT', '/uaa/api/user/update/photo', { image: url })
  expect(await ask('GET', '/uaa/api/current-user')).toMatchObject({ image: url })
})

test('documents are downloaded as attachments, unknown files and captchas are 404', async () => {
  const form = new FormData()
  form.set('file', new File(['%PDF-1.7'], '材料.pdf'))
  const { url } = await ask<{ url: string }>('POST', '/uaa/api/upload/file', form)
  const download = await send('GET', url)
  expect(download.headers.get('content-disposition')).toContain(encodeURIComponent('材料.pdf'))
  const missing = await askFailing('GET', '/uaa/api/download/file?filePath=f-0&fileName=x.pdf')
  expect(missing).toMatchObject({ status: 404, returnCode: '404' })
  expect(await askFailing('GET', '/uaa/api/register/captcha/graph/cap-0')).toMatchObject({ status: 404 })
})

/** A list with an entry that has these values. */
const listWith = (values: object): unknown => expect.arrayContaining([expect.objectContaining(values)])

test.each([
  ['/uaa/api/ua/tenant/info', expect.objectContaining({ id: 't-321283', themeColor: '#0069E8' })],
  ['/uaa/api/ua/module-config/list', listWith({ moduleCode: 'FOOTER_LINK' })],
  [
    '/uaa/api/ua/module-config/list?moduleCode=QUICK_ENTRY',
    [{ moduleCode: 'QUICK_ENTRY', items: listWith({ name: '政策搜索', url: '/policy/info' }) }],
  ],
  ['/uaa/api/dict/value?typeCode=EN_TYPE', listWith({ label: '高新技术企业' })],
  [
    '/uaa/api/dict/value/multiple?typeCodes=PO_TECHNICAL,PO_PJ_STATE',
    { PO_TECHNICAL: listWith({ label: '重点实验室' }), PO_PJ_STATE: listWith({ label: '在建', value: 'BUILDING' }) },
  ],
  ['/uaa/api/states/provinces', listWith({ id: '320000', name: '江苏省' })],
  ['/uaa/api/states/provinces/320000/cities', listWith({ id: '321200', name: '泰州市' })],
  ['/uaa/api/states/provinces/cities/321200/counties', listWith({ id: '321283', name: '泰兴市' })],
  ['/uaa/api/ua/zz/qr', { qrId: 'zz-1', content: 'zz-login:zz-1', expiresIn: 180 }],
  [
    '/uaa/api/current-user/code?clientId=policy-calculator&redirectUri=https%3A%2F%2Fcalculator.example.gov.cn%2Fback',
    { code: expect.stringMatching(/^[\w-]{43}$/), expiresIn: 60 },
  ],
])('GET %s answers from state', async (path, seeded) => {
  expect(await ask('GET', path)).toEqual(seeded)
})

test('several dictionaries come keyed by code over the wire', async () => {
  const lists = await ask<object>('GET', '/uaa/api/dict/value/multiple?typeCodes=PO_TECHNICAL,PO_PJ_STATE')
  expect(Object.keys(lists)).toEqual(['PO_TECHNICAL', 'PO_PJ_STATE'])
  const unknown = await askFailing('GET', '/uaa/api/dict/value/multiple?typeCodes=NOT_A_CODE')
  expect(unknown).toMatchObject({ status: 200, returnCode: '3000' })
})

test('the enterprise portal and the QR sign-in hand out tokens', async () => {
  expect(await ask('POST', '/uaa/sso/login', { enId: 'en-1001' })).toHaveProperty('token')
  const { qrId } = await ask<{ qrId: string }>('GET', '/uaa/api/ua/zz/qr')
  expect(await askFailing('POST', '/uaa/api/ua/zz/token', { qrId })).toMatchObject({ returnCode: '4090' })
  expect(await ask('POST', '/uaa/api/ua/zz/token', { qrId })).toHaveProperty('refresh_token')
})
