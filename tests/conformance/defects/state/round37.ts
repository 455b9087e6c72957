import { bodyOf, dataOf, recordsIn } from '../../asked.ts'
import {
  type Defect,
  type Loose,
  type Returning,
  changeBody,
  codeOf,
  jsonReply,
  onReply,
  onRequest,
} from '../../defect.ts'
import { costs, spent } from '../shared/requests.ts'
import { state } from '../../groups.ts'

const seen = new Set<string>()

const kept = new Map<string, Returning>()

const visits = '/message/api/history'

const achievements = '/supanddem/api/customer/resource/save/achievement'

const costTool = '/consult/api/customer/cost/calculate'

export const stateDefects: Defect[] = [
  state({
    id: 'what the owner of a demand replied is lost when it accepts',
    operationId: 'updateDemandDockingStatus',
    request: onRequest('updateDemandDockingStatus', (passing) =>
      changeBody(passing, (body) => void delete body['ownerReply']),
    ),
    probe: async (ask) => {
      const body = { id: 'dk-1001', action: 'ACCEPT', ownerReply: '方案可行，请带样机来厂试测。' }
      await ask('/supanddem/api/customer/demand/docking/updateStatus', { method: 'PUT', body })
      const { status, ownerReply } = await dataOf(ask, '/supanddem/api/customer/demand/docking/detail?id=dk-1001')
      return status === 'ACCEPTED' && ownerReply === undefined
    },
  }),
  state({
    id: 'of several chosen messages only the first is deleted',
    operationId: 'deleteMessages',
    request: onRequest('deleteMessages', ({ url }) => {
      url.searchParams.set('ids', (url.searchParams.get('ids') ?? '').split(',')[0] ?? '')
    }),
    probe: async (ask) => {
      const [one, two] = await recordsIn(ask, '/message/api/msg/list')
      await ask(`/message/api/msg/delete?ids=${one.id},${two.id}`, { method: 'DELETE' })
      return (await recordsIn(ask, '/message/api/msg/list')).some(({ id }: Loose) => id === two.id)
    },
  }),
  state({
    id: 'a page that is opened again stays where it was in the history',
    operationId: 'addHistory',
    request: onRequest('addHistory', (passing) => {
      const { targetType, targetId } = bodyOf(passing)
      const key = `${targetType} ${targetId} ${passing.headers['authorization']}`
      if (seen.has(key)) return jsonReply({ returnCode: '200', data: null })
      seen.add(key)
      return undefined
    }),
    restart: () => seen.clear(),
    probe: async (ask) => {
      const policies = await recordsIn(ask, '/policy/api/ua/policy/list?size=2')
      for (const { id, title } of [...policies, policies[0]])
        await ask(`${visits}/save`, { body: { targetType: 'POLICY', targetId: id, title } })
      return (await recordsIn(ask, `${visits}/list`))[0].targetId === policies[1].id
    },
  }),
  state({
    id: 'the quiet hours of a subscription are saved the wrong way round',
    operationId: 'subscribeTags',
    request: onRequest('subscribeTags', (passing) =>
      changeBody(passing, (body) =>
        Object.assign(body, { quietStart: body['quietEnd'], quietEnd: body['quietStart'] }),
      ),
    ),
    probe: async (ask) => {
      const body = {
        tagIds: ['t-101'],
        departments: [],
        levels: ['COUNTY'],
        channels: ['SITE'],
        frequency: 'WEEKLY',
        quietStart: '21:30',
        quietEnd: '07:30',
        deadlineRemind: [7, 3],
      }
      await ask('/policy/api/customer/tag/subscribe', { body })
      return (await dataOf(ask, '/policy/api/customer/tag/mySubscribe')).quietStart === '07:30'
    },
  }),
  state({
    id: 'the figures of a year are saved without their decimals',
    operationId: 'saveEnterpriseManagement',
    request: onRequest('saveEnterpriseManagement', (passing) =>
      changeBody(passing, ({ managementDTOList }: Loose) => {
        for (const year of managementDTOList) year.tax = Math.trunc(year.tax)
      }),
    ),
    probe: async (ask) => {
      const year = { year: 2025, totalAsset: 15_200, netProfit: 860.5, tax: 412.37 }
      const figures = { ...year, mainBusinessIncome: 12_800, developInput: 640 }
      const body = { enId: 'en-1001', managementDTOList: [figures] }
      await ask('/enterprise/api/member/en/save/management?enId=en-1001', { body })
      const { managementDTOList } = await dataOf(ask, '/enterprise/api/member/en/management?enId=en-1001')
      return managementDTOList[0].tax === 412
    },
  }),
  state({
    id: 'a draft that is saved again becomes a second one',
    operationId: 'saveAchievementResource',
    request: onRequest('saveAchievementResource', (passing) => changeBody(passing, (body) => void delete body['id'])),
    probe: async (ask) => {
      const draft = { submit: false, enId: 'en-1001', title: '齿轮修形算法草稿' }
      const { id } = (await ask(achievements, { body: draft })).data
      const again = (await ask(achievements, { body: { ...draft, id, title: '齿轮修形算法二稿' } })).data
      return again.id !== id
    },
  }),
  state({
    id: 'a calculation is read from a cache that no later one clears',
    operationId: 'getCostCalculation',
    request: onRequest('getCostCalculation', ({ url, headers }) =>
      kept.get(`${url.search} ${headers['authorization']}`),
    ),
    reply: onReply('getCostCalculation', (returning, { url, headers }) => {
      if (codeOf(returning) === '200') kept.set(`${url.search} ${headers['authorization']}`, { ...returning })
    }),
    restart: () => kept.clear(),
    probe: async (ask) => {
      const read: string[] = []
      for (const personnelCost of [320, 410]) {
        await ask(`${costTool}/save`, { body: { enId: 'en-1001', inputs: { ...costs, ...spent, personnelCost } } })
        read.push((await ask(`${costTool}/detail?enId=en-1001`)).text)
      }
      return read[0]?.includes('320') === true && read[0] === read[1]
    },
  }),
]
