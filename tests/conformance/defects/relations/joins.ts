import { opened, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { relations } from '../../groups.ts'

const seenPolicies = new Map<string, Loose>()

/** Joins that take the wrong key, too many rows or none. */
export const relationsDefects: Defect[] = [
  relations({
    id: 'the policy itself among those like it',
    operationId: 'listPolicyRecommendations',
    reply: (returning, passing) => {
      for (const list of ['listPolicies', 'searchPolicies', 'listTalentPolicies', 'listRecommendedPolicies'])
        inData(list, (data) => {
          for (const policy of data.records ?? data) seenPolicies.set(policy.id, policy)
        })(returning, passing)
      inData('listPolicyRecommendations', (data, { url }) => {
        const own = seenPolicies.get(url.pathname.split('/').at(-1) ?? '')
        return own === undefined ? undefined : [own, ...data.slice(0, -1)]
      })(returning, passing)
    },
    restart: () => {
      seenPolicies.clear()
    },
    probe: async (ask) => {
      const [policy] = await shownRecords(ask, '/policy/api/ua/policy/list')
      const { data } = await ask(`/policy/api/ua/policy/recommend/${policy.id}`, { as: 'visitor' })
      return data.some(({ id }: { id: string }) => id === policy.id)
    },
  }),
  relations({
    id: 'the enterprise in place of the binding',
    operationId: 'getCurrentUser',
    reply: inData('getCurrentUser', (data) => {
      if (data.currentEnterprise !== null) data.currentEnterprise.id = data.currentEnterprise.id.replace(/^b-/, 'en-')
    }),
    probe: async (ask) => {
      const { currentEnterprise } = (await ask('/uaa/api/current-user')).data
      const [own] = (await ask('/enterprise/api/member/en/list')).data
      return currentEnterprise.id === own.enId && currentEnterprise.id !== own.id
    },
  }),
  relations({
    id: 'a year without events',
    operationId: 'getCalendarYear',
    reply: inData('getCalendarYear', (data) => {
      for (const month of data.months) month.activityCount = 0
    }),
    probe: async (ask) => {
      const events = await shownRecords(ask, '/supanddem/api/ua/customer/event/page')
      const year = events[0].startTime.slice(0, 4)
      const month = Number(events[0].startTime.slice(5, 7))
      const calendar = '/policy/api/ua/calendar'
      const { days } = (await ask(`${calendar}/month?year=${year}&month=${month}`, { as: 'visitor' })).data
      const { months } = (await ask(`${calendar}/year?year=${year}`, { as: 'visitor' })).data
      return days.some((day: Loose) => day.activityCount > 0) && months[month - 1].activityCount === 0
    },
  }),
  relations({
    id: 'halls for storage are houses too',
    operationId: 'getEnvironmentDetail',
    reply: inData('getEnvironmentDetail', ({ resourceCounts }) => {
      resourceCounts.house += resourceCounts.warehouse
    }),
    probe: async (ask) => {
      const list = '/investment/ua/showResource/listByType?type='
      const environments = await opened(
        ask,
        await shownRecords(ask, `${list}ENVIRONMENT&size=50`),
        ({ id }) => `/investment/ua/showResource/detailOfEnvironment?id=${id}`,
      )
      for (const { park, resourceCounts } of environments) {
        const { data } = await ask(`${list}HOUSE&park=${encodeURIComponent(park)}`, { as: 'visitor' })
        if (data.total < resourceCounts.house) return true
      }
      return false
    },
  }),
  relations({
    id: 'every docking waits for an answer',
    operationId: 'listMyDemands',
    reply: inData('listMyDemands', (data) => {
      for (const record of data.records) record.pendingDockingCount = record.dockingCount
    }),
    probe: async (ask) => {
      const { records } = (await ask('/supanddem/api/customer/demand/myList?size=50')).data
      for (const { id, pendingDockingCount } of records) {
        const list = `/supanddem/api/customer/demand/docking/list?demandId=${id}&role=OWNER&status=PENDING`
        if ((await ask(list)).data.total < pendingDockingCount) return true
      }
      return false
    },
  }),
]
