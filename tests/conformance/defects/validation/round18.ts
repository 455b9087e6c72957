import { type Defect, type Loose, changeBody, codeOf, envelopeOf, onReply, onRequest, setJson } from '../../defect.ts'
import { validation } from '../../groups.ts'
import { refused } from '../shared/requests.ts'

export const validationDefects: Defect[] = [
  validation({
    id: 'a correction may be shorter than five characters',
    operationId: 'savePolicyCorrection',
    write: true,
    request: onRequest('savePolicyCorrection', (passing) => {
      changeBody(passing, (body: Loose) => {
        const content = typeof body.content === 'string' ? body.content.trim() : ''
        if (content !== '' && content.length < 5) body.content = content.padEnd(5, '。')
      })
    }),
    probe: async (ask) => {
      const body = { targetType: 'POLICY', targetId: 'p-1001', errorType: 'TYPO', content: '错字' }
      return (await ask('/policy/api/customer/correction/save', { body })).code === '200'
    },
  }),
  validation({
    id: 'the thirteenth month is the next January',
    operationId: 'getCalendarMonth',
    request: onRequest('getCalendarMonth', ({ url: { searchParams } }) => {
      const [year, month] = [searchParams.get('year') ?? '', searchParams.get('month') ?? '']
      if (!/^\d{4}$/.test(year) || !/^-?\d{1,3}$/.test(month)) return
      const months = Number(month) - 1
      searchParams.set('year', String(Number(year) + Math.floor(months / 12)))
      searchParams.set('month', String((((months % 12) + 12) % 12) + 1))
    }),
    probe: async (ask) => (await ask('/policy/api/ua/calendar/month?year=2026&month=13')).code === '200',
  }),
  validation({
    id: 'two and a half patents are two',
    operationId: 'saveEnterpriseIntellectual',
    write: true,
    request: onRequest('saveEnterpriseIntellectual', (passing) => {
      changeBody(passing, (body) => {
        for (const [key, value] of Object.entries(body)) if (typeof value === 'number') body[key] = Math.trunc(value)
      })
    }),
    probe: async (ask) => {
      const body = { patentCount: 2.5, trademarkCount: 4, softwareCount: 6 }
      return (await ask('/enterprise/api/member/en/save/intellectual?enId=en-1001', { body })).code === '200'
    },
  }),
  validation({
    id: 'that a docking is not sincere is as good as that it is',
    operationId: 'saveDemandDocking',
    write: true,
    request: onRequest('saveDemandDocking', (passing) => {
      changeBody(passing, (body) => {
        if (body['agree'] === false) body['agree'] = true
      })
    }),
    probe: async (ask) => {
      const contact = { contactName: '周示例', contactTel: '13800000001', agree: false }
      const plan = { title: '密封改造方案', content: '提供密封改造的成熟方案与报价' }
      const body = { demandId: 'de-1015', enId: 'en-1001', ...plan, ...contact }
      return (await ask('/supanddem/api/customer/demand/docking/save', { body })).code === '200'
    },
  }),
  validation({
    id: 'a dictionary that does not exist is an empty one',
    operationId: 'listDictValues',
    reply: onReply('listDictValues', (returning, { url }) => {
      if (codeOf(returning) !== '3000' || (url.searchParams.get('typeCode') ?? '') === '') return
      const errors = envelopeOf(returning)?.['data'] as Loose[]
      if (errors.every(({ field }) => field === 'query.typeCode')) setJson(returning, { returnCode: '200', data: [] })
    }),
    probe: async (ask) => (await ask('/uaa/api/dict/value?typeCode=PO_NOTHING')).code === '200',
  }),
  validation({
    // keyword has minLength 0
    id: 'an empty keyword is refused by the help pages',
    operationId: 'listHelpArticles',
    request: onRequest('listHelpArticles', ({ url }) =>
      url.searchParams.get('keyword') === '' ? refused('关键词不能为空', 'query.keyword') : undefined,
    ),
    probe: async (ask) => (await ask('/content/api/ua/help/list?keyword=')).code === '3000',
  }),
  validation({
    id: 'areas are asked for in whole square metres only',
    operationId: 'listShowResourcesByType',
    request: onRequest('listShowResourcesByType', ({ url }) => {
      for (const name of ['minArea', 'maxArea'])
        if (/^\d+\.\d+$/.test(url.searchParams.get(name) ?? '')) return refused('面积类型不正确', `query.${name}`)
      return undefined
    }),
    probe: async (ask) => {
      const list = '/investment/ua/showResource/listByType?type=HOUSE&minArea=100.5'
      return (await ask(list, { as: 'visitor' })).code === '3000'
    },
  }),
  validation({
    id: 'who says nothing about footprints does not want them',
    operationId: 'setHistorySetting',
    write: true,
    request: onRequest('setHistorySetting', (passing) => {
      changeBody(passing, (body) => {
        body['enabled'] ??= false
      })
    }),
    probe: async (ask) => (await ask('/message/api/history/setting', { method: 'PUT', body: {} })).code === '200',
  }),
  validation({
    id: 'a kind of favorite may be written small',
    operationId: 'deleteInvestmentFavorite',
    write: true,
    request: onRequest('deleteInvestmentFavorite', ({ url: { searchParams } }) => {
      const kind = searchParams.get('targetType')
      if (kind !== null) searchParams.set('targetType', kind.toUpperCase())
    }),
    probe: async (ask) => {
      const target = '/investment/api/customer/favorite'
      await ask(target, { body: { targetType: 'HOUSE', targetId: 'hs-1001' } })
      return (await ask(`${target}?targetType=house&targetId=hs-1001`, { method: 'DELETE' })).code === '200'
    },
  }),
  validation({
    id: 'long feedback is cut off by its column',
    operationId: 'saveFeedback',
    write: true,
    request: onRequest('saveFeedback', (passing) => {
      changeBody(passing, (body: Loose) => {
        if (typeof body.description === 'string') body.description = [...body.description].slice(0, 200).join('')
      })
    }),
    probe: async (ask) => {
      const body = { telephone: '13800000001', source: 'PC', type: 'OTHER', description: '长'.repeat(240) }
      return (await ask('/consult/api/customer/feedback/save', { body })).code === '200'
    },
  }),
]
