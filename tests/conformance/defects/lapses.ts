import { bodyOf } from '../asked.ts'
import {
  changeBody,
  envelopeOf,
  inData,
  jsonReply,
  onReply,
  onRequest,
  remembering,
  setJson,
  type Ask,
  type Defect,
  type Loose,
} from '../defect.ts'

const done = (data: unknown) => jsonReply({ returnCode: '200', data })
const lapse = (defect: Omit<Defect, 'write'>): Defect => ({ ...defect, write: true })
const my = '/supanddem/api/customer/demand'
const draft = async (ask: Ask, more: object = {}) => {
  const enId = (await ask('/enterprise/api/member/en/list')).data.find((each: Loose) => each.bindAudit === 'PASS').enId
  return { submit: false, enId, title: '探针所发的草稿一条', demandType: 'OTHER', ...more }
}
const save = async (ask: Ask, more: object = {}) => ask(`${my}/save`, { body: await draft(ask, more) })
const shown = async (ask: Ask, id: string) => (await ask(`${my}/myDetail?id=${id}`)).data

/** Faults that show when something is written. */
export const lapseDefects: Defect[] = [
  lapse({
    id: 'another member takes a demand off the shelf',
    group: 'access',
    operationId: 'updateDemandStatus',
    request: onRequest('updateDemandStatus', (passing) => {
      if (passing.headers['authorization'] !== undefined)
        passing.headers['authorization'] = 'Bearer contract-test-token'
    }),
    probe: async (ask) => {
      const { id } = (await save(ask)).data
      return (
        (await ask(`${my}/updateStatus`, { method: 'PUT', body: { id, action: 'OFF_SHELF' }, as: 'stranger' })).code ===
        '4090'
      )
    },
  }),
  lapse({
    id: 'what is too many is cut off',
    group: 'validation',
    operationId: 'saveDemand',
    request: onRequest('saveDemand', (passing) =>
      changeBody(passing, (body) => {
        if (Array.isArray(body['keywords'])) body['keywords'] = body['keywords'].slice(0, 10)
      }),
    ),
    probe: async (ask) =>
      (await save(ask, { keywords: Array.from({ length: 11 }, (_, at) => `词${at}`) })).code === '200',
  }),
  lapse({
    id: 'programs are taken for documents',
    group: 'validation',
    operationId: 'uploadFile',
    reply: onReply('uploadFile', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] !== '5000') return
      setJson(returning, {
        returnCode: '200',
        data: { name: 'a.exe', size: 2, url: '/uaa/api/download/file', uid: 'f' },
      })
    }),
    probe: async (ask) => {
      const head = 'content-disposition: form-data; name="file"; filename="a.exe"\r\ncontent-type: text/plain'
      const rawBody = `--x\r\n${head}\r\n\r\nMZ\r\n--x--\r\n`
      const headers = { 'content-type': 'multipart/form-data; boundary=x' }
      return (await ask('/uaa/api/upload/file', { method: 'POST', rawBody, headers })).code === '200'
    },
  }),
  lapse({
    id: 'an SMS to anything',
    group: 'validation',
    operationId: 'sendRegisterSmsCaptcha',
    request: onRequest('sendRegisterSmsCaptcha', ({ url }) =>
      /^1\d{10}$/.test(url.searchParams.get('tel') ?? '') ? undefined : done({ resendAfter: 30 }),
    ),
    probe: async (ask) => (await ask('/uaa/api/register/sms-captcha?tel=12&type=register')).code === '200',
  }),
  lapse({
    id: 'a favourite does not show as one',
    group: 'relations',
    operationId: 'getPolicyDetail',
    reply: inData('getPolicyDetail', (data) => {
      if (data.favorited !== undefined) data.favorited = false
    }),
    probe: async (ask) => {
      const { id } = (await ask('/policy/api/ua/policy/list')).data.records[0]
      await ask(`/policy/api/customer/policy/favorite/${id}`, { method: 'POST' })
      return (await ask(`/policy/api/ua/policy/detail?id=${id}`)).data.favorited === false
    },
  }),
  lapse({
    id: 'unread messages are counted once a day',
    group: 'state',
    operationId: 'countUnreadMessages',
    ...remembering(
      () => ({ first: undefined as unknown }),
      (memory, returning, passing) =>
        inData('countUnreadMessages', (data) => (memory.first ??= data))(returning, passing),
    ),
    probe: async (ask) => {
      const { total } = (await ask('/message/api/msg/count')).data
      const { id } = (await ask('/message/api/msg/list?read=false')).data.records[0]
      await ask(`/message/api/msg/read?id=${id}`, { method: 'POST' })
      return (await ask('/message/api/msg/count')).data.total === total
    },
  }),
  lapse({
    id: 'text ends before the first emoji',
    group: 'state',
    operationId: 'saveDemand',
    request: onRequest('saveDemand', (passing) =>
      changeBody(passing, (body) => {
        for (const [name, text] of Object.entries(body))
          if (typeof text === 'string') body[name] = text.replace(/[\u{10000}-\u{10FFFF}].*$/su, '')
      }),
    ),
    probe: async (ask) =>
      (await shown(ask, (await save(ask, { title: '探针所发的草稿😀之后' })).data.id)).title === '探针所发的草稿',
  }),
  lapse({
    id: 'a change clears what else was said',
    group: 'state',
    operationId: 'saveDemand',
    request: onRequest('saveDemand', (passing) =>
      changeBody(passing, (body) => {
        if (typeof body['id'] === 'string') delete body['background']
      }),
    ),
    probe: async (ask) => {
      const background = '写在草稿里的背景'
      const { id } = (await save(ask, { background })).data
      await save(ask, { id, background })
      return (await shown(ask, id)).background !== background
    },
  }),
  lapse({
    id: 'a draft is taken off the shelf',
    group: 'state',
    operationId: 'updateDemandStatus',
    request: onRequest('updateDemandStatus', (passing) => {
      const { id, action } = bodyOf(passing)
      return action === 'OFF_SHELF' ? done({ id, status: 'OFF_SHELF', actions: ['SUBMIT'] }) : undefined
    }),
    probe: async (ask) => {
      const { id } = (await save(ask)).data
      return (await ask(`${my}/updateStatus`, { method: 'PUT', body: { id, action: 'OFF_SHELF' } })).code === '200'
    },
  }),
  lapse({
    id: 'only the first of several is deleted',
    group: 'state',
    operationId: 'deleteMessages',
    request: onRequest('deleteMessages', (passing) => {
      const [first = ''] = (passing.url.searchParams.get('ids') ?? '').split(',')
      passing.url.searchParams.set('ids', first)
    }),
    probe: async (ask) => {
      const list = async () => (await ask('/message/api/msg/list?size=50')).data.records.map(({ id }: Loose) => id)
      const [one, two] = await list()
      await ask(`/message/api/msg/delete?ids=${one},${two}`, { method: 'DELETE' })
      return (await list()).includes(two)
    },
  }),
  lapse({
    id: 'the old password does not matter',
    group: 'account',
    operationId: 'changePassword',
    reply: onReply('changePassword', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] === '4002') setJson(returning, { returnCode: '200', data: null })
    }),
    login: 'password',
    probe: async (ask) => {
      const body = { oldPassword: 'Nobody@2026', newPassword: 'Renewed@2026' }
      return (await ask('/uaa/api/user/change/password', { method: 'PUT', body })).code === '200'
    },
  }),
  lapse({
    id: 'the result that was kept is another one',
    group: 'rules',
    operationId: 'getToolResult',
    reply: inData('getToolResult', (data) => {
      data.verdictText = '另一结论'
    }),
    probe: async (ask) => {
      const inputs = { industry: 'INDUSTRY', employeeAmount: 20, operatingIncome: 300 }
      const { id } = (await ask('/consult/api/customer/eva/en/size', { body: { inputYear: 2025, inputs } })).data
      return (await ask(`/consult/api/customer/tool/history/detail?id=${id}`)).data.verdictText === '另一结论'
    },
  }),
]
