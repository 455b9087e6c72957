import { askerOf, bodyOf, dataOf, signIn } from '../../asked.ts'
import { type Defect, type Loose, codeOf, envelopeOf, inData, onReply, remembering, setJson } from '../../defect.ts'
import { givenAgain } from '../shared/hooks.ts'
import { logIn } from '../shared/requests.ts'
import { issuedTokens } from '../shared/tokens.ts'
import { account } from '../../groups.ts'

const refreshTokenOf = (passing: Parameters<typeof bodyOf>[0]): string => bodyOf(passing)['refreshToken'] ?? ''

/** Who is logged in elsewhere lives on, as the one that has logged in last. */
function othersLiveOn(): Pick<Defect, 'request' | 'reply' | 'restart'> {
  const issued = issuedTokens()
  let latest: string | undefined
  return {
    request: ({ headers }) => {
      const token = headers['authorization']?.replace('Bearer ', '')
      const isOwn = token !== undefined && !token.includes('second') && issued.tokens.has(token)
      if (isOwn && latest !== undefined) headers['authorization'] = latest
      return undefined
    },
    reply: (returning, passing) => {
      issued.note(returning)
      if (passing.operationId !== 'loginByPassword' || codeOf(returning) !== '200') return
      latest = `Bearer ${(envelopeOf(returning) as Loose).data.access_token}`
    },
    restart: () => {
      issued.forget()
      latest = undefined
    },
  }
}

export const accountDefects: Defect[] = [
  account({
    id: 'a refresh token that was used gives tokens again',
    operationId: 'refreshTokens',
    write: true,
    ...remembering(
      () => new Map<string, Loose>(),
      (given, returning, passing) =>
        onReply('refreshTokens', () => {
          const old = given.get(refreshTokenOf(passing))
          if (codeOf(returning) === '200') given.set(refreshTokenOf(passing), envelopeOf(returning))
          else if (old !== undefined) {
            returning.status = 200
            setJson(returning, old)
          }
        })(returning, passing),
    ),
    probe: async (ask) => {
      const body = { refreshToken: 'example-refresh-token-0001' }
      await ask('/uaa/api/refresh-token', { body, as: 'visitor' })
      return (await ask('/uaa/api/refresh-token', { body, as: 'visitor' })).status === 200
    },
  }),
  account({
    id: 'a login leaves the earlier sessions of the account alive',
    operationId: 'loginByPassword',
    login: 'password',
    ...othersLiveOn(),
    probe: async (ask) => {
      await signIn(ask)
      return (await ask('/uaa/api/current-user')).status === 200
    },
  }),
  account({
    id: 'the refusal of a login tells whether there is such an account',
    operationId: 'loginByPassword',
    login: 'password',
    reply: onReply('loginByPassword', (returning, passing) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] !== '4002') return
      const isKnown = ['member01', '13800000001'].includes(bodyOf(passing)['username'])
      setJson(returning, { ...envelope, errorMessage: isKnown ? '密码错误' : '该用户不存在' })
    }),
    probe: async (ask) => {
      const refusals = []
      for (const name of ['member01', 'nobody77']) refusals.push((await logIn(ask, name, 'Wrong@2026')).text)
      return refusals[0] !== refusals[1]
    },
  }),
  account({
    id: 'a token that was checked once stays valid after the logout',
    operationId: 'checkToken',
    write: true,
    ...remembering(
      () => new Map<string, Loose>(),
      (valid, returning, passing) =>
        inData('checkToken', (data) => {
          const { token } = bodyOf(passing)
          if (data.valid === true) valid.set(token, data)
          return valid.get(token)
        })(returning, passing),
    ),
    probe: async (ask) => {
      const isValid = async () => {
        const body = { token: 'contract-test-token' }
        return (await ask('/uaa/api/token-check', { body, as: 'visitor' })).data.valid as boolean
      }
      await isValid()
      await ask('/uaa/api/logout', { method: 'POST' })
      return isValid()
    },
  }),
  account({
    id: 'the code for another application is the same every time',
    operationId: 'getCurrentUserCode',
    ...givenAgain('getCurrentUserCode', (passing) => askerOf(passing) + passing.url.search),
    probe: async (ask) => {
      const redirect = encodeURIComponent('https://calculator.example.gov.cn/')
      const target = `/uaa/api/current-user/code?redirectUri=${redirect}&clientId=policy-calculator`
      const [one, other] = [await dataOf(ask, target), await dataOf(ask, target)]
      return one !== undefined && JSON.stringify(one) === JSON.stringify(other)
    },
  }),
]
