import { signIn } from '../../asked.ts'
import {
  type Defect,
  type Loose,
  type Passing,
  type Returning,
  changeBody,
  envelopeOf,
  jsonReply,
  onRequest,
  setJson,
} from '../../defect.ts'

const captcha = '/uaa/api/register/captcha/graph'

const isDone = (returning: Returning) => envelopeOf(returning)?.['returnCode'] === '200'

const tokenOf = (returning: Returning) => (envelopeOf(returning)?.['data'] as Loose)?.access_token as string | undefined

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

function survivors(): Defect {
  const older = new Set<string>()
  let newest = ''
  return {
    id: 'a session outlives the next signing in',
    group: 'account',
    operationId: 'loginByPassword',
    write: true,
    login: 'password',
    restart: () => {
      older.clear()
      newest = ''
    },
    request: ({ headers }) => {
      if (older.has(headers['authorization']?.split(' ')[1] ?? '')) headers['authorization'] = `Bearer ${newest}`
      return undefined
    },
    reply: (returning, { operationId, headers }) => {
      const token = tokenOf(returning)
      if (operationId === 'loginByPassword' && token !== undefined) {
        if (newest !== '') older.add(newest)
        newest = token
      }
      if (operationId === 'logout' && isDone(returning)) older.delete(headers['authorization']?.split(' ')[1] ?? '')
    },
    probe: async (ask) => {
      const { access_token } = await signIn(ask)
      await signIn(ask)
      return (await ask('/uaa/api/current-user', { headers: bearer(access_token) })).status === 200
    },
  }
}

function weak(): Defect {
  return {
    id: 'eight letters are a password',
    group: 'account',
    operationId: 'registerByPhone',
    write: true,
    login: 'code',
    request: onRequest('registerByPhone', (passing) => {
      changeBody(passing, (body) => {
        if (/^([a-z]{8,50}|\d{8,50})$/.test(String(body['password']))) body['password'] = 'Portal@2026'
      })
    }),
    probe: async (ask) => {
      const body = { tel: '13900001236', verifyCode: '000000', password: 'abcdefgh' }
      return (await ask('/uaa/api/register/tel', { body, as: 'visitor' })).code !== '3000'
    },
  }
}

function reusable(): Defect {
  const used = new Map<string, Buffer>()
  const keyOf = (passing: Passing) => {
    let key = ''
    changeBody(passing, ({ tel, verifyCode }) => {
      key = `${String(tel)} ${String(verifyCode)}`
    })
    return key
  }
  return {
    id: 'a code signs in or registers twice',
    group: 'account',
    operationId: 'loginOrRegister',
    write: true,
    login: 'code',
    restart: () => used.clear(),
    request: onRequest('loginOrRegister', (passing) => {
      const kept = used.get(keyOf(passing))
      return kept === undefined ? undefined : { ...jsonReply(null), body: kept }
    }),
    reply: (returning, passing) => {
      if (passing.operationId === 'loginOrRegister' && isDone(returning)) used.set(keyOf(passing), returning.body)
    },
    probe: async (ask) => {
      const tel = '13900001234'
      await ask(`/uaa/api/login/sms-captcha?tel=${tel}&purpose=login`, { as: 'visitor' })
      const [sms] = JSON.parse((await ask('/__mock/outbox')).text) as { code: string }[]
      const body = { tel, verifyCode: sms?.code }
      await ask('/uaa/loginOrRegister', { body, as: 'visitor' })
      return (await ask('/uaa/loginOrRegister', { body, as: 'visitor' })).code === '200'
    },
  }
}

function unrevoked(): Defect {
  const out = new Set<string>()
  return {
    id: 'a token that signed out checks as valid',
    group: 'account',
    operationId: 'checkToken',
    write: true,
    login: 'password',
    restart: () => out.clear(),
    reply: (returning, passing) => {
      if (!isDone(returning)) return
      if (passing.operationId === 'logout') out.add(passing.headers['authorization']?.split(' ')[1] ?? '')
      if (passing.operationId !== 'checkToken') return
      changeBody(passing, ({ token }) => {
        if (out.has(String(token))) setJson(returning, { returnCode: '200', data: { valid: true, expiresIn: 1500 } })
      })
    },
    probe: async (ask) => {
      const { access_token } = await signIn(ask)
      await ask('/uaa/api/logout', { method: 'POST', headers: bearer(access_token) })
      return (await ask('/uaa/api/token-check', { body: { token: access_token }, as: 'visitor' })).data.valid === true
    },
  }
}

function unasked(): Defect {
  return {
    id: 'the picture’s characters are not compared',
    group: 'account',
    operationId: 'sendRegisterSmsCaptcha',
    login: 'code',
    write: true,
    request: onRequest('sendRegisterSmsCaptcha', ({ url }) => {
      url.searchParams.delete('id')
      url.searchParams.delete('captchaCode')
    }),
    probe: async (ask) => {
      const { captchaCodeId } = (await ask(captcha, { method: 'POST', as: 'visitor' })).data
      const query = `tel=13900001235&type=register&id=${captchaCodeId}&captchaCode=wrong`
      return (await ask(`/uaa/api/register/sms-captcha?${query}`, { as: 'visitor' })).code === '200'
    },
  }
}

/** Tokens and codes that hold longer than they should. */
export const accountDefects: Defect[] = [survivors(), weak(), reusable(), unrevoked(), unasked()]
