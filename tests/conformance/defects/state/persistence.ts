import { bodyOf, dataOf } from '../../asked.ts'
import { type Defect, type Loose, changeBody, envelopeOf, onRequest, remembering, setJson } from '../../defect.ts'
import { state } from '../../groups.ts'

const profile = '/enterprise/api/member/en'

const costs = {
  inputYear: 2025,
  isResidentEnterprise: true,
  hasSoundAccounting: true,
  isAuditCollection: true,
  negativeIndustryIncome: 0,
  totalIncome: 13_100,
  enterpriseCategory: 'GENERAL',
  taxCategory: 'HNTE',
  directCost: 190,
  depreciation: 60,
  amortization: 20,
  otherCost: 50,
}

/** What was written is read back as something else, or from a copy of before. */
export const stateDefects: Defect[] = [
  state({
    id: 'trade marks and software change places',
    operationId: 'saveEnterpriseIntellectual',
    request: onRequest('saveEnterpriseIntellectual', (passing) =>
      changeBody(passing, (body) => {
        const { trademarkCount, softwareCount } = body
        Object.assign(body, { trademarkCount: softwareCount, softwareCount: trademarkCount })
      }),
    ),
    probe: async (ask) => {
      const body = { patentCount: 1, trademarkCount: 2, softwareCount: 3 }
      await ask(`${profile}/save/intellectual?enId=en-1001`, { body })
      return (await dataOf(ask, `${profile}/intellectual?enId=en-1001`)).trademarkCount === 3
    },
  }),
  state({
    id: 'who signs up with others takes one place',
    operationId: 'signUpForEvent',
    request: onRequest('signUpForEvent', (passing) =>
      changeBody(passing, (body) => {
        if (Number(body['attendCount']) > 1) body['attendCount'] = 1
      }),
    ),
    probe: async (ask) => {
      const event = '/supanddem/api/ua/customer/event/detail?id=ev-1001'
      const before = (await dataOf(ask, event)).signedCount
      const person = { enName: '泰兴市新芽软件有限公司（示例）', name: '吴示例', mobile: '13800000021', attendCount: 2 }
      const body = { eventId: 'ev-1001', ...person, extra: [{ key: 'seat', values: ['不需要'] }], agree: true }
      await ask('/supanddem/api/ua/customer/event/sign', { body, as: 'visitor' })
      return (await dataOf(ask, event)).signedCount === before + 1
    },
  }),
  state({
    id: 'an enterprise that was unbound stays in the cached list',
    operationId: 'unbindEnterprise',
    ...remembering(
      () => new Map<string, Loose>(),
      (cached, returning, { operationId, headers }) => {
        const envelope = envelopeOf(returning)
        if (envelope?.['returnCode'] !== '200') return
        const member = headers['authorization'] ?? ''
        if (operationId === 'bindEnterprise' || operationId === 'matchBindEnterprise') cached.delete(member)
        if (operationId !== 'listMyEnterprises') return
        if (cached.has(member)) setJson(returning, { ...envelope, data: cached.get(member) })
        else cached.set(member, envelope['data'])
      },
    ),
    probe: async (ask) => {
      await dataOf(ask, `${profile}/list`)
      const unbound = await ask(`${profile}/unbind?id=b-1002`, { method: 'DELETE' })
      return unbound.code === '200' && (await dataOf(ask, `${profile}/list`)).some(({ id }: Loose) => id === 'b-1002')
    },
  }),
  state({
    id: 'lines of a proposal run together',
    operationId: 'saveDemandDocking',
    request: onRequest('saveDemandDocking', (passing) =>
      changeBody(passing, (body) => {
        if (typeof body['content'] === 'string') body['content'] = body['content'].replaceAll(/\s*\n\s*/g, '')
      }),
    ),
    probe: async (ask) => {
      const [{ id: demandId }] = (await dataOf(ask, '/supanddem/api/customer/demand/demandList')).records
      const body = {
        demandId,
        enId: 'en-1001',
        title: '结构轻量化方案',
        content: '一、以拓扑优化减重并校核强度。\n二、两个月内完成样件并到现场试装。',
        planPrice: 80,
        planCycle: 'M3_6',
        attachments: [],
        contactName: '周示例',
        contactTel: '13800000001',
        agree: true,
      }
      const { id } = (await ask('/supanddem/api/customer/demand/docking/save', { body })).data
      return !(await dataOf(ask, `/supanddem/api/customer/demand/docking/detail?id=${id}`)).content.includes('\n')
    },
  }),
  state({
    id: 'the team of a provider under review is not kept',
    operationId: 'commitFacilitator',
    request: onRequest('commitFacilitator', (passing) =>
      changeBody(passing, (body) => {
        body['team'] = []
      }),
    ),
    probe: async (ask) => {
      const details = '/enterprise/api/member/facilitator/details/en-1001'
      const { resume } = await dataOf(ask, details)
      const body = { ...resume, team: [{ title: '技术经纪人', count: 9, desc: '其中持证技术经理人 6 名' }] }
      const sent = await ask('/enterprise/api/member/facilitator/commit/en-1001', { body })
      return sent.code === '200' && (await dataOf(ask, details)).resume.team.length === 0
    },
  }),
  state({
    id: 'the last calculation is the first one for ever',
    operationId: 'saveCostCalculation',
    ...remembering(
      () => new Map<string, Loose>(),
      (cached, returning, { operationId, url, headers }) => {
        const envelope: Loose = envelopeOf(returning)
        if (operationId !== 'getCostCalculation' || envelope?.data?.inputs == null) return
        const key = `${headers['authorization']} ${url.searchParams.get('enId')}`
        if (cached.has(key)) setJson(returning, { ...envelope, data: cached.get(key) })
        else cached.set(key, envelope.data)
      },
    ),
    probe: async (ask) => {
      const read: number[] = []
      for (const personnelCost of [320, 400]) {
        const body = { enId: 'en-1001', inputs: { ...costs, personnelCost } }
        await ask('/consult/api/customer/cost/calculate/save', { body })
        read.push((await dataOf(ask, '/consult/api/customer/cost/calculate/detail?enId=en-1001')).inputs.personnelCost)
      }
      return read.join() === '320,320'
    },
  }),
  state({
    id: 'of several kinds of an enterprise the first is kept',
    operationId: 'saveEnterpriseBasic',
    request: onRequest('saveEnterpriseBasic', (passing) => {
      if (typeof bodyOf(passing)['enType'] !== 'string') return
      changeBody(passing, (body) => {
        body['enType'] = String(body['enType']).split(',')[0]
      })
    }),
    probe: async (ask) => {
      const body = await dataOf(ask, `${profile}/basic?enId=en-1001`)
      const enType = '高新技术企业,规模以上工业企业'
      await ask(`${profile}/save/basic?enId=en-1001`, { body: { ...body, enType } })
      return (await dataOf(ask, `${profile}/basic?enId=en-1001`)).enType === '高新技术企业'
    },
  }),
]
