import {
  type Defect,
  type Loose,
  changeBody,
  envelopeOf,
  jsonReply,
  onReply,
  onRequest,
  setJson,
} from '../../defect.ts'

const docking = {
  content: '先到现场了解情况，再给出方案。',
  contactName: '周示例',
  contactTel: '13800000001',
  agree: true,
}

const base = { isResidentEnterprise: true, salesIncome: 12_800, totalAsset: 15_200, directPassGrounds: [] }

/** A constraint that is missing, or stands where nobody evaluates it. */
export const validationDefects: Defect[] = [
  {
    id: 'feedback of one character more',
    group: 'validation',
    operationId: 'saveFeedback',
    write: true,
    request: onRequest('saveFeedback', (passing) => {
      changeBody(passing, (body) => {
        const given = body['description']
        if (typeof given === 'string' && given.length === 201) body['description'] = given.slice(0, 200)
      })
    }),
    probe: async (ask) => {
      const body = { telephone: '13800000001', source: 'PC', type: 'FUNCTION', description: '件'.repeat(201) }
      return (await ask('/consult/api/customer/feedback/save', { body })).code === '200'
    },
  },
  {
    id: 'eleven digits are a mobile number',
    group: 'validation',
    operationId: 'saveInvestmentIntent',
    write: true,
    request: onRequest('saveInvestmentIntent', (passing) => {
      changeBody(passing, (body) => {
        if (typeof body['mobile'] === 'string' && /^\d{11}$/.test(body['mobile'])) body['mobile'] = '13800000001'
      })
    }),
    probe: async (ask) => {
      const intent = { resourceType: 'HOUSE', resourceId: 'hs-1001', name: '周示例', company: '示例公司', agree: true }
      const body = { ...intent, mobile: '02312345678', content: '希望实地查看层高与行车。' }
      return (await ask('/investment/api/customer/intent/save', { body })).code === '200'
    },
  },
  {
    id: 'an unknown class of fire hazard is none',
    group: 'validation',
    operationId: 'listShowResourcesByType',
    request: onRequest('listShowResourcesByType', ({ url }) => {
      if (!/^[A-E]$/.test(url.searchParams.get('fireLevel') ?? 'A')) url.searchParams.delete('fireLevel')
    }),
    probe: async (ask) => (await ask('/investment/ua/showResource/listByType?type=HOUSE&fireLevel=Z')).code === '200',
  },
  {
    id: 'files of any year',
    group: 'validation',
    operationId: 'pageDeclareFiles',
    request: onRequest('pageDeclareFiles', ({ url }) => {
      const year = url.searchParams.get('year') ?? ''
      if (!/^\d+$/.test(year) || (Number(year) >= 1990 && Number(year) <= 2100)) return undefined
      return jsonReply({ returnCode: '200', data: { records: [], total: 0, size: 10, current: 1, pages: 0 } })
    }),
    probe: async (ask) => (await ask('/policy/api/show/declareFile/page?year=1989')).code === '200',
  },
  {
    id: 'a lenient calendar',
    group: 'validation',
    operationId: 'getCalendarMonth',
    request: onRequest('getCalendarMonth', ({ url: { searchParams } }) => {
      const [year, month] = [Number(searchParams.get('year')), Number(searchParams.get('month'))]
      if (!(month > 12 && month <= 24)) return
      searchParams.set('year', String(year + 1))
      searchParams.set('month', String(month - 12))
    }),
    probe: async (ask) => (await ask('/policy/api/ua/calendar/month?year=2026&month=13')).code === '200',
  },
  {
    id: 'what lies within is not validated',
    group: 'validation',
    operationId: 'saveTecEnFormBase',
    write: true,
    request: onRequest('saveTecEnFormBase', (passing) => {
      changeBody(passing, (body) => {
        const given = body['base'] as Loose
        for (const name of ['employeeAmount', 'salesIncome', 'totalAsset']) if (given?.[name] < 0) given[name] = 0
      })
    }),
    probe: async (ask) => {
      const body = { enId: 'en-1001', inputYear: 2025, base: { ...base, employeeAmount: -5 } }
      return (await ask('/consult/api/customer/tec/en/form/save/base', { body })).code === '200'
    },
  },
  {
    id: 'a plan below nothing',
    group: 'validation',
    operationId: 'saveDemandDocking',
    write: true,
    request: onRequest('saveDemandDocking', (passing) => {
      changeBody(passing, (body) => {
        if (typeof body['planPrice'] === 'number' && body['planPrice'] < 0) body['planPrice'] = 0
      })
    }),
    probe: async (ask) => {
      const [{ id }] = (await ask('/supanddem/api/customer/demand/demandList?undocked=true')).data.records
      const body = { demandId: id, enId: 'en-1001', title: '对接方案一份', planPrice: -1, ...docking }
      return (await ask('/supanddem/api/customer/demand/docking/save', { body })).code === '200'
    },
  },
  {
    id: 'words are booleans',
    group: 'validation',
    operationId: 'setHistorySetting',
    write: true,
    request: onRequest('setHistorySetting', (passing) => {
      changeBody(passing, (body) => {
        if (body['enabled'] === 'true' || body['enabled'] === 'false') body['enabled'] = body['enabled'] === 'true'
      })
    }),
    probe: async (ask) =>
      (await ask('/message/api/history/setting', { method: 'PUT', body: { enabled: 'false' } })).code === '200',
  },
  {
    id: 'an unknown dictionary is empty',
    group: 'validation',
    operationId: 'listDictValues',
    reply: onReply('listDictValues', (returning, { url }) => {
      const isRefused = envelopeOf(returning)?.['returnCode'] === '3000'
      if (isRefused && url.searchParams.get('typeCode')) setJson(returning, { returnCode: '200', data: [] })
    }),
    probe: async (ask) => (await ask('/uaa/api/dict/value?typeCode=PO_NOTHING')).code === '200',
  },
  {
    id: 'any title but an empty one',
    group: 'validation',
    operationId: 'saveResourceDocking',
    write: true,
    request: onRequest('saveResourceDocking', (passing) => {
      changeBody(passing, (body) => {
        const given = body['title']
        if (typeof given === 'string' && given.trim() !== '' && given.length < 5)
          body['title'] = given.padEnd(5, '之意')
      })
    }),
    probe: async (ask) => {
      const { records } = (await ask('/supanddem/api/ua/show/resource/list?size=50&resourceType=ACHIEVEMENT')).data
      const body = { resourceId: records[0].id, enId: 'en-1001', title: '预约', ...docking }
      return (await ask('/supanddem/api/customer/resource/docking/save', { body })).code === '200'
    },
  },
]
