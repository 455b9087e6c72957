import { dataOf, opened } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { batches } from '../shared/addresses.ts'
import { monthOf } from '../shared/requests.ts'

const detailOf = (id: string) => `/policy/api/ua/policy/detail?id=${id}`

export const shapeDefects: Defect[] = [
  {
    id: 'the last event of a month is cut off',
    group: 'shape',
    operationId: 'getCalendarMonth',
    reply: inData('getCalendarMonth', ({ events }) => {
      events.pop()
    }),
    probe: async (ask) => {
      const { days, events } = await monthOf(ask)
      const counted = days.flatMap((day: Loose) => [day.startCount, day.endCount, day.activityCount])
      return counted.reduce((sum: number, each: number) => sum + each, 0) > events.length
    },
  },
  {
    id: 'a policy with an open batch has not begun',
    group: 'shape',
    operationId: 'getPolicyDetail',
    reply: inData('getPolicyDetail', ({ declarationTag }) => {
      if (declarationTag.code === 'OPEN') declarationTag.code = 'NOT_STARTED'
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, `${batches}?declareState=OPEN&size=50`)
      const details = await opened(ask, records, ({ policyId }) => detailOf(policyId))
      return details.some((detail) => detail.declarationTag.code === 'NOT_STARTED')
    },
  },
  {
    id: 'a batch that is about to end is open',
    group: 'shape',
    operationId: 'getPolicyDetail',
    reply: inData('getPolicyDetail', ({ declarations, declarationTag }) => {
      for (const batch of declarations) if (batch.status === 'ENDING') batch.status = 'OPEN'
      if (declarationTag.code === 'ENDING') declarationTag.code = 'OPEN'
    }),
    probe: async (ask) => {
      const [{ policyId }] = (await dataOf(ask, `${batches}?declareState=ENDING`)).records
      return (await dataOf(ask, detailOf(policyId))).declarationTag.code === 'OPEN'
    },
  },
  {
    id: 'the labels of the levels are those of another table',
    group: 'shape',
    operationId: 'countPolicies',
    reply: inData('countPolicies', ({ level }) => {
      for (const option of level) option.label = option.value
    }),
    probe: async (ask) => {
      const { level } = await dataOf(ask, '/policy/api/ua/policy/policyCount')
      return level.every(({ value, label }: Loose) => value === label)
    },
  },
]
