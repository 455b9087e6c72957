import { askerOf, bodyOf, dataOf, parameter, signIn } from '../../asked.ts'
import {
  type Defect,
  type Loose,
  changeBody,
  envelopeOf,
  inData,
  onReply,
  onRequest,
  remembering,
  setJson,
} from '../../defect.ts'
import { account } from '../../groups.ts'
import { encoded } from '../shared/values.ts'

export const accountDefects: Defect[] = [
  account({
    id: 'an earlier login goes on beside a later one',
    operationId: 'loginByPassword',
    login: 'password',
    ...(() => {
      const latest = new Map<string, string>()
      const users = new Map<string, string>()
      const living = (token: string) => latest.get(users.get(token) ?? '') ?? token
      return {
        request: (passing) => {
          const token = askerOf(passing).replace('Bearer ', '')
          if (users.has(token)) passing.headers['authorization'] = `Bearer ${living(token)}`
          if (passing.operationId === 'checkToken' && users.has(bodyOf(passing)['token'])) {
            changeBody(passing, (body) => {
              body['token'] = living(String(body['token']))
            })
          }
          return undefined
        },
        reply: inData('loginByPassword', ({ access_token: token }, passing) => {
          const user = String(bodyOf(passing)['username']).trim()
          users.set(token, user)
          latest.set(user, token)
        }),
        restart: () => {
          latest.clear()
          users.clear()
        },
      } satisfies Pick<Defect, 'request' | 'reply' | 'restart'>
    })(),
    probe: async (ask) => {
      const { access_token: token } = await signIn(ask)
      await signIn(ask)
      const headers = { authorization: `Bearer ${token}` }
      return (await ask('/uaa/api/current-user', { as: 'visitor', headers })).status === 200
    },
  }),
  account({
    id: 'the code for another application is always the same one',
    operationId: 'getCurrentUserCode',
    ...remembering(
      () => new Map<string, Loose>(),
      (codes, returning, passing) => {
        inData('getCurrentUserCode', (data) => {
          const key = `${askerOf(passing)} ${parameter('clientId')(passing)}`
          if (!codes.has(key)) codes.set(key, data)
          return codes.get(key)
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const redirectUri = encoded('https://calculator.example.gov.cn/')
      const target = `/uaa/api/current-user/code?redirectUri=${redirectUri}&clientId=policy-calculator`
      return (await dataOf(ask, target)).code === (await dataOf(ask, target)).code
    },
  }),
  account({
    id: 'a token is said to be valid after its logout',
    operationId: 'checkToken',
    login: 'password',
    ...remembering(
      () => new Set<string>(),
      (left, returning, passing) => {
        inData('logout', () => {
          left.add(askerOf(passing).replace('Bearer ', ''))
        })(returning, passing)
        inData('checkToken', (data) => {
          if (!data.valid && left.has(bodyOf(passing)['token'])) return { ...data, valid: true, expiresIn: 3500 }
          return undefined
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const { access_token: token } = await signIn(ask)
      const headers = { authorization: `Bearer ${token}` }
      await ask('/uaa/api/logout', { method: 'POST', as: 'visitor', headers })
      return (await ask('/uaa/api/token-check', { body: { token }, as: 'visitor' })).data.valid === true
    },
  }),
  account({
    id: 'a second code within the waiting time is said to be on its way',
    operationId: 'sendLoginSmsCaptcha',
    login: 'code',
    write: true,
    reply: onReply('sendLoginSmsCaptcha', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] !== '4005' || !(Number(envelope['retryAfter']) <= 60)) return
      setJson(returning, { returnCode: '200', data: { resendAfter: 30 } })
    }),
    probe: async (ask) => {
      const target = '/uaa/api/login/sms-captcha?tel=13800000001&purpose=login'
      await ask(target, { as: 'visitor' })
      return (await ask(target, { as: 'visitor' })).code === '200'
    },
  }),
  account({
    id: 'the captcha that goes with a request for an SMS is not compared',
    operationId: 'sendRegisterSmsCaptcha',
    login: 'code',
    write: true,
    request: onRequest('sendRegisterSmsCaptcha', ({ url: { searchParams } }) => {
      const isWhole = /^.{1,20}$/u.test(searchParams.get('captchaCode') ?? '') && searchParams.has('id')
      if (!isWhole) return
      searchParams.delete('id')
      searchParams.delete('captchaCode')
    }),
    probe: async (ask) => {
      const { captchaCodeId } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST', as: 'visitor' })).data
      const target = `/uaa/api/register/sms-captcha?tel=13900005678&type=register&id=${captchaCodeId}&captchaCode=----`
      return (await ask(target, { as: 'visitor' })).code === '200'
    },
  }),
]
