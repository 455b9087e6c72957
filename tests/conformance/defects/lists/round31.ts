import { type Defect, type Loose, inData, remembering } from '../../defect.ts'
import { dataOf, parameter, recordsIn } from '../../asked.ts'
import { lists } from '../../groups.ts'
import { batches, events, fiftyHouses, products } from '../shared/addresses.ts'
import { requeried } from '../shared/hooks.ts'
import { leaveOut } from '../shared/pages.ts'
import { totalOf } from '../shared/requests.ts'

const scored = '/supanddem/api/ua/show/resource/list?sort=SCORE'

const subjects = '/policy/api/ua/subject/list'

const tradeTypeOf = parameter('tradeType')

const themeOf = parameter('themeType')

const sortOf = parameter('sort')

export const listsDefects: Defect[] = [
  lists({
    id: 'open batches leave out those that end soon',
    operationId: 'pageDeclarations',
    reply: inData('pageDeclarations', (data, { url }) => {
      const states = url.searchParams.getAll('declareState').join().split(',')
      if (states.includes('OPEN') && !states.includes('ENDING'))
        leaveOut(data, ({ declarationTag }) => declarationTag.code === 'ENDING')
    }),
    probe: async (ask) => {
      const target = `${batches}?size=50&declareState`
      const open = await recordsIn(ask, `${target}=OPEN`)
      const ending = await recordsIn(ask, `${target}=ENDING`)
      return ending.length > 0 && !open.some(({ id }) => ending.some((each) => each.id === id))
    },
  }),
  lists({
    id: 'what is for rent leaves out what is for rent or sale',
    operationId: 'listShowResourcesByType',
    reply: inData('listShowResourcesByType', (data, passing) => {
      if (tradeTypeOf(passing) === 'RENT') leaveOut(data, ({ tradeType }) => tradeType === 'BOTH')
    }),
    probe: async (ask) => {
      const isBoth = ({ tradeType }: Loose) => tradeType === 'BOTH'
      const isThere = (await recordsIn(ask, fiftyHouses)).some(isBoth)
      return isThere && !(await recordsIn(ask, `${fiftyHouses}&tradeType=RENT`)).some(isBoth)
    },
  }),
  lists({
    id: 'a category of products is empty when its products are in those below it',
    ...requeried('listFacilitatorProducts', (query) => {
      if (/^sc-\d$/.test(query.get('categoryId') ?? '')) query.set('name', '䶮䶮')
    }),
    probe: async (ask) =>
      (await totalOf(ask, `${products}?categoryId=sc-1`)) === 0 &&
      (await totalOf(ask, `${products}?categoryId=sc-11`)) > 0,
  }),
  lists({
    id: 'the number of pages is rounded down',
    operationId: 'pageEvents',
    reply: inData('pageEvents', (data) => void (data.pages = Math.floor(data.total / data.size))),
    probe: async (ask) => {
      for (const size of [4, 7]) {
        const { total, pages } = await dataOf(ask, `${events}?size=${size}`)
        if (pages * size < total) return true
      }
      return false
    },
  }),
  lists({
    id: 'a theme is counted with the total of all subjects asked for before',
    operationId: 'listPolicySubjects',
    ...remembering(
      () => ({ total: 0 }),
      (memory, returning, passing) =>
        inData('listPolicySubjects', (data) => {
          if (themeOf(passing) === '') memory.total = data.total
          else if (memory.total > 0)
            Object.assign(data, { total: memory.total, pages: Math.ceil(memory.total / data.size) })
        })(returning, passing),
    ),
    probe: async (ask) => {
      await ask(subjects)
      const { records, total } = await dataOf(ask, `${subjects}?themeType=PERIOD&size=50`)
      return records.length < total
    },
  }),
  lists({
    id: 'resources without a score come before those with the best',
    operationId: 'listResources',
    reply: inData('listResources', (data, passing) => {
      if (sortOf(passing) !== 'SCORE') return
      const isBare = ({ avgScore }: Loose) => avgScore === null
      data.records.sort((one: Loose, other: Loose) => Number(isBare(other)) - Number(isBare(one)))
    }),
    probe: async (ask) => (await recordsIn(ask, scored))[0].avgScore === null,
  }),
  lists({
    id: 'words typed in pinyin suggest nothing',
    ...requeried('associatePolicyWords', (query) => {
      if (/^[a-z]+$/i.test(query.get('keyword') ?? '')) query.set('keyword', '䶮䶮')
    }),
    probe: async (ask) =>
      (await dataOf(ask, '/policy/api/ua/policy/associate?keyword=zhineng')).associateWords.length === 0,
  }),
  lists({
    id: 'one more policy is recommended than was asked for',
    ...requeried('listPolicyRecommendations', (query) => {
      const size = query.get('size') ?? ''
      if (/^([1-9]|[1-4]\d)$/.test(size)) query.set('size', String(Number(size) + 1))
    }),
    probe: async (ask) => (await dataOf(ask, '/policy/api/ua/policy/recommend/p-1001?size=3')).length === 4,
  }),
]
