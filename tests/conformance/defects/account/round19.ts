import { bodyOf, dataOf, signIn } from '../../asked.ts'
import {
  type Ask,
  type Defect,
  type Loose,
  type Passing,
  changeBody,
  codeOf,
  inData,
  jsonReply,
  onReply,
  remembering,
} from '../../defect.ts'
import { account } from '../../groups.ts'

const tokenOf = ({ headers }: Passing): string => (headers['authorization'] ?? '').replace('Bearer ', '')

const locked = { returnCode: '4003', errorMessage: '错误次数过多，已锁定，请 15 分钟后再试' }

const sso = '/uaa/api/current-user/code?redirectUri=https://calculator.example.gov.cn/&clientId=policy-calculator'

const asBearer = (token: string) => ({ as: 'visitor' as const, headers: { authorization: `Bearer ${token}` } })

async function mistake(ask: Ask): Promise<unknown> {
  const { captchaCodeId } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST', as: 'visitor' })).data
  const { answer } = JSON.parse((await ask(`/__mock/captcha/${captchaCodeId}`)).text) as { answer: string }
  const body = { username: 'member01', password: 'Mistaken@2026', captchaCode: answer, captchaCodeId }
  return (await ask('/uaa/login', { body, as: 'visitor' })).code
}

/** A login deletes the refresh token of the one before it; its access token is good until it expires. */
function earlierLoginGoesOn(): Pick<Defect, 'request' | 'reply' | 'restart'> {
  const users = new Map<string, string>()
  const newest = new Map<string, string>()
  const standIn = (token: string): string | undefined => {
    const latest = newest.get(users.get(token) ?? '')
    return latest === token ? undefined : latest
  }
  return {
    request: (passing) => {
      const stand = standIn(tokenOf(passing))
      if (stand !== undefined && passing.operationId === 'logout') {
        users.delete(tokenOf(passing))
        return jsonReply({ returnCode: '200', data: null })
      }
      if (stand !== undefined) passing.headers['authorization'] = `Bearer ${stand}`
      const checked = standIn(bodyOf(passing)['token'])
      if (passing.operationId === 'checkToken' && checked !== undefined)
        changeBody(passing, (body) => Object.assign(body, { token: checked }))
      return undefined
    },
    reply: (returning, passing) => {
      inData('loginByPassword', (data) => {
        const user = String(bodyOf(passing)['username']).trim()
        users.set(data.access_token, user)
        newest.set(user, data.access_token)
      })(returning, passing)
      inData('getCurrentUser', ({ loginName }) => {
        if (!users.has(tokenOf(passing))) users.set(tokenOf(passing), loginName)
      })(returning, passing)
      inData('logout', () => void users.delete(tokenOf(passing)))(returning, passing)
      // A pair that was renewed is no earlier login.
      inData('refreshTokens', () => newest.clear())(returning, passing)
    },
    restart: () => {
      users.clear()
      newest.clear()
    },
  }
}

export const accountDefects: Defect[] = [
  account({
    // 同一账号只保留一处登录，takenOver 为 true 时访问令牌已失效
    id: 'who logs in elsewhere stays logged in here',
    operationId: 'loginByPassword',
    login: 'password',
    write: true,
    ...earlierLoginGoesOn(),
    probe: async (ask) => {
      const first = await signIn(ask)
      await signIn(ask)
      return (await ask('/uaa/api/current-user', asBearer(first.access_token))).code === '200'
    },
  }),
  account({
    id: 'the check of a token reads its dates and does not know of logouts',
    operationId: 'checkToken',
    login: 'password',
    write: true,
    ...remembering(
      () => new Set<string>(),
      (left, returning, passing) => {
        if (passing.operationId === 'logout' && codeOf(returning) === '200') left.add(tokenOf(passing))
        inData('checkToken', (data) =>
          left.has(bodyOf(passing)['token']) ? { ...data, valid: true, expiresIn: 1500 } : undefined,
        )(returning, passing)
      },
    ),
    probe: async (ask) => {
      const { access_token: token } = await signIn(ask)
      await ask('/uaa/api/logout', { method: 'POST', ...asBearer(token) })
      return (await ask('/uaa/api/token-check', { body: { token }, as: 'visitor' })).data.valid
    },
  }),
  account({
    // 连续失败几次后锁定
    id: 'failures count even though one has logged in between',
    operationId: 'loginByPassword',
    login: 'password',
    write: true,
    ...remembering(
      () => new Map<string, number>(),
      (failures, returning, passing) =>
        onReply('loginByPassword', () => {
          const username = String(bodyOf(passing)['username']).trim()
          const before = failures.get(username) ?? 0
          const failed = codeOf(returning) === '4002' ? before + 1 : before
          failures.set(username, failed)
          if (failed >= 5 && ['200', '4002'].includes(String(codeOf(returning))))
            Object.assign(returning, jsonReply(locked))
        })(returning, passing),
    ),
    probe: async (ask) => {
      for (const _ of [1, 2, 3]) await mistake(ask)
      await signIn(ask)
      await mistake(ask)
      return (await mistake(ask)) === '4003'
    },
  }),
  account({
    id: 'the code for another application is the same each time',
    operationId: 'getCurrentUserCode',
    ...remembering(
      () => new Map<string, Loose>(),
      (codes, returning, passing) =>
        inData('getCurrentUserCode', (data) => {
          const key = `${tokenOf(passing)} ${passing.url.searchParams.get('clientId')}`
          if (!codes.has(key)) codes.set(key, data)
          return codes.get(key)
        })(returning, passing),
    ),
    probe: async (ask) => (await dataOf(ask, sso)).code === (await dataOf(ask, sso)).code,
  }),
  account({
    id: 'a code to log in is sent as often as one asks',
    operationId: 'sendLoginSmsCaptcha',
    login: 'code',
    write: true,
    reply: onReply('sendLoginSmsCaptcha', (returning) => {
      if (codeOf(returning) === '4005')
        Object.assign(returning, jsonReply({ returnCode: '200', data: { resendAfter: 30 } }))
    }),
    probe: async (ask) => {
      const target = '/uaa/api/login/sms-captcha?tel=13800000001&purpose=login'
      await ask(target, { as: 'visitor' })
      return (await ask(target, { as: 'visitor' })).code === '200'
    },
  }),
]
