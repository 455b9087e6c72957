import { recordsIn } from '../../asked.ts'
import { type Defect, type Loose, inData, onRequest } from '../../defect.ts'
import { offices } from '../shared/addresses.ts'

const reviews = '/enterprise/api/ua/facilitator/evaluate?facilitatorId=fa-2001'

const rises = (values: readonly number[]) =>
  values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0))

export const listsDefects: Defect[] = [
  {
    id: 'pictures in the order of their names',
    group: 'lists',
    operationId: 'listAds',
    reply: inData('listAds', (data) => {
      data.reverse()
    }),
    probe: async (ask) => !rises((await ask('/content/api/ua/xc/pc/list')).data.map(({ sort }: Loose) => sort)),
  },
  {
    id: 'links in no order',
    group: 'lists',
    operationId: 'listModuleConfigs',
    reply: inData('listModuleConfigs', (data) => {
      for (const { items } of data) items.reverse()
    }),
    probe: async (ask) =>
      !rises((await ask('/uaa/api/ua/module-config/list')).data[0].items.map(({ sort }: Loose) => sort)),
  },
  {
    id: 'all modules for one',
    group: 'lists',
    operationId: 'listModuleConfigs',
    request: onRequest('listModuleConfigs', ({ url }) => url.searchParams.delete('moduleCode')),
    probe: async (ask) => (await ask('/uaa/api/ua/module-config/list?moduleCode=PARTNER')).data.length > 1,
  },
  {
    id: 'the rarest tags are the hottest',
    group: 'lists',
    operationId: 'queryHotTags',
    reply: inData('queryHotTags', (data) => {
      data.reverse()
    }),
    probe: async (ask) => rises((await ask('/policy/api/ua/tag/hot/query')).data.map(({ count }: Loose) => count)),
  },
  {
    id: 'help knows no words',
    group: 'lists',
    operationId: 'listHelpArticles',
    request: onRequest('listHelpArticles', ({ url }) => url.searchParams.delete('keyword')),
    probe: async (ask) => (await ask('/content/api/ua/help/list?keyword=%E4%B6%AE%E4%B6%AE')).data.length > 0,
  },
  {
    id: 'ten are recommended to everybody',
    group: 'lists',
    operationId: 'listRecommendedPolicies',
    request: onRequest('listRecommendedPolicies', ({ url }) => {
      const size = Number(url.searchParams.get('size') ?? 10)
      if (size >= 1 && size <= 50) url.searchParams.delete('size')
    }),
    probe: async (ask) => (await ask('/policy/api/ua/policy/recommendList?size=3')).data.length > 3,
  },
  {
    id: 'stars do not choose',
    group: 'lists',
    operationId: 'listShownFacilitatorEvaluations',
    request: onRequest('listShownFacilitatorEvaluations', ({ url }) => {
      if (/^[1-5]$/.test(url.searchParams.get('overall') ?? '')) url.searchParams.delete('overall')
    }),
    probe: async (ask) => (await recordsIn(ask, `${reviews}&overall=4&size=50`)).some(({ overall }) => overall !== 4),
  },
  {
    id: 'prices in the order of their digits',
    group: 'lists',
    operationId: 'listShowResourcesByType',
    reply: inData('listShowResourcesByType', (data, { url }) => {
      if (url.searchParams.get('sort') === 'PRICE')
        data.records.sort((a: Loose, b: Loose) => (String(a.price) < String(b.price) ? -1 : 1))
    }),
    probe: async (ask) => !rises((await recordsIn(ask, `${offices}&sort=PRICE&size=50`)).map(({ price }) => price)),
  },
  {
    id: 'today is every day',
    group: 'lists',
    operationId: 'listTodayDeclarations',
    request: onRequest('listTodayDeclarations', ({ url }) => {
      url.pathname = '/policy/api/ua/policy/list'
    }),
    probe: async (ask) =>
      (await recordsIn(ask, '/policy/api/ua/policy/today-declare?size=50')).some(
        ({ declarationTag }) => declarationTag.code === 'NOT_STARTED',
      ),
  },
  {
    id: 'a tag is under every other',
    group: 'lists',
    operationId: 'listTags',
    request: onRequest('listTags', ({ url }) => url.searchParams.delete('tagType')),
    probe: async (ask) =>
      (await ask('/policy/api/customer/tag/list?tagType=INDUSTRY')).data.some(
        ({ tagType }: Loose) => tagType !== 'INDUSTRY',
      ),
  },
]
