import { expect, test, vi } from 'vitest'
import { call } from '#gateway/call.ts'
import { createGatewayClient } from '#gateway/client.ts'
import { noCookies } from '#gateway/cookies.ts'
import { createSession } from '#gateway/session.ts'
import { refetchOnRequestError } from './graphCaptcha.ts'

function failingGateway() {
  return createGatewayClient({
    baseUrl: 'http://gateway.invalid',
    fetch: () => Promise.resolve(Response.json({ returnCode: '4002', errorMessage: '账号或密码错误' })),
    tenantHost: 'portal.example',
    session: createSession(noCookies),
    tenantId: () => Promise.resolve('t-1'),
    notify: () => {},
    onSessionLost: () => {},
  })
}

const body = { username: 'member01', password: 'Portal@2026', captchaCode: 'A7kP', captchaCodeId: 'cap-1' }

test('8-24 a failed login fetches a new captcha', async () => {
  const gateway = failingGateway()
  const refetch = vi.fn<() => void>()
  refetchOnRequestError(gateway, refetch)
  await expect(call(gateway, 'loginByPassword', { body })).rejects.toThrow('账号或密码错误')
  expect(refetch).toHaveBeenCalledOnce()
})

test('8-24 a captcha that cannot be fetched is not requested in a loop', async () => {
  const gateway = failingGateway()
  const refetch = vi.fn<() => void>()
  refetchOnRequestError(gateway, refetch)
  await expect(call(gateway, 'createGraphCaptcha', {})).rejects.toThrow('账号或密码错误')
  expect(refetch).not.toHaveBeenCalled()
})

test('8-24 once the captcha is off the screen nothing is fetched', async () => {
  const gateway = failingGateway()
  const refetch = vi.fn<() => void>()
  refetchOnRequestError(gateway, refetch)()
  await expect(call(gateway, 'loginByPassword', { body })).rejects.toThrow('账号或密码错误')
  expect(refetch).not.toHaveBeenCalled()
})
