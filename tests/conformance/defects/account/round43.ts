import { type Defect, type Returning, envelopeOf, onReply, onRequest, setJson } from '../../defect.ts'
import { askerOf, bodyOf, signIn } from '../../asked.ts'
import { account } from '../../groups.ts'
import { bearing, logIn, visitor } from '../shared/requests.ts'

const given = new Map<string, Returning>()

const opened = new Set<string>()

let newest = ''

export const accountDefects: Defect[] = [
  account({
    id: 'an address that only begins like the registered one gets a sign-on code',
    operationId: 'getCurrentUserCode',
    request: onRequest('getCurrentUserCode', ({ url }) => {
      const registered = 'https://calculator.example.gov.cn'
      const sent = url.searchParams.get('redirectUri') ?? ''
      if (sent.startsWith(registered)) url.searchParams.set('redirectUri', `${registered}/`)
    }),
    probe: async (ask) => {
      const redirectUri = encodeURIComponent('https://calculator.example.gov.cn.evil.test/')
      const target = `/uaa/api/current-user/code?clientId=policy-calculator&redirectUri=${redirectUri}`
      return (await ask(target)).code === '200'
    },
  }),
  account({
    id: 'a failed login tells that nobody has the name',
    operationId: 'loginByPassword',
    login: 'password',
    reply: onReply('loginByPassword', (returning, passing) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] !== '4002' || bodyOf(passing)['username'] === 'member01') return
      setJson(returning, { ...envelope, errorMessage: '用户不存在' })
    }),
    probe: async (ask) => {
      const failed = async (username: string) => (await logIn(ask, username, 'Wrong@2026')).text
      return (await failed('member01')) !== (await failed('nobody77'))
    },
  }),
  account({
    id: 'an earlier login goes on after a later one elsewhere',
    operationId: 'loginByPassword',
    login: 'password',
    request: (passing) => {
      if (opened.has(askerOf(passing))) passing.headers['authorization'] = newest
      return undefined
    },
    reply: onReply('loginByPassword', (returning) => {
      const data = envelopeOf(returning)?.['data'] as { access_token?: string } | null | undefined
      if (typeof data?.access_token !== 'string') return
      newest = `Bearer ${data.access_token}`
      opened.add(newest)
    }),
    restart: () => opened.clear(),
    probe: async (ask) => {
      const { access_token: earlier } = await signIn(ask)
      await signIn(ask)
      return (await ask('/uaa/api/current-user', bearing(earlier))).status === 200
    },
  }),
  account({
    id: 'a token that was once valid checks as valid after logout',
    operationId: 'checkToken',
    write: true,
    request: onRequest('checkToken', ({ body }) => given.get(body)),
    reply: onReply('checkToken', (returning, { body }) => {
      if (returning.body.includes('"valid":true')) given.set(body, { ...returning })
    }),
    restart: () => given.clear(),
    probe: async (ask) => {
      const { access_token: token } = await signIn(ask)
      const check = async () => (await ask('/uaa/api/token-check', { body: { token }, as: 'visitor' })).data.valid
      const before = await check()
      await ask('/uaa/api/logout', { method: 'POST', ...bearing(token) })
      return before === true && (await check()) === true
    },
  }),
  account({
    id: 'an SMS is sent for a wrong captcha',
    operationId: 'sendRegisterSmsCaptcha',
    write: true,
    request: onRequest('sendRegisterSmsCaptcha', ({ url }) => {
      url.searchParams.delete('id')
      url.searchParams.delete('captchaCode')
    }),
    probe: async (ask) => {
      const { captchaCodeId } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST', ...visitor })).data
      const target = '/uaa/api/register/sms-captcha?tel=13900004321&type=register'
      return (await ask(`${target}&id=${captchaCodeId}&captchaCode=0000`, { as: 'visitor' })).code === '200'
    },
  }),
]
