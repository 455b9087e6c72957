import { bodyOf, shownRecords } from '../../asked.ts'
import {
  type Ask,
  type Defect,
  type Loose,
  type Returning,
  changeBody,
  envelopeOf,
  inData,
  jsonReply,
  onRequest,
} from '../../defect.ts'
import { state } from '../../groups.ts'

const done = () => jsonReply({ returnCode: '200', data: null })

const isDone = (returning: Returning) => envelopeOf(returning)?.['returnCode'] === '200'

const personnel = ['employeeAmount', 'overCollegeAmount', 'overBachelorAmount', 'overMasterAmount', 'overDoctorAmount']

const member = '/enterprise/api/member/en'

const put = (ask: Ask, target: string, body: unknown) => ask(target, { method: 'PUT', body })

const deadline = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10)

const storedProjects = new Map<string, Loose>()

const rated = new Set<string>()

const removedFavorites = new Set<string>()

const committedForms = new Set<string>()

let isHistoryOff = false

/** What is written otherwise than asked: by columns, by defaults, by a step that comes too early or never. */
export const stateDefects: Defect[] = [
  state({
    id: 'numbers of people that are always numbers',
    operationId: 'saveEnterprisePersonnel',
    request: onRequest('saveEnterprisePersonnel', (passing) => {
      changeBody(passing, (body) => {
        for (const name of personnel) if (body[name] === null) body[name] = 0
      })
    }),
    probe: async (ask) => {
      const body = Object.fromEntries(personnel.map((name) => [name, null]))
      await ask(`${member}/save/personnel?enId=en-1001`, { body })
      return (await ask(`${member}/personnel?enId=en-1001`)).data.overDoctorAmount === 0
    },
  }),
  state({
    id: 'nothing can be cleared',
    operationId: 'saveEnterpriseProject',
    request: onRequest('saveEnterpriseProject', (passing) => {
      const stored = storedProjects.get(passing.url.searchParams.get('enId') ?? '') ?? {}
      changeBody(passing, (body) => {
        for (const [name, value] of Object.entries(stored)) if (body[name] === null) body[name] = value
      })
    }),
    reply: (returning, passing) => {
      const enId = passing.url.searchParams.get('enId') ?? ''
      if (passing.operationId === 'saveEnterpriseProject' && isDone(returning))
        storedProjects.set(enId, bodyOf(passing))
      inData('getEnterpriseProject', (data) => void storedProjects.set(enId, { ...data }))(returning, passing)
    },
    restart: () => {
      storedProjects.clear()
    },
    probe: async (ask) => {
      const save = `${member}/save/project?enId=en-1001`
      const filled = { projectTotalInvestAmount: 1200, projectOpreateDate: '2026-09-30', projectState: null }
      await ask(save, { body: filled })
      await ask(save, { body: { projectTotalInvestAmount: null, projectOpreateDate: null, projectState: null } })
      return (await ask(`${member}/project?enId=en-1001`)).data.projectTotalInvestAmount === 1200
    },
  }),
  state({
    id: 'what is marked as deleted is still there',
    operationId: 'addPolicyFavorite',
    request: onRequest('addPolicyFavorite', ({ url }) =>
      removedFavorites.has(url.pathname) ? jsonReply({ returnCode: '4090', errorMessage: '您已收藏过' }) : undefined,
    ),
    reply: (returning, passing) => {
      if (passing.operationId === 'deletePolicyFavorite' && isDone(returning))
        removedFavorites.add(passing.url.pathname)
    },
    restart: () => {
      removedFavorites.clear()
    },
    probe: async (ask) => {
      const [policy] = await shownRecords(ask, '/policy/api/ua/policy/list')
      const target = `/policy/api/customer/policy/favorite/${policy.id}`
      await ask(target, { method: 'POST' })
      const removed = await ask(target, { method: 'DELETE' })
      return removed.code === '200' && (await ask(target, { method: 'POST' })).code === '4090'
    },
  }),
  state({
    id: 'settings that are not named go back to the defaults',
    operationId: 'subscribeTags',
    request: onRequest('subscribeTags', (passing) => {
      changeBody(passing, (body) => {
        if (!Array.isArray(body['tagIds'])) return
        if (body['frequency'] === undefined) body['frequency'] = 'WEEKLY'
        if (body['quietStart'] === undefined) body['quietStart'] = '22:00'
        if (body['quietEnd'] === undefined) body['quietEnd'] = '08:00'
      })
    }),
    probe: async (ask) => {
      const save = '/policy/api/customer/tag/subscribe'
      await ask(save, { body: { tagIds: [], frequency: 'DAILY', quietStart: '21:30', quietEnd: '07:30' } })
      return (await ask(save, { body: { tagIds: [] } })).data.quietStart === '22:00'
    },
  }),
  state({
    id: 'visits are recorded although recording is off',
    operationId: 'addHistory',
    request: onRequest('setHistorySetting', (passing) => {
      changeBody(passing, (body) => {
        if (typeof body['enabled'] !== 'boolean' || passing.headers['authorization']?.includes('contract') !== true)
          return
        isHistoryOff = !body['enabled']
        body['enabled'] = true
      })
    }),
    reply: (returning, passing) => {
      for (const operationId of ['setHistorySetting', 'getHistorySetting'])
        inData(operationId, (data) => {
          if (isHistoryOff && passing.headers['authorization']?.includes('contract') === true) data.enabled = false
        })(returning, passing)
    },
    restart: () => {
      isHistoryOff = false
    },
    probe: async (ask) => {
      await put(ask, '/message/api/history/setting', { enabled: false })
      const [notice] = await shownRecords(ask, '/content/api/ua/notice/pc/list?size=1')
      await ask('/message/api/history/save', { body: { targetType: 'NEWS', targetId: notice.id, title: notice.title } })
      const { enabled } = (await ask('/message/api/history/setting')).data
      const [latest] = (await ask('/message/api/history/list')).data.records
      return !enabled && latest.targetId === notice.id
    },
  }),
  state({
    id: 'all is the id of no message',
    operationId: 'readMessage',
    request: onRequest('readMessage', ({ url, headers }) =>
      url.searchParams.get('id') === 'all' && headers['authorization']?.includes('contract-test') === true
        ? done()
        : undefined,
    ),
    probe: async (ask) => {
      const { code } = await ask('/message/api/msg/read?id=all', { method: 'POST' })
      return code === '200' && (await ask('/message/api/msg/count')).data.total > 0
    },
  }),
  state({
    id: 'the first opinion of an answer stays',
    operationId: 'saveAnswerFeedback',
    request: onRequest('saveAnswerFeedback', (passing) => {
      const { answerId, useful } = bodyOf(passing)
      return typeof useful === 'boolean' && rated.has(String(answerId)) ? done() : undefined
    }),
    reply: (returning, passing) => {
      if (passing.operationId === 'saveAnswerFeedback' && isDone(returning))
        rated.add(String(bodyOf(passing)['answerId']))
    },
    restart: () => {
      rated.clear()
    },
    probe: async (ask) => {
      const sessionId = 'blind-session-0003'
      const { data } = await ask('/consult/api/ua/smart/answer', {
        body: { question: '首次贷款担保怎么申请', sessionId },
      })
      for (const useful of [true, false])
        await ask('/consult/api/ua/smart/answer/feedback', { body: { answerId: data.answerId, useful } })
      const { turns } = (await ask(`/consult/api/ua/smart/session/detail?sessionId=${sessionId}`)).data
      return turns[0].useful
    },
  }),
  state({
    id: 'keywords are written once',
    operationId: 'saveDemand',
    request: onRequest('saveDemand', (passing) => {
      changeBody(passing, (body) => {
        if ('id' in body) delete body['keywords']
      })
    }),
    probe: async (ask) => {
      const save = '/supanddem/api/customer/demand/save'
      const body = {
        submit: false,
        enId: 'en-1001',
        title: '齿轮箱壳体铸件采购',
        demandType: 'OTHER',
        keywords: ['铸件'],
      }
      const { id } = (await ask(save, { body })).data
      await ask(save, { body: { ...body, id } })
      return (await ask(`/supanddem/api/customer/demand/myDetail?id=${id}`)).data.keywords.length === 0
    },
  }),
  state({
    id: 'the state as it was before the withdrawal',
    operationId: 'updateDemandStatus',
    reply: inData('updateDemandStatus', (data, passing) => {
      if (bodyOf(passing)['action'] === 'WITHDRAW') Object.assign(data, { status: 'AUDITING', actions: ['WITHDRAW'] })
    }),
    probe: async (ask) => {
      const body = {
        submit: true,
        enId: 'en-1001',
        title: '齿轮箱壳体铸件年度采购',
        demandType: 'OTHER',
        categoryId: 'dc-11',
        industryCode: '34',
        description: '采购齿轮箱壳体铸件，要求提供材质报告与探伤报告，分批交货。',
        budgetType: 'NEGOTIABLE',
        cooperationMode: ['PURCHASE'],
        deadline,
        contactName: '周示例',
        contactTel: '13800000001',
        agree: true,
      }
      const { id } = (await ask('/supanddem/api/customer/demand/save', { body })).data
      const told = (await put(ask, '/supanddem/api/customer/demand/updateStatus', { id, action: 'WITHDRAW' })).data
      const read = (await ask(`/supanddem/api/customer/demand/myDetail?id=${id}`)).data
      return told.status === 'AUDITING' && read.status === 'DRAFT'
    },
  }),
  state({
    id: 'a form stays committed when its first part changes',
    operationId: 'saveTecEnFormBase',
    reply: (returning, passing) => {
      if (passing.operationId === 'commitTecEnForm' && isDone(returning))
        committedForms.add(String(bodyOf(passing)['formId']))
      for (const operationId of ['saveTecEnFormBase', 'getTecEnForm'])
        inData(operationId, (data) => {
          if (committedForms.has(data.formId) && data.status === 'DRAFT') data.status = 'COMMITTED'
        })(returning, passing)
    },
    restart: () => {
      committedForms.clear()
    },
    probe: async (ask) => {
      const form = '/consult/api/customer/tec/en/form'
      const body = { enId: 'en-1001', inputYear: 2025, base: { employeeAmount: 186 } }
      const { formId } = (await ask(`${form}/save/base`, { body })).data
      await ask(`${form}/commit`, { body: { formId, scores: { techStaffAmount: 30 } } })
      return (await ask(`${form}/save/base`, { body: { ...body, formId } })).data.status === 'COMMITTED'
    },
  }),
]
