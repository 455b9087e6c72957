import { askerOf, bodyOf, signIn } from '../../asked.ts'
import { type Defect, changeBody, codeOf, inData, onReply, onRequest, remembering, setJson } from '../../defect.ts'
import { account } from '../../groups.ts'
import { done } from '../shared/requests.ts'

const seededPassword = 'Portal@2026'

const elsewhere = '/uaa/api/current-user/code?clientId=portal&redirectUri=https%3A%2F%2Felsewhere.example.com%2F'

export const accountDefects: Defect[] = [
  account({
    id: 'the old password is not looked at when a new one is set',
    operationId: 'changePassword',
    login: 'password',
    request: onRequest('changePassword', (passing) => {
      const { oldPassword } = bodyOf(passing)
      if (typeof oldPassword !== 'string' || oldPassword.length < 8) return
      changeBody(passing, (body) => {
        body['oldPassword'] = seededPassword
      })
    }),
    probe: async (ask) => {
      const body = { oldPassword: 'Mistaken@2026', newPassword: 'Renewed@2027' }
      return (await ask('/uaa/api/user/change/password', { method: 'PUT', body })).code === '200'
    },
  }),
  account({
    id: 'everybody is given the same captcha',
    operationId: 'createGraphCaptcha',
    ...remembering(
      () => new Map<string, Buffer>(),
      (kept, returning, passing) => {
        onReply('createGraphCaptcha', () => {
          if (codeOf(returning) !== '200') return
          kept.set('captcha', kept.get('captcha') ?? returning.body)
          returning.body = kept.get('captcha') ?? returning.body
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const create = async () => (await ask('/uaa/api/register/captcha/graph', { method: 'POST', as: 'visitor' })).data
      return (await create()).captchaCodeId === (await create()).captchaCodeId
    },
  }),
  account({
    id: 'a refresh token is as good as an access token',
    operationId: 'getCurrentUser',
    login: 'password',
    ...(() => {
      const accessOf = new Map<string, string>()
      return {
        request: onRequest('getCurrentUser', (passing) => {
          const token = accessOf.get(askerOf(passing).replace('Bearer ', ''))
          if (token !== undefined) passing.headers['authorization'] = `Bearer ${token}`
        }),
        reply: inData('loginByPassword', (data) => {
          accessOf.set(data.refresh_token, data.access_token)
        }),
        restart: () => {
          accessOf.clear()
        },
      }
    })(),
    probe: async (ask) => {
      const { refresh_token: token } = await signIn(ask)
      return (await ask('/uaa/api/current-user', { headers: { authorization: `Bearer ${token}` } })).status === 200
    },
  }),
  account({
    id: 'a code for the single sign-on is handed to any address',
    operationId: 'getCurrentUserCode',
    reply: onReply('getCurrentUserCode', (returning) => {
      if (codeOf(returning) === '4030') returning.body = done({ code: 'sso-code-a0c4d2e88b71', expiresIn: 60 }).body
    }),
    probe: async (ask) => (await ask(elsewhere)).code === '200',
  }),
  account({
    id: 'the captcha is looked at after the password',
    operationId: 'loginByPassword',
    login: 'password',
    reply: onReply('loginByPassword', (returning, passing) => {
      if (codeOf(returning) !== '4001' || bodyOf(passing)['password'] === seededPassword) return
      setJson(returning, { returnCode: '4002', errorMessage: '用户名或密码错误' })
    }),
    probe: async (ask) => {
      const { captchaCodeId } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST', as: 'visitor' })).data
      const body = { username: 'member01', password: 'Mistaken@2026', captchaCode: 'zzzz', captchaCodeId }
      return (await ask('/uaa/login', { body, as: 'visitor' })).code === '4002'
    },
  }),
]
