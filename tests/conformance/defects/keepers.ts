import { bodyOf, dataOf, shownRecords, signIn } from '../asked.ts'
import { changeBody, envelopeOf, inData, onReply, onRequest, setJson } from '../defect.ts'
import type { Ask, Defect, Loose, Passing, Returning } from '../defect.ts'

type Faulty = Pick<Defect, 'request' | 'reply' | 'restart'>

const access = (defect: Omit<Defect, 'group'>): Defect => ({ ...defect, group: 'access' })
const state = (defect: Omit<Defect, 'group'>): Defect => ({ ...defect, group: 'state', write: true })
const account = (defect: Omit<Defect, 'group'>): Defect => ({ ...defect, group: 'account' })
const http = (defect: Omit<Defect, 'group'>): Defect => ({ ...defect, group: 'http' })

const codeOf = (returning: Returning): unknown => envelopeOf(returning)?.['returnCode']
const isDone = (returning: Returning): boolean => codeOf(returning) === '200'
const callerOf = ({ headers }: Passing): string => headers['authorization'] ?? ''
const seededTokens = ['contract-test-token', 'conformance-second-member-token']
const seededPassword = 'Portal@2026'
const portrait = '/uaa/api/download/file?filePath=f-logo-2001&fileName=f-logo-2001.png'
const certificate = '/uaa/api/download/file?filePath=f-electricity-pdf&fileName=certificate.pdf'
const personnel = '/enterprise/api/member/en'
const investments = '/investment/api/customer/favorite'
const sessionId = 'conformance-keepers-0001'

/** Notes the access tokens that the gateway gives. */
function issuedTokens(): { tokens: Set<string>; note: (returning: Returning) => void; forget: () => void } {
  const tokens = new Set(seededTokens)
  return {
    tokens,
    note: (returning) => {
      const token = (envelopeOf(returning)?.['data'] as Loose)?.access_token
      if (typeof token === 'string') tokens.add(token)
    },
    forget: () => {
      tokens.clear()
      for (const token of seededTokens) tokens.add(token)
    },
  }
}

/** The cache in front of the records has their ids as keys, and does not ask whose they are. */
function cachedForAll(operationId: string, key: string, isRefused: (returning: Returning) => boolean): Faulty {
  const cached = new Map<string, Returning>()
  return {
    reply: onReply(operationId, (returning, { method, url }) => {
      const id = url.searchParams.get(key) ?? ''
      const isJson = (returning.headers['content-type'] ?? '').includes('json')
      if (method !== 'GET') return
      if (isRefused(returning)) Object.assign(returning, cached.get(id))
      else if (returning.status === 200 && (!isJson || isDone(returning))) cached.set(id, { ...returning })
    }),
    restart: () => cached.clear(),
  }
}

/** A message is marked by its id alone; whoever had it listed is its owner. */
function markedByAnybody(): Faulty {
  const owners = new Map<string, string>()
  const { tokens, note, forget } = issuedTokens()
  return {
    request: onRequest('readMessage', (passing) => {
      const owner = owners.get(passing.url.searchParams.get('id') ?? '')
      if (owner === undefined || !tokens.has(callerOf(passing).replace('Bearer ', ''))) return
      passing.headers['authorization'] = owner
    }),
    reply: (returning, passing) => {
      note(returning)
      inData('listMessages', ({ records }) => {
        for (const { id } of records) owners.set(id, callerOf(passing))
      })(returning, passing)
    },
    restart: () => {
      owners.clear()
      forget()
    },
  }
}

/** A token that is not known is ignored where visitors may come in, too. */
function strangersAreVisitors(operationId: string): Faulty {
  const { tokens, note, forget } = issuedTokens()
  return {
    request: onRequest(operationId, (passing) => {
      if (!tokens.has(callerOf(passing).replace('Bearer ', ''))) delete passing.headers['authorization']
    }),
    reply: note,
    restart: forget,
  }
}

/** Any binding will do, if the member has one that was approved. */
function pendingIsBound(): Faulty {
  const bound = new Map<string, Loose[]>()
  return {
    request: onRequest('loginToEnterprisePortal', (passing) => {
      const bindings = bound.get(callerOf(passing)) ?? []
      const { enId } = bodyOf(passing)
      const approved = bindings.find(({ bindAudit }) => bindAudit === 'PASS')
      const isPending = bindings.some((binding) => binding.enId === enId && binding.bindAudit === 'PENDING')
      if (!isPending || approved === undefined) return
      changeBody(passing, (body) => {
        body['enId'] = approved.enId
      })
    }),
    reply: inData('listMyEnterprises', (data, passing) => {
      bound.set(callerOf(passing), data)
    }),
    restart: () => bound.clear(),
  }
}

/** Only columns with a value are updated. */
function emptiedIsKept(): Faulty {
  const saved = new Map<string, Record<string, Loose>>()
  const keyOf = (passing: Passing): string => `${callerOf(passing)} ${passing.url.searchParams.get('enId')}`
  return {
    request: onRequest('saveEnterprisePersonnel', (passing) => {
      changeBody(passing, (body) => {
        for (const [field, value] of Object.entries(saved.get(keyOf(passing)) ?? {})) {
          if (body[field] === null) body[field] = value
        }
      })
    }),
    reply: (returning, passing) => {
      inData('getEnterprisePersonnel', (data, asking) => {
        saved.set(keyOf(asking), data)
      })(returning, passing)
      if (passing.operationId === 'saveEnterprisePersonnel' && isDone(returning)) {
        saved.set(keyOf(passing), bodyOf(passing))
      }
    },
    restart: () => saved.clear(),
  }
}

/** The counter of what is unread goes down with reading, and is forgotten where messages are deleted. */
function deletedIsUnread(): Faulty {
  const unread = new Map<string, string>()
  const ghosts = new Map<string, string[]>()
  return {
    reply: (returning, passing) => {
      const { operationId, url } = passing
      const caller = callerOf(passing)
      inData('listMessages', ({ records }) => {
        for (const { id, read, type } of records) {
          if (read) unread.delete(id)
          else unread.set(id, type)
        }
      })(returning, passing)
      inData('countUnreadMessages', (data) => {
        for (const type of ghosts.get(caller) ?? []) {
          data.total += 1
          data.byType[type] += 1
        }
      })(returning, passing)
      if (operationId === 'readMessage' && isDone(returning)) {
        const id = url.searchParams.get('id') ?? ''
        if (id !== 'all') unread.delete(id)
        else {
          unread.clear()
          ghosts.delete(caller)
        }
      }
      if (operationId !== 'deleteMessages' || !isDone(returning)) return
      for (const id of (url.searchParams.get('ids') ?? '').split(',')) {
        const type = unread.get(id)
        if (type !== undefined) ghosts.set(caller, [...(ghosts.get(caller) ?? []), type])
        unread.delete(id)
      }
    },
    restart: () => {
      unread.clear()
      ghosts.clear()
    },
  }
}

/** The condition on the id was forgotten: all favourites of the type go. */
function typeIsDeleted(): Faulty {
  let kept: { caller: string; type: string; id: string }[] = []
  let gone: { caller: string; type: string; id: string }[] = []
  return {
    reply: (returning, passing) => {
      const { operationId, url } = passing
      const caller = callerOf(passing)
      const isOf = (type: unknown, id: unknown) => (one: Loose) =>
        one.caller === caller && one.type === type && one.id === id
      if (operationId === 'addInvestmentFavorite') {
        const { targetType, targetId } = bodyOf(passing)
        const isGone = gone.some(isOf(targetType, targetId))
        if (codeOf(returning) === '4090' && isGone) setJson(returning, { returnCode: '200', data: null })
        if (!isDone(returning)) return
        gone = gone.filter((one) => !isOf(targetType, targetId)(one))
        kept.push({ caller, type: targetType, id: targetId })
      }
      if (operationId === 'deleteInvestmentFavorite' && isDone(returning)) {
        const type = url.searchParams.get('targetType')
        const isIt = isOf(type, url.searchParams.get('targetId'))
        if (gone.some(isIt)) setJson(returning, { returnCode: '4040', errorMessage: '不在收藏中' })
        gone = gone.filter((one) => !isIt(one))
        kept = kept.filter((one) => !isIt(one))
        gone.push(...kept.filter((one) => one.caller === caller && one.type === type))
        kept = kept.filter((one) => one.caller !== caller || one.type !== type)
      }
      inData('listInvestmentFavorites', (data) => {
        const records = data.records.filter(({ targetType, targetId }: Loose) => !gone.some(isOf(targetType, targetId)))
        const total = Math.max(0, data.total - (data.records.length - records.length))
        return { ...data, records, total, pages: Math.ceil(total / data.size) }
      })(returning, passing)
    },
    restart: () => {
      kept = []
      gone = []
    },
  }
}

/** Who is logged in is cached together with the picture of that time. */
function cachedPicture(): Faulty {
  const seen = new Map<string, string | undefined>()
  const stale = new Map<string, string | undefined>()
  return {
    reply: (returning, passing) => {
      const caller = callerOf(passing)
      inData('getCurrentUser', ({ image, ...user }) => {
        if (!stale.has(caller)) {
          seen.set(caller, image)
          return undefined
        }
        const old = stale.get(caller)
        return old === undefined ? user : { ...user, image: old }
      })(returning, passing)
      if (passing.operationId !== 'updatePhoto' || !isDone(returning)) return
      if (seen.has(caller) && !stale.has(caller)) stale.set(caller, seen.get(caller))
    },
    restart: () => {
      seen.clear()
      stale.clear()
    },
  }
}

/** The signature and the date of a token are checked, and not whether its session is over. */
function validUntilItsDate(): Faulty {
  const { tokens, note, forget } = issuedTokens()
  return {
    reply: (returning, passing) => {
      note(returning)
      inData('checkToken', ({ valid, takenOver }) =>
        !valid && takenOver !== true && tokens.has(bodyOf(passing)['token'])
          ? { valid: true, expiresIn: 1500, takenOver: false }
          : undefined,
      )(returning, passing)
    },
    restart: forget,
  }
}

/** The refresh token stays the same; only the access token is new. */
function refreshTokenStays(): Faulty {
  const newest = new Map<string, string>()
  const asked = new WeakMap<Passing, string>()
  return {
    request: onRequest('refreshTokens', (passing) => {
      const { refreshToken } = bodyOf(passing)
      if (typeof refreshToken !== 'string') return
      asked.set(passing, refreshToken)
      const current = newest.get(refreshToken)
      if (current === undefined) return
      changeBody(passing, (body) => {
        body['refreshToken'] = current
      })
    }),
    reply: inData('refreshTokens', (data, passing) => {
      const token = asked.get(passing)
      if (token === undefined) return undefined
      newest.set(token, data.refresh_token)
      return { ...data, refresh_token: token }
    }),
    restart: () => newest.clear(),
  }
}

/** The first password may be set a second time. */
function passwordSetAgain(): Faulty {
  const passwords = new Set<string>()
  return {
    request: onRequest('loginByPassword', (passing) => {
      if (!passwords.has(bodyOf(passing)['password'])) return
      changeBody(passing, (body) => {
        body['password'] = seededPassword
      })
    }),
    reply: onReply('setRegisterPassword', (returning, passing) => {
      if (codeOf(returning) !== '4090') return
      passwords.add(bodyOf(passing)['password'])
      setJson(returning, { returnCode: '200', data: null })
    }),
    restart: () => passwords.clear(),
  }
}

/** A login does not end the one before. */
function manyLogins(): Faulty {
  const names = new Map<string, string>()
  const newest = new Map<string, string>()
  const heirOf = (token: string): string => newest.get(names.get(token) ?? '') ?? token
  return {
    request: (passing) => {
      const token = callerOf(passing).replace('Bearer ', '')
      if (names.has(token)) passing.headers['authorization'] = `Bearer ${heirOf(token)}`
      if (passing.operationId !== 'checkToken' || !names.has(bodyOf(passing)['token'])) return undefined
      changeBody(passing, (body) => {
        body['token'] = heirOf(String(body['token']))
      })
      return undefined
    },
    reply: inData('loginByPassword', (data, passing) => {
      const { username } = bodyOf(passing)
      names.set(data.access_token, username)
      newest.set(username, data.access_token)
    }),
    restart: () => {
      names.clear()
      newest.clear()
    },
  }
}

/** The code is kept for its minute, and given to whoever asks again. */
function sameCodeAgain(): Faulty {
  const codes = new Map<string, unknown>()
  return {
    reply: inData('getCurrentUserCode', (data, passing) => {
      const key = `${callerOf(passing)} ${passing.url.search}`
      if (codes.has(key)) return codes.get(key)
      codes.set(key, data)
      return undefined
    }),
    restart: () => codes.clear(),
  }
}

async function startTalk(ask: Ask): Promise<void> {
  await ask('/consult/api/ua/smart/answer', { body: { sessionId, question: '研发费用加计扣除怎么算' } })
}

/** Who comes in, what is kept of what they leave, and on which terms. */
export const keeperDefects: Defect[] = [
  access({
    id: 'a declaration that its owner has opened is shown to every member',
    operationId: 'getDeclareRecord',
    ...cachedForAll('getDeclareRecord', 'id', (returning) => codeOf(returning) === '4030'),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/policy/api/customer/declare/list')
      const target = `/policy/api/customer/declare/detail?id=${records[0].id}`
      await ask(target)
      return (await ask(target, { as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'another member marks messages as read',
    operationId: 'readMessage',
    write: true,
    ...markedByAnybody(),
    probe: async (ask) => {
      const list = '/message/api/msg/list?read=false&size=50'
      const [{ id }] = (await dataOf(ask, list)).records
      await ask(`/message/api/msg/read?id=${id}`, { method: 'POST', as: 'stranger' })
      return !(await dataOf(ask, list)).records.some((record: Loose) => record.id === id)
    },
  }),
  access({
    id: 'visitors have the whole telephone number of a provider',
    operationId: 'getFacilitator',
    reply: inData('getFacilitator', ({ id, contact }) => {
      contact.contacts = contact.contacts.replace(/\*+/, '示例')
      contact.tel = contact.tel.replace('****', id.slice(-4))
    }),
    probe: async (ask) => {
      const { contact } = (await ask('/enterprise/api/ua/facilitator/fa-2001', { as: 'visitor' })).data
      return !contact.tel.includes('*')
    },
  }),
  access({
    id: 'every member has the telephone number behind a demand',
    operationId: 'getDemand',
    reply: inData('getDemand', (data) => {
      if (data.own !== false || data.contact !== undefined) return
      const { contactName, contactTel } = data.contactMasked
      data.contact = {
        contactName: contactName.replace(/\*+/, '示例'),
        contactTel: contactTel.replace('****', '0000'),
      }
    }),
    probe: async (ask) => {
      const [{ id }] = await shownRecords(ask, '/supanddem/api/ua/show/demand/list?size=1')
      const { data } = await ask(`/supanddem/api/ua/show/demand/detail?id=${id}`, { as: 'stranger' })
      return data.contact !== undefined && data.myDocking === undefined
    },
  }),
  access({
    id: 'a private file is public after its first download',
    operationId: 'downloadFile',
    ...cachedForAll('downloadFile', 'filePath', ({ status }) => status === 401 || status === 403),
    probe: async (ask) => {
      await ask(certificate)
      return (await ask(certificate, { as: 'visitor' })).status === 200
    },
  }),
  access({
    id: 'whose login is over reads the policy as a visitor',
    operationId: 'getPolicyDetail',
    ...strangersAreVisitors('getPolicyDetail'),
    probe: async (ask) => {
      const headers = { authorization: 'Bearer conformance-expired-token' }
      return (await ask('/policy/api/ua/policy/detail?id=p-1001', { as: 'visitor', headers })).status === 200
    },
  }),
  access({
    id: 'the token may stand in the address',
    operationId: 'listContentFavorites',
    request: onRequest('listContentFavorites', ({ url: { searchParams }, headers }) => {
      const token = searchParams.get('access_token') ?? searchParams.get('token')
      if (token === null || headers['authorization'] !== undefined) return
      headers['authorization'] = `Bearer ${token}`
      searchParams.delete('access_token')
      searchParams.delete('token')
    }),
    probe: async (ask) => {
      const target = `/content/api/customer/favorite/list?access_token=${seededTokens[0]}`
      return (await ask(target, { as: 'visitor' })).status === 200
    },
  }),
  access({
    id: 'the portal is open before the enterprise has been approved',
    operationId: 'loginToEnterprisePortal',
    ...pendingIsBound(),
    probe: async (ask) => {
      const bindings: Loose[] = await dataOf(ask, '/enterprise/api/member/en/list')
      const { enId } = bindings.find(({ bindAudit }) => bindAudit === 'PENDING')
      return (await ask('/uaa/sso/login', { body: { enId } })).code === '200'
    },
  }),
  state({
    id: 'a number of people that is emptied stays',
    operationId: 'saveEnterprisePersonnel',
    ...emptiedIsKept(),
    probe: async (ask) => {
      const saved = await dataOf(ask, `${personnel}/personnel?enId=en-1001`)
      const body = { ...saved, overBachelorAmount: null }
      await ask(`${personnel}/save/personnel?enId=en-1001`, { body })
      return (await dataOf(ask, `${personnel}/personnel?enId=en-1001`)).overBachelorAmount !== null
    },
  }),
  state({
    id: 'reminders that are not given are set to their defaults again',
    operationId: 'subscribeTags',
    request: onRequest('subscribeTags', (passing) => {
      changeBody(passing, (body) => {
        const defaults = { frequency: 'WEEKLY', quietStart: '22:00', quietEnd: '08:00', deadlineRemind: [30, 7, 3, 1] }
        for (const [field, value] of Object.entries(defaults)) if (body[field] === undefined) body[field] = value
      })
    }),
    probe: async (ask) => {
      const target = '/policy/api/customer/tag/subscribe'
      await ask(target, { body: { tagIds: ['t-101'], frequency: 'DAILY' } })
      await ask(target, { body: { tagIds: ['t-101', 't-102'] } })
      return (await dataOf(ask, '/policy/api/customer/tag/mySubscribe')).frequency !== 'DAILY'
    },
  }),
  state({
    id: 'characters of four bytes are question marks',
    operationId: 'saveDemand',
    request: onRequest('saveDemand', (passing) => {
      changeBody(passing, (body) => {
        for (const [field, value] of Object.entries(body)) {
          if (typeof value === 'string') body[field] = value.replace(/[\u{10000}-\u{10FFFF}]/gu, '?')
        }
      })
    }),
    probe: async (ask) => {
      const title = '𬭚合金涂层工艺'
      const body = { submit: false, enId: 'en-1001', title, demandType: 'TECH' }
      const { id } = (await ask('/supanddem/api/customer/demand/save', { body })).data
      return (await dataOf(ask, `/supanddem/api/customer/demand/myDetail?id=${id}`)).title !== title
    },
  }),
  state({
    id: 'the name of a talk ends after twenty characters',
    operationId: 'renameRobotSession',
    request: onRequest('renameRobotSession', (passing) => {
      changeBody(passing, (body) => {
        const { title } = body
        if (typeof title === 'string' && title.trim().length <= 50) body['title'] = title.trim().slice(0, 20)
      })
    }),
    probe: async (ask) => {
      const title = '关于研发费用加计扣除与高新技术企业认定的咨询记录'
      await startTalk(ask)
      await ask('/consult/api/customer/smart/session/rename', { method: 'PUT', body: { sessionId, title } })
      return (await dataOf(ask, '/consult/api/customer/smart/session/page')).records[0].title !== title
    },
  }),
  state({
    id: 'an unread message is counted when it is deleted already',
    operationId: 'deleteMessages',
    ...deletedIsUnread(),
    probe: async (ask) => {
      const [{ id }] = (await dataOf(ask, '/message/api/msg/list?read=false')).records
      const before = await dataOf(ask, '/message/api/msg/count')
      await ask(`/message/api/msg/delete?ids=${id}`, { method: 'DELETE' })
      return (await dataOf(ask, '/message/api/msg/count')).total === before.total
    },
  }),
  state({
    id: 'with one favourite all of its kind are gone',
    operationId: 'deleteInvestmentFavorite',
    ...typeIsDeleted(),
    probe: async (ask) => {
      const houses = (await shownRecords(ask, '/investment/ua/showResource/listByType?type=HOUSE')).slice(0, 3)
      for (const { id } of houses) await ask(investments, { body: { targetType: 'HOUSE', targetId: id } })
      await ask(`${investments}?targetType=HOUSE&targetId=${houses[0].id}`, { method: 'DELETE' })
      return (await dataOf(ask, `${investments}/list`)).total === 0
    },
  }),
  state({
    id: 'a new portrait is seen after the next login only',
    operationId: 'updatePhoto',
    ...cachedPicture(),
    probe: async (ask) => {
      await ask('/uaa/api/current-user')
      await ask('/uaa/api/user/update/photo', { method: 'PUT', body: { image: portrait } })
      return (await dataOf(ask, '/uaa/api/current-user')).image !== portrait
    },
  }),
  account({
    id: 'a token is said to be good after its logout',
    operationId: 'checkToken',
    login: 'password',
    ...validUntilItsDate(),
    probe: async (ask) => {
      const { access_token: token } = await signIn(ask)
      const headers = { authorization: `Bearer ${token}` }
      await ask('/uaa/api/logout', { method: 'POST', as: 'visitor', headers })
      return (await ask('/uaa/api/token-check', { body: { token }, as: 'visitor' })).data.valid
    },
  }),
  account({
    id: 'the refresh token is the same for ever',
    operationId: 'refreshTokens',
    write: true,
    ...refreshTokenStays(),
    probe: async (ask) => {
      const sent = { body: { refreshToken: 'example-refresh-token-0001' }, as: 'visitor' as const }
      await ask('/uaa/api/refresh-token', sent)
      return (await ask('/uaa/api/refresh-token', sent)).code === '200'
    },
  }),
  account({
    id: 'the first password is set over the one that there is',
    operationId: 'setRegisterPassword',
    login: 'code',
    write: true,
    ...passwordSetAgain(),
    probe: async (ask) => {
      const tel = '13800000001'
      await ask(`/uaa/api/register/sms-captcha?tel=${tel}&type=register`, { as: 'visitor' })
      const sent = JSON.parse((await ask('/__mock/outbox', { as: 'visitor' })).text) as { code: string }[]
      const body = { tel, verifyCode: sent.at(-1)?.code ?? '', password: 'Another@2027' }
      return (await ask('/uaa/api/register/password', { method: 'PUT', body, as: 'visitor' })).code === '200'
    },
  }),
  account({
    id: 'two logins of one account are good at once',
    operationId: 'loginByPassword',
    login: 'password',
    ...manyLogins(),
    probe: async (ask) => {
      const { access_token: token } = await signIn(ask)
      await signIn(ask)
      const headers = { authorization: `Bearer ${token}` }
      return (await ask('/uaa/api/current-user', { as: 'visitor', headers })).code === '200'
    },
  }),
  account({
    id: 'the code for another application is the same twice',
    operationId: 'getCurrentUserCode',
    ...sameCodeAgain(),
    probe: async (ask) => {
      const query = { redirectUri: 'https://calculator.example.gov.cn/', clientId: 'policy-calculator' }
      const target = `/uaa/api/current-user/code?${new URLSearchParams(query)}`
      const { code } = await dataOf(ask, target)
      return (await dataOf(ask, target)).code === code
    },
  }),
  http({
    id: 'the name of a download is all question marks',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', ({ headers }, { url }) => {
      const name = url.searchParams.get('fileName') ?? ''
      if (headers['content-disposition'] === undefined || /^[\u0020-\u007e]*$/.test(name)) return
      headers['content-disposition'] = `attachment; filename="${name.replace(/[^\u0020-\u007e]/g, '?')}"`
    }),
    probe: async (ask) => {
      const { url, name } = await dataOf(ask, '/enterprise/api/ua/en/electricity/template')
      const disposition = (await ask(url)).headers.get('content-disposition') ?? ''
      return !disposition.includes(encodeURIComponent(name).slice(0, 18))
    },
  }),
  http({
    id: 'what a member sees of a resource is kept for everybody',
    operationId: 'getResource',
    reply: onReply('getResource', (returning) => {
      if (isDone(returning)) returning.headers['cache-control'] = 'public, max-age=300'
    }),
    probe: async (ask) => {
      const [{ id }] = await shownRecords(ask, '/supanddem/api/ua/show/resource/list?size=1')
      const { data, headers } = await ask(`/supanddem/api/ua/show/resource/detail?id=${id}`)
      return data.favorited !== undefined && (headers.get('cache-control') ?? '').includes('public')
    },
  }),
  http({
    id: 'who is not logged in is told so with status 200',
    operationId: 'getMySupplyDemandStats',
    reply: onReply('getMySupplyDemandStats', (returning) => {
      if (returning.status === 401) returning.status = 200
    }),
    probe: async (ask) => {
      const { status, code } = await ask('/supanddem/api/customer/statistics', { as: 'visitor' })
      return status === 200 && code === '401'
    },
  }),
]
