import { dataOf, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, inData, onRequest } from '../../defect.ts'
import { lists } from '../../groups.ts'
import { byText } from '../shared/values.ts'

const isOpen = ({ declarationTag }: Loose) => declarationTag.code === 'OPEN'

const onlyEnd = ({ declarationDateList: [batch] }: Loose) => batch?.end ?? ''

export const listsDefects: Defect[] = [
  lists({
    // PolicyCalendarMonth: by the day on which the calendar shows each.
    id: 'what ends this month stands where it began',
    operationId: 'getCalendarMonth',
    reply: inData('getCalendarMonth', ({ events }) => {
      events.sort((one: Loose, other: Loose) => byText(one.start, other.start))
    }),
    probe: async (ask) => {
      const month = new Date().toISOString().slice(0, 7).split('-').map(Number)
      const { events } = await dataOf(ask, `/policy/api/ua/calendar/month?year=${month[0]}&month=${month[1]}`)
      const days = events.map(({ type, start, end }: Loose) => (type === 'DECLARE_END' ? end : start))
      return days.some((day: string, index: number) => day < (days[index - 1] ?? day))
    },
  }),
  lists({
    // EnterprisePolicyAttributes: in the order of BusinessIndicatorCode.
    id: 'the indicators stand in the order of their names',
    operationId: 'getPolicyAttributes',
    reply: inData('getPolicyAttributes', ({ indicatorList }) => {
      indicatorList.sort((one: Loose, other: Loose) => byText(one.code, other.code))
    }),
    probe: async (ask) => {
      const [{ enId }] = await dataOf(ask, '/enterprise/api/member/en/list')
      const { indicatorList } = await dataOf(ask, `/enterprise/api/member/policy/attribute?enId=${enId}`)
      return indicatorList[0].code !== 'employeeAmount'
    },
  }),
  lists({
    // EnterpriseList: in the order in which they were bound, which only the details show.
    id: 'the enterprise bound last is the first',
    operationId: 'listMyEnterprises',
    reply: inData('listMyEnterprises', (bound) => {
      bound.reverse()
    }),
    probe: async (ask) => {
      const bound = await dataOf(ask, '/enterprise/api/member/en/list')
      const times: string[] = []
      for (const { enId } of bound)
        times.push((await dataOf(ask, `/enterprise/api/member/en/details?enId=${enId}`)).bindTime)
      return times.length > 1 && (times[0] ?? '') > (times.at(-1) ?? '')
    },
  }),
  lists({
    // listTodayDeclarations: what ends first is the first.
    id: 'of what ends today or later the latest is the first',
    operationId: 'listTodayDeclarations',
    reply: inData('listTodayDeclarations', ({ records }) => {
      const turned = records.filter(isOpen)
      for (const [index, record] of records.entries()) if (isOpen(record)) records[index] = turned.pop()
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/policy/api/ua/policy/today-declare?size=50')
      const ends = records
        .filter(isOpen)
        .filter(({ declarationDateList }: Loose) => declarationDateList.length === 1)
        .map(onlyEnd)
      return ends.length > 1 && ends[0] > ends.at(-1)
    },
  }),
  lists({
    // listAttracts: with a category and a word, only projects with both.
    id: 'a word beside a category is not read',
    operationId: 'listAttracts',
    request: onRequest('listAttracts', ({ url: { searchParams } }) => {
      if (searchParams.has('category') && searchParams.has('keyWord')) searchParams.delete('keyWord')
    }),
    probe: async (ask) => {
      const list = '/content/api/ua/attract/list?size=50&category=PROJECT'
      const [all, found] = [await shownRecords(ask, list), await shownRecords(ask, `${list}&keyWord=无此词䶮`)]
      return found.length > 0 && found.length === all.length
    },
  }),
]
