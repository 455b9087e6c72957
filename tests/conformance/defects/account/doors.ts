import { type Defect, envelopeOf, inData, onReply, setJson } from '../../defect.ts'

/** The tokens of the first exchange are handed out again for the token that was used up. */
function reusedRefreshToken(): Defect {
  const exchanged = new Map<string, Buffer>()
  return {
    id: 'a refresh token is not used up',
    group: 'account',
    operationId: 'refreshTokens',
    write: true,
    reply: onReply('refreshTokens', (returning, { body }) => {
      const known = exchanged.get(body)
      if (returning.status === 401 && known !== undefined) Object.assign(returning, { status: 200, body: known })
      else if (envelopeOf(returning)?.['returnCode'] === '200') exchanged.set(body, returning.body)
    }),
    probe: async (ask) => {
      const body = { refreshToken: 'example-refresh-token-0001' }
      await ask('/uaa/api/refresh-token', { body, as: 'visitor' })
      return (await ask('/uaa/api/refresh-token', { body, as: 'visitor' })).code === '200'
    },
  }
}

export const accountDefects: Defect[] = [
  reusedRefreshToken(),
  {
    id: 'the code comes with the answer, as on the test system',
    group: 'account',
    operationId: 'sendRegisterSmsCaptcha',
    write: true,
    login: 'code',
    reply: inData('sendRegisterSmsCaptcha', (sent) => ({ ...sent, verifyCode: '482915' })),
    probe: async (ask) =>
      (await ask('/uaa/api/register/sms-captcha?tel=13900001234&type=register', { as: 'visitor' })).data.verifyCode ===
      '482915',
  },
  {
    id: 'hash of the password beside the user',
    group: 'account',
    operationId: 'getCurrentUser',
    reply: inData('getCurrentUser', (user) => ({
      ...user,
      password: '$2a$10$7EqJtq98hPqEX7fNZaFWoOhi5J1c4n2Yw1rJ0Zr8b0f3T0kGZ1cWm',
    })),
    probe: async (ask) => (await ask('/uaa/api/current-user')).data.password !== undefined,
  },
  {
    id: 'the old password is not compared',
    group: 'account',
    operationId: 'changePassword',
    write: true,
    login: 'password',
    reply: onReply('changePassword', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] === '4002') setJson(returning, { returnCode: '200', data: null })
    }),
    probe: async (ask) => {
      const body = { oldPassword: 'Wrong@2026', newPassword: 'Renewed@2026' }
      return (await ask('/uaa/api/user/change/password', { method: 'PUT', body })).code === '200'
    },
  },
  {
    id: 'the captcha of the login is not compared',
    group: 'account',
    operationId: 'loginByPassword',
    write: true,
    reply: onReply('loginByPassword', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] === '4001')
        setJson(returning, { returnCode: '4002', errorMessage: '用户名或密码错误' })
    }),
    probe: async (ask) => {
      const { captchaCodeId } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST', as: 'visitor' })).data
      const body = { username: 'nobody', password: 'Wrong@2026', captchaCode: '!!!!', captchaCodeId }
      return (await ask('/uaa/login', { body, as: 'visitor' })).code === '4002'
    },
  },
]
