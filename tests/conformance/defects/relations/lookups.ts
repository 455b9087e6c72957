import { type Defect, type Loose, inData } from '../../defect.ts'

export const relationsDefects: Defect[] = [
  {
    // getPolicyMatch: the same as in the member’s report; what is missing is unknown.
    id: 'what is not known counts as unfit for a single policy',
    group: 'relations',
    operationId: 'getPolicyMatch',
    reply: inData('getPolicyMatch', ({ conditions }) => {
      for (const each of conditions)
        if (each.status === 'UNKNOWN') Object.assign(each, { status: 'UNMET', statusDesc: '不符合' })
    }),
    probe: async (ask) => {
      const match = '/policy/api/customer/policy/match'
      const { groups } = (await ask(`${match}/report`, { body: { enId: 'en-1001', enInfoJson: '{}' } })).data
      const isUnknown = ({ conditions }: Loose) => conditions.some(({ status }: Loose) => status === 'UNKNOWN')
      const { policyId } = groups.flatMap(({ items }: Loose) => items).find(isUnknown)
      return !isUnknown((await ask(`${match}/item?enId=en-1001&policyId=${policyId}`)).data)
    },
  },
  {
    id: 'a policy’s title from before it was passed',
    group: 'relations',
    operationId: 'getContentSubject',
    reply: inData('getContentSubject', ({ relatedPolicies }) => {
      for (const each of relatedPolicies) each.title = `${each.title.slice(0, 90)}（征求意见稿）`
    }),
    probe: async (ask) => {
      const [{ id, title }] = (await ask('/content/api/ua/subject/details/su-1001')).data.relatedPolicies
      return (await ask(`/policy/api/ua/policy/detail?id=${id}`)).data.title !== title
    },
  },
  {
    // getCalendarDay: with the events.
    id: 'a day without the events that its month counts',
    group: 'relations',
    operationId: 'getCalendarDay',
    reply: inData('getCalendarDay', (entries) => entries.filter(({ type }: Loose) => type !== 'ACTIVITY')),
    probe: async (ask) => {
      const date = (await ask('/supanddem/api/ua/customer/event/detail?id=ev-1001')).data.startTime.slice(
        0,
        10,
      ) as string
      const [year, month] = date.split('-').map(Number)
      const { days } = (await ask(`/policy/api/ua/calendar/month?year=${year}&month=${month}`)).data
      const entries = (await ask(`/policy/api/ua/calendar/day?date=${date}`)).data
      const counted = days.find((day: Loose) => day.date === date).activityCount
      return counted > 0 && entries.every(({ type }: Loose) => type !== 'ACTIVITY')
    },
  },
]
