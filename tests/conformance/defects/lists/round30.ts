import { dataOf, isLike, parameter, recordsIn, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, inData, onRequest } from '../../defect.ts'
import { lists } from '../../groups.ts'
import { attracts, declareList, events, houses } from '../shared/addresses.ts'
import { leaveOut } from '../shared/pages.ts'
import { totalOf } from '../shared/requests.ts'
import { encoded } from '../shared/values.ts'

const help = '/content/api/ua/help/list'

const evaluations = '/enterprise/api/ua/facilitator/evaluate?facilitatorId=fa-2001'

const inBody = encoded('注册手机号与短信验证码')

const keywordOf = parameter('keyword')

const typedIn = parameter('keyWord')

const tradeTypeOf = parameter('tradeType')

const rankOf = ({ startTime }: Loose) => Date.parse(String(startTime).replace(' ', 'T'))

export const listsDefects: Defect[] = [
  lists({
    id: 'a search for help does not look into the articles',
    operationId: 'listHelpArticles',
    reply: inData('listHelpArticles', (groups: Loose[], passing) => {
      const keyword = keywordOf(passing).trim().toLowerCase()
      if (keyword === '') return undefined
      const isFound = ({ title, summary }: Loose) => `${title} ${summary}`.toLowerCase().includes(keyword)
      const found = groups.map((group) => ({ ...group, articles: group.articles.filter(isFound) }))
      return found.filter(({ articles }) => articles.length > 0)
    }),
    probe: async (ask) => (await dataOf(ask, `${help}?keyword=${inBody}`)).length === 0,
  }),
  lists({
    id: 'what is to let or for sale is not found by who wants to rent',
    operationId: 'listShowResourcesByType',
    reply: inData('listShowResourcesByType', (data, passing) => {
      if (['RENT', 'SALE'].includes(tradeTypeOf(passing))) leaveOut(data, ({ tradeType }) => tradeType === 'BOTH')
    }),
    probe: async (ask) => {
      const rented = await shownRecords(ask, `${houses}&tradeType=RENT&size=50`)
      return rented.length > 0 && rented.every(({ tradeType }) => tradeType === 'RENT')
    },
  }),
  lists({
    id: 'the begun last page is not among the pages',
    operationId: 'pageShownDeclarations',
    reply: inData('pageShownDeclarations', (data) => void (data.pages = Math.floor(data.total / data.size))),
    probe: async (ask) => {
      const { total, size, pages } = await dataOf(ask, '/policy/api/declare/show/page?size=7')
      return total > 0 && pages * size < total
    },
  }),
  lists({
    id: 'a percent sign in the keyword stands for any text',
    operationId: 'listAttracts',
    request: onRequest('listAttracts', (passing) => {
      const typed = typedIn(passing).trim()
      if (/^[%_]+$/.test(typed) && isLike('招商', typed)) passing.url.searchParams.delete('keyWord')
    }),
    probe: async (ask) => (await totalOf(ask, `${attracts}?keyWord=%25`)) > 0,
  }),
  lists({
    id: 'the total is the number of records on the page',
    operationId: 'listDeclareRecords',
    reply: inData('listDeclareRecords', (data) => {
      data.total = data.records.length
      data.pages = Math.ceil(data.total / data.size)
    }),
    probe: async (ask) => {
      return (await totalOf(ask, `${declareList}?size=5`)) < (await totalOf(ask, `${declareList}?size=50`))
    },
  }),
  lists({
    id: 'events are listed by their beginning alone, past ones first',
    operationId: 'pageEvents',
    reply: inData('pageEvents', (data) => {
      data.records = data.records.toSorted((one: Loose, other: Loose) => rankOf(one) - rankOf(other))
    }),
    probe: async (ask) => (await recordsIn(ask, `${events}?size=50`))[0].state === 'FINISHED',
  }),
  lists({
    id: 'no page has more than twenty records, whatever size it tells',
    operationId: 'listResources',
    reply: inData('listResources', (data) => void (data.records = data.records.slice(0, 20))),
    probe: async (ask) => {
      const { records, total, size } = await dataOf(ask, '/supanddem/api/ua/show/resource/list?size=50')
      return size === 50 && total >= 50 && records.length === 20
    },
  }),
  lists({
    id: 'the highest score does not filter the evaluations',
    operationId: 'listShownFacilitatorEvaluations',
    request: onRequest('listShownFacilitatorEvaluations', ({ url: { searchParams } }) => {
      if (searchParams.get('overall') === '5') searchParams.delete('overall')
    }),
    probe: async (ask) => (await totalOf(ask, `${evaluations}&overall=5`)) === (await totalOf(ask, evaluations)),
  }),
]
