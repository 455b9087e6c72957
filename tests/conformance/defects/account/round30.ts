import { signIn } from '../../asked.ts'
import { type Defect, type Returning, codeOf, envelopeOf, inData } from '../../defect.ts'
import { onReply, onRequest, setJson } from '../../defect.ts'
import { account } from '../../groups.ts'
import { rewritten } from '../shared/hooks.ts'
import { fieldOf, isTaken, logIn, visitor } from '../shared/requests.ts'
import { memberToken } from '../shared/tokens.ts'

const tokenOf = fieldOf('token')
const userNameOf = fieldOf('username')
const refreshTokenOf = fieldOf('refreshToken')

const registered = 'https://calculator.example.gov.cn/'

function introspectionCache(): Pick<Defect, 'request' | 'reply' | 'restart'> {
  const valid = new Map<string, Returning>()
  return {
    request: onRequest('checkToken', (passing) => {
      const known = valid.get(tokenOf(passing))
      return known === undefined ? undefined : { ...known }
    }),
    reply: onReply('checkToken', (returning, passing) => {
      if (returning.body.includes('"valid":true')) valid.set(tokenOf(passing), { ...returning })
    }),
    restart: () => valid.clear(),
  }
}

export const accountDefects: Defect[] = [
  account({
    id: 'a password is changed without a look at the old one',
    write: true,
    ...rewritten('changePassword', (body) => {
      if ('oldPassword' in body) body.oldPassword = 'Portal@2026'
    }),
    probe: async (ask) => {
      const body = { oldPassword: 'Wrong@2026', newPassword: 'Harbour@2027' }
      return isTaken(ask, '/uaa/api/user/change/password', { method: 'PUT', body })
    },
  }),
  account({
    id: 'a failed login tells that the account does not exist',
    operationId: 'loginByPassword',
    login: 'password',
    reply: onReply('loginByPassword', (returning, passing) => {
      if (codeOf(returning) !== '4002' || /^(member\d\d|1380000\d{4})$/.test(userNameOf(passing))) return
      setJson(returning, { ...envelopeOf(returning), errorMessage: '账号不存在' })
    }),
    probe: async (ask) => (await logIn(ask, 'nobody-here', 'Wrong@2026')).text.includes('账号不存在'),
  }),
  account({
    id: 'the new refresh token is the old one again',
    operationId: 'refreshTokens',
    write: true,
    reply: (returning, passing) =>
      inData('refreshTokens', (data) => {
        data.refresh_token = refreshTokenOf(passing)
      })(returning, passing),
    probe: async (ask) => {
      const refreshToken = (await signIn(ask)).refresh_token
      const { data } = await ask('/uaa/api/refresh-token', { body: { refreshToken }, ...visitor })
      return data.refresh_token === refreshToken
    },
  }),
  account({
    id: 'a token that was checked once is valid after the logout',
    operationId: 'checkToken',
    write: true,
    ...introspectionCache(),
    probe: async (ask) => {
      const body = { token: memberToken }
      await ask('/uaa/api/token-check', { body })
      await ask('/uaa/api/logout', { method: 'POST' })
      return (await ask('/uaa/api/token-check', { body })).data.valid === true
    },
  }),
  account({
    id: 'an authorization code is given for an address that nobody registered',
    operationId: 'getCurrentUserCode',
    request: onRequest('getCurrentUserCode', ({ url: { searchParams } }) => {
      if (searchParams.get('clientId') !== 'policy-calculator') return
      if (searchParams.get('redirectUri')?.startsWith('https://') === true) searchParams.set('redirectUri', registered)
    }),
    probe: async (ask) => {
      const redirectUri = encodeURIComponent('https://calculator.example.gov.cn.other.example/')
      const target = `/uaa/api/current-user/code?clientId=policy-calculator&redirectUri=${redirectUri}`
      return isTaken(ask, target)
    },
  }),
]
