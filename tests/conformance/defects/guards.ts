import { signedText } from '#gateway/signature.ts'
import { createHash } from 'node:crypto'
import { signed } from '#scripts/conformance/gateway/signature.ts'
import {
  envelopeOf,
  onReply,
  onRequest,
  setJson,
  type Ask,
  type Defect,
  type Loose,
  type Returning,
} from '../defect.ts'

const tenantId = 't-321283'
const member = 'Bearer contract-test-token'
const isStranger = (headers: Record<string, string>) => headers['authorization']?.includes('second') === true
const certificates = '/enterprise/api/member/en/electricity/list'
const talents = '/policy/api/ua/policy/talent-list'
const search = '/policy/api/ua/policy/search-list'
const draftOf = async (ask: Ask) => {
  const enId = (await ask('/enterprise/api/member/en/list')).data.find((each: Loose) => each.bindAudit === 'PASS').enId
  return { submit: false, enId, title: '探针所发的草稿一条', demandType: 'OTHER' }
}
const isSignatureOf = (query: string, { sign = '', timestamp = '', nonce = '' }: Record<string, string>) =>
  sign ===
  createHash('sha256')
    .update(signedText(new URLSearchParams(query), { tenantId, timestamp, nonce }))
    .digest('hex')
    .toUpperCase()

/** What filters, sessions and signatures get wrong. */
export const guardDefects: Defect[] = [
  {
    id: 'another member changes a draft',
    group: 'access',
    operationId: 'saveDemand',
    write: true,
    request: onRequest('saveDemand', ({ headers, body }) => {
      if (isStranger(headers) && body.includes('"id"')) headers['authorization'] = member
    }),
    probe: async (ask) => {
      const body = await draftOf(ask)
      const { id } = (await ask('/supanddem/api/customer/demand/save', { body })).data
      return (
        (await ask('/supanddem/api/customer/demand/save', { body: { ...body, id }, as: 'stranger' })).code === '200'
      )
    },
  },
  {
    id: 'a filter by enterprise opens it',
    group: 'access',
    operationId: 'listElectricityCertificates',
    request: onRequest('listElectricityCertificates', ({ headers, url }) => {
      if (isStranger(headers) && url.searchParams.has('enId')) headers['authorization'] = member
    }),
    probe: async (ask) => {
      const [{ enId }] = (await ask(certificates)).data.records
      return (await ask(`${certificates}?enId=${enId}`, { as: 'stranger' })).data?.total > 0
    },
  },
  {
    id: 'one cache for members and visitors',
    group: 'access',
    operationId: 'listTalentPolicies',
    ...(() => {
      const kept = new Map<string, Returning>()
      return {
        request: onRequest('listTalentPolicies', ({ url }) => {
          const found = kept.get(url.search)
          return found && { ...found, headers: { ...found.headers } }
        }),
        reply: onReply('listTalentPolicies', (returning, { url }) => {
          if (envelopeOf(returning)?.['returnCode'] === '200') kept.set(url.search, { ...returning })
        }),
      }
    })(),
    probe: async (ask) => {
      await ask(`${talents}?size=7`)
      return (await ask(`${talents}?size=7`, { as: 'visitor' })).text.includes('"favorited"')
    },
  },
  {
    id: 'another member deletes a calculation',
    group: 'access',
    operationId: 'deleteToolResult',
    write: true,
    request: onRequest('deleteToolResult', ({ headers }) => {
      if (isStranger(headers)) headers['authorization'] = member
    }),
    probe: async (ask) => {
      const enId = (await draftOf(ask)).enId
      const inputs = { industry: 'INDUSTRY', employeeAmount: 20 }
      const { id } = (await ask('/consult/api/customer/eva/en/size', { body: { enId, inputs } })).data
      const target = `/consult/api/customer/tool/history/delete?id=${id}`
      return (await ask(target, { method: 'DELETE', as: 'stranger' })).code === '200'
    },
  },
  {
    id: 'a refresh token serves twice',
    group: 'account',
    operationId: 'refreshTokens',
    write: true,
    ...(() => {
      const given = new Map<string, Returning>()
      return {
        request: onRequest('refreshTokens', ({ body }) => given.get(body)),
        reply: onReply('refreshTokens', (returning, { body }) => {
          if (returning.body.includes('access_token')) given.set(body, { ...returning })
        }),
      }
    })(),
    probe: async (ask) => {
      const sent = { body: { refreshToken: 'example-refresh-token-0001' } }
      await ask('/uaa/api/refresh-token', sent)
      return (await ask('/uaa/api/refresh-token', sent)).code === '200'
    },
  },
  {
    id: 'a code for any number',
    group: 'account',
    operationId: 'loginByPhone',
    login: 'code',
    request: onRequest('loginByPhone', ({ url }) => url.searchParams.set('tel', '13800000001')),
    probe: async (ask) => {
      await ask('/uaa/api/login/sms-captcha?tel=13800000001&purpose=login')
      const [sms] = JSON.parse((await ask('/__mock/outbox')).text) as { code: string }[]
      return (await ask(`/uaa/login-phone?tel=19900000009&verifyCode=${sms?.code}`, { method: 'POST' })).code === '200'
    },
  },
  {
    // The check puts only the token of a session that it ends into addresses.
    id: 'a token in the address',
    group: 'account',
    operationId: 'listMessages',
    write: true,
    request: onRequest('listMessages', ({ url, headers }) => {
      const token = url.searchParams.get('access_token')
      if (token !== null && headers['authorization'] === undefined) headers['authorization'] = `Bearer ${token}`
      url.searchParams.delete('access_token')
    }),
    probe: async (ask) =>
      (await ask('/message/api/msg/list?access_token=contract-test-token', { as: 'visitor' })).code === '200',
  },
  {
    id: 'a signature of another question',
    group: 'account',
    operationId: 'searchPolicies',
    request: (() => {
      const asked = new Set<string>()
      return onRequest('searchPolicies', ({ url, headers }) => {
        if (isSignatureOf(url.search, headers)) asked.add(url.search)
        else if ([...asked, ''].some((query) => isSignatureOf(query, headers)))
          Object.assign(headers, signed(url.searchParams, tenantId, Number(headers['timestamp'])))
      })
    })(),
    probe: async (ask) => {
      const headers = signed(new URLSearchParams(), tenantId)
      return (await ask(`${search}?size=3`, { headers })).code === '200'
    },
  },
  {
    id: 'the number in the refusal',
    group: 'refusals',
    operationId: 'sendRegisterSmsCaptcha',
    write: true,
    reply: onReply('sendRegisterSmsCaptcha', (returning, { url }) => {
      const envelope = envelopeOf(returning)
      if (envelope === undefined || envelope['returnCode'] === '200') return
      setJson(returning, { ...envelope, errorMessage: `手机号 ${url.searchParams.get('tel')} 暂时不能接收短信` })
    }),
    probe: async (ask) => {
      const target = '/uaa/api/register/sms-captcha?tel=19900000005&type=register'
      await ask(target)
      return (await ask(target)).text.includes('手机号 19900000005')
    },
  },
  {
    id: 'a parameter without its name',
    group: 'refusals',
    operationId: 'listCustomerDemands',
    reply: onReply('listCustomerDemands', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] !== '3000') return
      const data = (envelope['data'] as Loose[]).map((each, at) => ({ ...each, field: `query.arg${at}` }))
      setJson(returning, { ...envelope, data })
    }),
    probe: async (ask) =>
      (await ask('/supanddem/api/customer/demand/demandList?size=0')).data[0].field === 'query.arg0',
  },
  {
    id: '401 as plain text',
    group: 'http',
    operationId: 'listInvestmentFavorites',
    reply: onReply('listInvestmentFavorites', (returning) => {
      if (returning.status === 401) returning.headers['content-type'] = 'text/plain;charset=ISO-8859-1'
    }),
    probe: async (ask) =>
      (await ask('/investment/api/customer/favorite/list', { as: 'visitor' })).headers
        .get('content-type')
        ?.startsWith('text/plain') === true,
  },
  {
    id: 'question marks for a name',
    group: 'http',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', ({ status, headers }) => {
      if (status === 200 && headers['content-disposition'] !== undefined)
        headers['content-disposition'] = 'attachment; filename="??????.bin"'
    }),
    probe: async (ask) => {
      const { url } = (await ask('/enterprise/api/ua/en/electricity/template')).data
      return (await ask(url)).headers.get('content-disposition')?.includes('????') === true
    },
  },
]
