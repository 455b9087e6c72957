import {
  inData,
  jsonReply,
  onReply,
  onRequest,
  envelopeOf,
  setJson,
  type Ask,
  type Defect,
  type Loose,
} from '../defect.ts'

const records = async (ask: Ask, target: string): Promise<Loose[]> => (await ask(target)).data.records
const resources = '/investment/ua/showResource/listByType?type=OFFICE'
const reviews = '/enterprise/api/ua/facilitator/evaluate?facilitatorId=fa-2001'
const rises = (values: readonly number[]) =>
  values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0))

/** Lists that are no pages, orders, filters of single operations, and requests that are read too kindly. */
export const readingDefects: Defect[] = [
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
    probe: async (ask) => (await records(ask, `${reviews}&overall=4&size=50`)).some(({ overall }) => overall !== 4),
  },
  {
    id: 'prices in the order of their digits',
    group: 'lists',
    operationId: 'listShowResourcesByType',
    reply: inData('listShowResourcesByType', (data, { url }) => {
      if (url.searchParams.get('sort') === 'PRICE')
        data.records.sort((a: Loose, b: Loose) => (String(a.price) < String(b.price) ? -1 : 1))
    }),
    probe: async (ask) => !rises((await records(ask, `${resources}&sort=PRICE&size=50`)).map(({ price }) => price)),
  },
  {
    id: 'today is every day',
    group: 'lists',
    operationId: 'listTodayDeclarations',
    request: onRequest('listTodayDeclarations', ({ url }) => {
      url.pathname = '/policy/api/ua/policy/list'
    }),
    probe: async (ask) =>
      (await records(ask, '/policy/api/ua/policy/today-declare?size=50')).some(
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
  {
    id: 'a price from above its end',
    group: 'validation',
    operationId: 'listShowResourcesByType',
    request: onRequest('listShowResourcesByType', ({ url: { searchParams } }) => {
      if (Number(searchParams.get('minPrice')) <= Number(searchParams.get('maxPrice') ?? Infinity)) return
      searchParams.delete('minPrice')
      searchParams.delete('maxPrice')
    }),
    probe: async (ask) => (await ask(`${resources}&minPrice=9&maxPrice=3`)).code === '200',
  },
  {
    id: 'a number with its point',
    group: 'validation',
    operationId: 'listAttracts',
    request: onRequest('listAttracts', ({ url }) => {
      const size = Number(url.searchParams.get('size') ?? 10)
      if (Number.isInteger(size) && size > 0) url.searchParams.set('size', String(size))
    }),
    probe: async (ask) => (await ask('/content/api/ua/attract/list?size=5.0')).code === '200',
  },
  {
    id: 'small letters are as good',
    group: 'validation',
    operationId: 'listResources',
    request: onRequest('listResources', ({ url }) => {
      const type = url.searchParams.get('resourceType')
      if (type !== null) url.searchParams.set('resourceType', type.toUpperCase())
    }),
    probe: async (ask) => (await ask('/supanddem/api/ua/show/resource/list?resourceType=patent')).code === '200',
  },
  {
    id: 'a date runs over',
    group: 'validation',
    operationId: 'listShowResourcesByType',
    request: onRequest('listShowResourcesByType', ({ url }) => {
      if (/-02-(29|30|31)$/.test(url.searchParams.get('availableBefore') ?? ''))
        url.searchParams.set('availableBefore', '2027-03-02')
    }),
    probe: async (ask) => (await ask(`${resources}&availableBefore=2027-02-30`)).code === '200',
  },
  {
    id: 'a report on nothing',
    group: 'validation',
    operationId: 'createMatchReport',
    request: onRequest('createMatchReport', (passing) => {
      passing.body = passing.body.replace('"enInfoJson":""', '"enInfoJson":"{}"')
    }),
    probe: async (ask) =>
      (await ask('/policy/api/ua/policy/match/report', { body: { enInfoJson: '' } })).code === '200',
  },
  {
    id: 'an unknown calculation is a wrong field',
    group: 'refusals',
    operationId: 'getToolResult',
    reply: onReply('getToolResult', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] === '4040')
        setJson(returning, {
          returnCode: '3000',
          errorMessage: '参数错误',
          data: [{ field: 'id', errorMessage: '标识不正确' }],
        })
    }),
    probe: async (ask) => (await ask('/consult/api/customer/tool/history/detail?id=tr-none')).code === '3000',
  },
  {
    id: 'refused in English',
    group: 'refusals',
    operationId: 'getResourceDocking',
    reply: onReply('getResourceDocking', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] === '4040') setJson(returning, { ...envelope, errorMessage: 'Record not found' })
    }),
    probe: async (ask) =>
      (await ask('/supanddem/api/customer/resource/docking/detail?id=dk-none')).text.includes('not found'),
  },
  {
    id: 'one fault is told twice',
    group: 'refusals',
    operationId: 'listDemands',
    reply: onReply('listDemands', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] === '3000')
        setJson(returning, { ...envelope, data: [...(envelope['data'] as Loose[]), ...(envelope['data'] as Loose[])] })
    }),
    probe: async (ask) => (await ask('/supanddem/api/ua/show/demand/list?size=0')).data.length === 2,
  },
  {
    id: 'a login page for who has no token',
    group: 'http',
    operationId: 'listFavoriteDemands',
    reply: onReply('listFavoriteDemands', (returning) => {
      if (returning.status !== 401) return
      returning.status = 302
      returning.headers = { location: '/auth/qw' }
      returning.body = Buffer.alloc(0)
    }),
    probe: async (ask) => (await ask('/supanddem/api/customer/demand/favorite/list', { as: 'visitor' })).status === 302,
  },
  {
    id: 'HEAD needs no token',
    group: 'http',
    operationId: 'listMyResources',
    request: onRequest('listMyResources', ({ method, headers }) =>
      method === 'HEAD' && headers['authorization'] === undefined ? jsonReply({}) : undefined,
    ),
    probe: async (ask) =>
      (await ask('/supanddem/api/customer/resource/myList', { method: 'HEAD', as: 'visitor' })).status === 200,
  },
  {
    id: 'a file is shown in the page',
    group: 'http',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', (returning) => {
      if (returning.headers['content-disposition'] !== undefined)
        returning.headers['content-disposition'] = returning.headers['content-disposition'].replace(
          'attachment',
          'inline',
        )
    }),
    probe: async (ask) => {
      const { url } = (await ask('/enterprise/api/ua/en/electricity/template')).data
      return (await ask(url)).headers.get('content-disposition')?.startsWith('inline') === true
    },
  },
]
