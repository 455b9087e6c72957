import { dataOf, opened } from '../asked.ts'
import { inData, type Ask, type Defect, type Loose } from '../defect.ts'

const size = { enId: 'en-1001', inputs: { industry: 'INDUSTRY', employeeAmount: 186, operatingIncome: 13100 } }
const evaluation = '/consult/api/customer/eva/technology/save'
const calendar = '/policy/api/ua/calendar'
const declarePage = '/policy/api/ua/declare/page'
const detailOf = (id: string) => `/policy/api/ua/policy/detail?id=${id}`
const resultOf = (id: string) => `/consult/api/customer/tool/history/detail?id=${id}`

/** A month in which something ends. */
async function monthOf(ask: Ask): Promise<Loose> {
  const { records } = await dataOf(ask, `${declarePage}?declareState=ENDING`)
  const [year, month] = records[0].end.split('-')
  return dataOf(ask, `${calendar}/month?year=${year}&month=${Number(month)}`)
}

/** Each is found by a law that was written together with it. */
export const suretyDefects: Defect[] = [
  {
    id: 'what was filled in is kept under the names of a table',
    group: 'state',
    write: true,
    operationId: 'evaluateEnterpriseSize',
    reply: inData('getToolResult', ({ scale }) => {
      if (scale === undefined) return
      scale.assetTotal = scale.employeeAmount
      delete scale.employeeAmount
    }),
    probe: async (ask) => {
      const { id } = (await ask('/consult/api/customer/eva/en/size', { body: size })).data
      return (await dataOf(ask, resultOf(id))).scale.employeeAmount === undefined
    },
  },
  {
    id: 'the stored result has no items',
    group: 'state',
    write: true,
    operationId: 'commitCloud',
    reply: inData('getToolResult', ({ result }) => {
      if (result.toolCode === 'CLOUD_STAR') result.items = result.items.slice(0, 1)
    }),
    probe: async (ask) => {
      const { id, items } = (
        await ask('/consult/api/customer/cloud/commit', {
          body: { enId: 'en-1001', inputYear: 2025, inputs: { monthsOfUse: 7 } },
        })
      ).data
      return (await dataOf(ask, resultOf(id))).result.items.length < items.length
    },
  },
  {
    id: 'the full marks of a group are those of the whole score',
    group: 'rules',
    operationId: 'scoreSrdi',
    reply: inData('scoreSrdi', ({ groups }) => {
      for (const group of groups) if (group.floor !== undefined) group.max = 100
    }),
    probe: async (ask) => {
      const inputs = { ipLevel: 'SELF1', rdRatio: 4.89, directPassGrounds: [] }
      const body = { formCode: 'form1', ruleVersion: 'srdi@2026', isRenewal: false, inputYear: 2025, inputs }
      const { groups } = (await ask('/consult/program/srdi/score', { body, as: 'visitor' })).data
      return groups.filter(({ max }: Loose) => max === 100).length > 1
    },
  },
  {
    id: 'what cannot be judged is left out of the result',
    group: 'rules',
    operationId: 'saveTechnologyEvaluation',
    reply: inData('saveTechnologyEvaluation', (data) => {
      data.items = data.items.filter(({ status }: Loose) => status !== 'UNKNOWN')
    }),
    probe: async (ask) => {
      const body = { inputYear: 2025, inputs: { employeeAmount: 100 } }
      const { items } = (await ask(evaluation, { body, as: 'visitor' })).data
      return items.every(({ status }: Loose) => status !== 'UNKNOWN')
    },
  },
  {
    id: 'the day of the calendar has what the day before ends',
    group: 'relations',
    operationId: 'getCalendarMonth',
    reply: inData('getCalendarDay', (events) => events.filter(({ type }: Loose) => type !== 'DECLARE_END')),
    probe: async (ask) => {
      const { days } = await monthOf(ask)
      const { date } = days.find(({ endCount }: Loose) => endCount > 0)
      return (await dataOf(ask, `${calendar}/day?date=${date}`)).every(({ type }: Loose) => type !== 'DECLARE_END')
    },
  },
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
      const { records } = await dataOf(ask, `${declarePage}?declareState=OPEN&size=50`)
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
      const [{ policyId }] = (await dataOf(ask, `${declarePage}?declareState=ENDING`)).records
      return (await dataOf(ask, detailOf(policyId))).declarationTag.code === 'OPEN'
    },
  },
]
