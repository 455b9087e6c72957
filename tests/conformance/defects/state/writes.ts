import { type Ask, type Defect, type Loose, changeBody, inData, onRequest, remembering } from '../../defect.ts'
import { state } from '../../groups.ts'

const project = '/enterprise/api/member/en/project?enId=en-1001'

const personnel = '/enterprise/api/member/en/personnel?enId=en-1001'

const attributes = '/enterprise/api/member/policy/attribute?enId=en-1001'

const saveDemand = async (ask: Ask, body: Loose) =>
  (await ask('/supanddem/api/customer/demand/save', { body })).data.id as string

const states = new Set(['PLANNING', 'FILED', 'STARTED', 'BUILDING', 'BUILT', 'PRODUCING', 'ACCEPTED', 'STOPPED'])

const changing = (operationId: string, change: (body: Loose) => void) =>
  onRequest(operationId, (passing) => changeBody(passing, change))

/** What was said to be saved, and is not there when it is read again. */
export const stateDefects: Defect[] = [
  state({
    id: 'the state of a project is not in the statement',
    operationId: 'saveEnterpriseProject',
    request: changing('saveEnterpriseProject', (body) => {
      if (states.has(body.projectState)) body.projectState = null
    }),
    probe: async (ask) => {
      const body = { projectTotalInvestAmount: 1200, projectOpreateDate: '2026-09-30', projectState: 'BUILDING' }
      const saved = await ask(project.replace('/en/', '/en/save/'), { body })
      return saved.code === '200' && (await ask(project)).data.projectState === null
    },
  }),
  state({
    id: 'keywords are gone after a change of the demand',
    operationId: 'saveDemand',
    request: changing('saveDemand', (body) => {
      if (body.id !== undefined) body.keywords = []
    }),
    probe: async (ask) => {
      const draft = { submit: false, enId: 'en-1001', title: '关键词是否还在的草稿', demandType: 'OTHER' }
      const id = await saveDemand(ask, { ...draft, keywords: ['装备'] })
      await saveDemand(ask, { ...draft, id, keywords: ['装备', '检测'] })
      return (await ask(`/supanddem/api/customer/demand/myDetail?id=${id}`)).data.keywords.length === 0
    },
  }),
  state({
    id: 'the number of unread messages stays in the cache',
    operationId: 'readMessage',
    ...remembering(
      () => new Map<string, Loose>(),
      (kept, returning, passing) =>
        inData('countUnreadMessages', (count, { headers }) => {
          const key = headers['authorization'] ?? ''
          if (!kept.has(key)) kept.set(key, structuredClone(count))
          return kept.get(key)
        })(returning, passing),
    ),
    probe: async (ask) => {
      const { total } = (await ask('/message/api/msg/count')).data
      await ask('/message/api/msg/read?id=all', { method: 'POST' })
      return total > 0 && (await ask('/message/api/msg/count')).data.total === total
    },
  }),
  state({
    id: 'other certificates are not kept',
    operationId: 'savePolicyAttributes',
    request: changing('savePolicyAttributes', ({ certification }) => {
      if (typeof certification?.deptCertOther === 'string') certification.deptCertOther = null
    }),
    probe: async (ask) => {
      const body = (await ask(attributes)).data
      body.certification.deptCertOther = '江苏省质量信用 AA 级企业'
      const { code } = await ask(attributes, { body })
      return code === '200' && (await ask(attributes)).data.certification.deptCertOther === null
    },
  }),
  state({
    id: 'favourites are listed as they were before',
    operationId: 'addContentFavorite',
    ...remembering(
      () => new Map<string, Loose>(),
      (kept, returning, passing) =>
        inData('listContentFavorites', (page, { headers, url }) => {
          const key = `${headers['authorization']} ${url.search}`
          if (!kept.has(key)) kept.set(key, structuredClone(page))
          return kept.get(key)
        })(returning, passing),
    ),
    probe: async (ask) => {
      const listed = async () => (await ask('/content/api/customer/favorite/list')).data.total
      const before = await listed()
      await ask('/content/api/customer/favorite', { body: { targetType: 'ATTRACT', targetId: 'at-1001' } })
      return (await listed()) === before
    },
  }),
  state({
    id: 'as many doctors as masters',
    operationId: 'saveEnterprisePersonnel',
    request: changing('saveEnterprisePersonnel', (body) => {
      const isAmount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 10_000_000
      if (isAmount(body.overDoctorAmount) && isAmount(body.overMasterAmount))
        body.overDoctorAmount = body.overMasterAmount
    }),
    probe: async (ask) => {
      const amounts = { employeeAmount: 186, overCollegeAmount: 92, overBachelorAmount: 48 }
      const body = { ...amounts, overMasterAmount: 6, overDoctorAmount: 1 }
      await ask(personnel.replace('/en/', '/en/save/'), { body })
      return (await ask(personnel)).data.overDoctorAmount === 6
    },
  }),
  state({
    id: 'a reply ends after a hundred characters',
    operationId: 'saveFacilitatorEvaluationReply',
    request: changing('saveFacilitatorEvaluationReply', (body) => {
      if (typeof body.reply === 'string' && body.reply.length <= 300) body.reply = body.reply.slice(0, 100)
    }),
    probe: async (ask) => {
      const body = { id: 'fe-1001-2', reply: '谢'.repeat(150) }
      await ask('/enterprise/api/member/facilitator/evaluate/reply', { method: 'PUT', body })
      const { records } = (await ask('/enterprise/api/member/facilitator/evaluate?direction=RECEIVED')).data
      return records.find(({ id }: Loose) => id === body.id).reply?.length === 100
    },
  }),
]
