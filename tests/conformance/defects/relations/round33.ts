import { dataOf } from '../../asked.ts'
import type { Defect, Loose } from '../../defect.ts'
import { demandList, notice, notices, providers, shownDemands } from '../shared/addresses.ts'
import { reshaped } from '../shared/hooks.ts'
import { eachRecord } from '../shared/pages.ts'
import { totalOf } from '../shared/requests.ts'
import { relations } from '../../groups.ts'

export const relationsDefects: Defect[] = [
  relations({
    id: 'the notices before and after are changed over',
    ...reshaped('getNotice', ({ prev, next, ...rest }) => ({ ...rest, prev: next, next: prev })),
    probe: async (ask) => {
      const { records } = await dataOf(ask, `${notices}?columnCode=NEWS`)
      return (await dataOf(ask, `${notice}/${records[2].id}`)).next?.id === records[1].id
    },
  }),
  relations({
    id: 'the list of subjects counts two policies more than the subject',
    ...reshaped(
      'listPolicySubjects',
      eachRecord((subject) => void (subject.policyCount += 2)),
    ),
    probe: async (ask) => {
      const [subject] = (await dataOf(ask, '/policy/api/ua/subject/list')).records
      const { policyCount } = await dataOf(ask, `/policy/api/ua/subject/details/${subject.id}`)
      return subject.policyCount === policyCount + 2
    },
  }),
  relations({
    id: 'a category counts one demand less than it lists',
    ...reshaped('listDemandCategories', (categories) =>
      categories.map((each: Loose) => ({ ...each, demandCount: Math.max(0, each.demandCount - 1) })),
    ),
    probe: async (ask) => {
      const [category] = await dataOf(ask, `${shownDemands}/category/list`)
      return category.demandCount + 1 === (await totalOf(ask, `${demandList}?categoryId=${category.id}`))
    },
  }),
  relations({
    id: 'the page of a provider counts every docking as finished',
    ...reshaped('getFacilitator', (data) => void (data.finishedCount = data.dockingCount)),
    probe: async (ask) => {
      const [provider] = (await dataOf(ask, `${providers}/list`)).records
      const { finishedCount } = await dataOf(ask, `${providers}/${provider.id}`)
      return finishedCount !== provider.finishedCount
    },
  }),
]
