import { dataOf, parameter, shownRecords } from '../../asked.ts'
import { totalOf } from '../shared/requests.ts'
import { encoded } from '../shared/values.ts'
import { type Defect, type Loose, type Passing, inData, onRequest } from '../../defect.ts'
import { lists } from '../../groups.ts'

const files = '/policy/api/show/declareFile/page?size=5'

const notices = `/content/api/ua/notice/pc/list?size=2&name=${encoded('关于')}`

const attracts = '/content/api/ua/attract/list?size=10'

const events = '/supanddem/api/ua/customer/event/page?size=50'

const facilitators = '/enterprise/api/ua/facilitator/list?size=20&sort=SCORE'

const products = '/enterprise/api/ua/facilitator/product?categoryId='

const batches = '/policy/api/ua/declare/page?size=1&level='

const declared = '/policy/api/customer/declare/list?size=5&stage=ENDED'

const pageOf = parameter('current')

const levelOf = parameter('level')

const categoryOf = parameter('categoryId')

/** The page is cut by the database and picked from by the program. */
function pickedAfterwards(): Pick<Defect, 'request' | 'reply'> {
  const stages = new WeakMap<Passing, string>()
  return {
    request: onRequest('listDeclareRecords', (passing) => {
      const stage = passing.url.searchParams.get('stage')
      if (stage === null || !['TODO', 'RUNNING', 'GRANTED', 'ENDED'].includes(stage)) return
      stages.set(passing, stage)
      passing.url.searchParams.delete('stage')
    }),
    reply: inData('listDeclareRecords', (data, passing) => {
      const stage = stages.get(passing)
      if (stage !== undefined) data.records = data.records.filter((record: Loose) => record.stage === stage)
    }),
  }
}

export const listsDefects: Defect[] = [
  lists({
    id: 'the total of the files is that of the page',
    operationId: 'pageDeclareFiles',
    reply: inData('pageDeclareFiles', (data) => {
      data.total = data.records.length
      data.pages = Math.ceil(data.total / data.size)
    }),
    probe: async (ask) => {
      const first = await dataOf(ask, files)
      return first.total === 5 && (await dataOf(ask, `${files}&current=2`)).records.length > 0
    },
  }),
  lists({
    id: 'the word that is sought gets lost on the second page',
    operationId: 'listNotices',
    request: onRequest('listNotices', (passing) => {
      if (Number(pageOf(passing)) > 1) passing.url.searchParams.delete('name')
    }),
    probe: async (ask) => (await totalOf(ask, notices)) < (await totalOf(ask, `${notices}&current=2`)),
  }),
  lists({
    id: 'after the last page comes the first one again',
    operationId: 'listAttracts',
    request: onRequest('listAttracts', (passing) => {
      const page = pageOf(passing)
      if (/^\d{2,6}$/.test(page) && Number(page) > 15) passing.url.searchParams.set('current', '1')
    }),
    probe: async (ask) => {
      const [first] = await shownRecords(ask, attracts)
      return (await shownRecords(ask, `${attracts}&current=99`))[0]?.id === first.id
    },
  }),
  lists({
    id: 'the stage of declaring is picked after the page is cut',
    operationId: 'listDeclareRecords',
    ...pickedAfterwards(),
    probe: async (ask) => {
      const { records, total, size } = await dataOf(ask, declared)
      return records.length < Math.min(total, size)
    },
  }),
  lists({
    id: 'the kind of an event is not looked at where its state is',
    operationId: 'pageEvents',
    request: onRequest('pageEvents', ({ url: { searchParams } }) => {
      const isBoth = searchParams.has('state') && searchParams.get('activityType') === 'POLICY'
      if (isBoth) searchParams.delete('activityType')
    }),
    probe: async (ask) => {
      const records = await shownRecords(ask, `${events}&state=SIGNING&activityType=POLICY`)
      return records.some(({ activityType }) => activityType !== 'POLICY')
    },
  }),
  lists({
    id: 'the best providers are the most viewed ones',
    operationId: 'listFacilitators',
    request: onRequest('listFacilitators', ({ url: { searchParams } }) => {
      if (searchParams.get('sort') === 'SCORE') searchParams.set('sort', 'VIEW')
    }),
    probe: async (ask) => {
      const scores = (await shownRecords(ask, facilitators)).map(({ avgScore }) => Number(avgScore))
      return scores.some((score, index) => score > (scores[index - 1] ?? score))
    },
  }),
  lists({
    id: 'an upper category has no products of its lower ones',
    operationId: 'listFacilitatorProducts',
    reply: inData('listFacilitatorProducts', (data, passing) => {
      const category = categoryOf(passing)
      if (category === '' || data.records.some((record: Loose) => record.categoryId === category)) return
      Object.assign(data, { records: [], total: 0, pages: 0 })
    }),
    probe: async (ask) => (await totalOf(ask, `${products}sc-1`)) === 0 && (await totalOf(ask, `${products}sc-11`)) > 0,
  }),
  lists({
    id: 'of several levels of batches the first counts',
    operationId: 'pageDeclarations',
    request: onRequest('pageDeclarations', (passing) => {
      const [first, second] = levelOf(passing).split(',')
      const isKnown = [first, second].every((level) => ['NATION', 'PROVINCE', 'CITY', 'COUNTY'].includes(level ?? ''))
      if (isKnown) passing.url.searchParams.set('level', first ?? '')
    }),
    probe: async (ask) => {
      const both = await totalOf(ask, `${batches}COUNTY,PROVINCE`)
      return both === (await totalOf(ask, `${batches}COUNTY`)) && (await totalOf(ask, `${batches}PROVINCE`)) > 0
    },
  }),
]
