import { isLike, parameter, recordsIn, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { leaveOut } from '../shared/pages.ts'
import { totalOf } from '../shared/requests.ts'
import { lists } from '../../groups.ts'

const keyword = parameter('keyword')

const batches = '/policy/api/ua/declare/page?declareState=OPEN&size=50'

const found = (name: string) => `/enterprise/api/ua/en/lib/list?name=${encodeURIComponent(name)}`

const resources = '/supanddem/api/ua/show/resource/list'

const offices = '/investment/ua/showResource/listByType?type=OFFICE&size=50'

export const listsDefects: Defect[] = [
  lists({
    id: 'every later page of the library misses its first enterprise',
    operationId: 'searchEnterprises',
    reply: inData('searchEnterprises', ({ current, records }) => {
      if (current > 1) records.shift()
    }),
    probe: async (ask) => {
      const [, , third] = await shownRecords(ask, `${found('泰兴')}&size=4`)
      const page = await shownRecords(ask, `${found('泰兴')}&size=2&current=2`)
      return third !== undefined && page.every(({ enId }) => enId !== third.enId)
    },
  }),
  lists({
    id: 'a last page that is not full is not counted',
    operationId: 'listPolicySubjects',
    reply: inData('listPolicySubjects', (data) => void (data.pages = Math.floor(data.total / data.size))),
    probe: async (ask) => {
      const { total, pages } = (await ask('/policy/api/ua/subject/list?size=4')).data
      return total % 4 > 0 && pages * 4 < total
    },
  }),
  lists({
    id: 'batches that are about to end are not among the open ones',
    operationId: 'pageDeclarations',
    reply: inData('pageDeclarations', (data, { url }) => {
      if (url.searchParams.get('declareState') === 'OPEN')
        leaveOut(data, ({ declarationTag }) => declarationTag.code === 'ENDING')
    }),
    probe: async (ask) =>
      (await shownRecords(ask, batches)).every(({ declarationTag }) => declarationTag.code !== 'ENDING'),
  }),
  lists({
    id: 'help is searched by title alone',
    operationId: 'listHelpArticles',
    reply: inData('listHelpArticles', (data, passing) => {
      for (const group of data)
        group.articles = group.articles.filter(({ title }: Loose) => title.includes(keyword(passing)))
      return data.filter(({ articles }: Loose) => articles.length > 0)
    }),
    probe: async (ask) => {
      const { data } = await ask(`/content/api/ua/help/list?keyword=${encodeURIComponent('验证码')}`)
      return data[0].articles.length === 1
    },
  }),
  lists({
    id: 'the initials of a title suggest nothing',
    operationId: 'associatePolicyWords',
    reply: inData('associatePolicyWords', (data, passing) => {
      if (/^[b-df-hj-np-tv-z]+$/u.test(keyword(passing)))
        Object.assign(data, { associateWords: [], tags: [], policies: [] })
    }),
    probe: async (ask) => {
      const suggested = async (typed: string) =>
        (await ask(`/policy/api/ua/policy/associate?keyword=${typed}`)).data.associateWords.length
      return (await suggested('zhineng')) > 0 && (await suggested('znhgz')) === 0
    },
  }),
  lists({
    id: 'a city does not contain the resources of its districts',
    operationId: 'listResources',
    reply: inData('listResources', (data, { url }) => {
      const region = url.searchParams.get('region')
      if (region !== null) leaveOut(data, (record) => record.region !== region)
    }),
    probe: async (ask) =>
      (await totalOf(ask, `${resources}?region=321283&size=50`)) > 0 &&
      (await recordsIn(ask, `${resources}?region=321200&size=50`)).length === 0,
  }),
  lists({
    id: 'offices of a negotiable price are left out by a lowest price',
    operationId: 'listShowResourcesByType',
    reply: inData('listShowResourcesByType', (data, { url }) => {
      if (url.searchParams.has('minPrice')) leaveOut(data, ({ negotiable }) => negotiable)
    }),
    probe: async (ask) => {
      const negotiable = async (list: string) =>
        (await shownRecords(ask, list)).filter((each) => each.negotiable).length
      return (await negotiable(offices)) > 0 && (await negotiable(`${offices}&minPrice=1`)) === 0
    },
  }),
  lists({
    id: 'a percent sign finds every investment project',
    operationId: 'listAttracts',
    request: (passing) => {
      const { operationId, url } = passing
      const typed = parameter('keyWord')(passing)
      if (operationId === 'listAttracts' && typed.includes('%') && isLike('招商', typed))
        url.searchParams.delete('keyWord')
      return undefined
    },
    probe: async (ask) => (await totalOf(ask, '/content/api/ua/attract/list?keyWord=%25')) > 0,
  }),
]
