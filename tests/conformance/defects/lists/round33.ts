import { dataOf } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { batches, declareList, houses, notices, providerList } from '../shared/addresses.ts'
import { reshaped, requeried } from '../shared/hooks.ts'
import { cutAnew, leaveOut, pageOf } from '../shared/pages.ts'
import { totalOf } from '../shared/requests.ts'
import { encoded } from '../shared/values.ts'
import { lists } from '../../groups.ts'

const resources = '/supanddem/api/ua/show/resource/list?size=50'
const evaluations = '/enterprise/api/ua/facilitator/evaluate?facilitatorId=fa-2001'
const helpList = `/content/api/ua/help/list?keyword=${encoded('资料')}`

export const listsDefects: Defect[] = [
  lists({
    id: 'the stage is looked at only after the page is cut',
    ...cutAnew(
      'listDeclareRecords',
      (records, page) => {
        const stage = page.query.get('stage')
        const found = pageOf(records, page).filter((each) => stage === null || each.stage === stage)
        return { records: found, total: records.length }
      },
      { without: ['stage'], when: ({ query }) => query.has('stage') },
    ),
    probe: async (ask) => (await totalOf(ask, `${declareList}?stage=RUNNING`)) === (await totalOf(ask, declareList)),
  }),
  lists({
    id: 'the help is searched by its titles alone',
    ...reshaped('listHelpArticles', (groups, { url }) => {
      const keyword = url.searchParams.get('keyword')?.trim() ?? ''
      return groups.flatMap((group: Loose) => {
        const articles = group.articles.filter(({ title }: Loose) => title.includes(keyword))
        return articles.length === 0 ? [] : [{ ...group, articles }]
      })
    }),
    probe: async (ask) => {
      const found = (await dataOf(ask, helpList)).flatMap(({ articles }: Loose) => articles)
      return found.length > 0 && found.every(({ title }: Loose) => title.includes('资料'))
    },
  }),
  lists({
    id: 'the views are sorted as if they were text',
    ...cutAnew(
      'listFacilitators',
      (records, page) => {
        const sorted = records.toSorted((one, two) => (String(one.viewCount) < String(two.viewCount) ? 1 : -1))
        return { records: pageOf(sorted, page), total: records.length }
      },
      { when: ({ query }) => query.get('sort') === 'VIEW' },
    ),
    probe: async (ask) => {
      const { records } = await dataOf(ask, `${providerList}?sort=VIEW&size=50`)
      return records.some((each: Loose, index: number) => index > 0 && each.viewCount > records[index - 1].viewCount)
    },
  }),
  lists({
    id: 'what is free is not below ten',
    operationId: 'listResources',
    reply: inData('listResources', (page, { url }) => {
      if (url.searchParams.get('price') === 'UNDER_10') leaveOut(page, ({ priceType }) => priceType === 'FREE')
    }),
    probe: async (ask) => {
      const isFree = ({ priceType }: Loose) => priceType === 'FREE'
      const all = (await dataOf(ask, resources)).records
      return all.some(isFree) && !(await dataOf(ask, `${resources}&price=UNDER_10`)).records.some(isFree)
    },
  }),
  lists({
    id: 'an upper price drops what is negotiable',
    operationId: 'listShowResourcesByType',
    reply: inData('listShowResourcesByType', (page, { url }) => {
      if (url.searchParams.has('maxPrice')) leaveOut(page, ({ negotiable }) => negotiable)
    }),
    probe: async (ask) => {
      const isNegotiable = ({ negotiable }: Loose) => negotiable
      const all = (await dataOf(ask, `${houses}&size=50`)).records
      const { records } = await dataOf(ask, `${houses}&size=50&maxPrice=99999`)
      return all.some(isNegotiable) && !records.some(isNegotiable)
    },
  }),
  lists({
    id: 'only the first of several levels counts',
    ...requeried('pageDeclarations', (query) => {
      const level = query.get('level')
      if (level !== null) query.set('level', level.split(',')[0] ?? '')
    }),
    probe: async (ask) =>
      (await totalOf(ask, `${batches}?level=PROVINCE,CITY`)) === (await totalOf(ask, `${batches}?level=PROVINCE`)),
  }),
  lists({
    id: 'the pinned notices head every page',
    ...cutAnew('listNotices', (records, page) => {
      const pinned = page.current > 1 ? records.filter(({ top }) => top) : []
      return { records: [...pinned, ...pageOf(records, page)].slice(0, page.size), total: records.length }
    }),
    probe: async (ask) => {
      const [first, second] = [await dataOf(ask, notices), await dataOf(ask, `${notices}?current=2`)]
      return first.records.some(({ id }: Loose) => id === second.records[0].id)
    },
  }),
  lists({
    id: 'a score means that score or better',
    ...cutAnew(
      'listShownFacilitatorEvaluations',
      (records, page) => {
        const found = records.filter(({ overall }) => overall >= Number(page.query.get('overall')))
        return { records: pageOf(found, page), total: found.length }
      },
      { without: ['overall'], when: ({ query }) => /^[1-5]$/.test(query.get('overall') ?? '') },
    ),
    probe: async (ask) => {
      const { records } = await dataOf(ask, `${evaluations}&overall=4`)
      return records.some(({ overall }: Loose) => overall === 5)
    },
  }),
]
