import { type Defect, changeBody, jsonReply, onRequest } from '../../defect.ts'

/** A demand with everything that is asked for when it is submitted, but for what its type asks besides. */
function wholeDemand(): Record<string, unknown> {
  const inSixtyDays = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
  return {
    submit: true,
    enId: 'en-1001',
    title: '齿轮箱壳体铸件年度采购',
    industryCode: '34',
    description: '球墨铸铁壳体，按图生产，分批交付，需提供材质报告与尺寸检验报告。',
    budgetType: 'NEGOTIABLE',
    cooperationMode: ['PURCHASE'],
    deadline: inSixtyDays,
    hideEnName: false,
    contactName: '周示例',
    contactTel: '13800000001',
    agree: true,
  }
}

export const validationDefects: Defect[] = [
  {
    id: 'telephone of a question only must not be empty',
    group: 'validation',
    operationId: 'saveManagerConsult',
    write: true,
    request: onRequest('saveManagerConsult', (passing) => {
      changeBody(passing, (body) => {
        if (typeof body['telephone'] === 'string' && body['telephone'] !== '') body['telephone'] = '13800000001'
      })
    }),
    probe: async (ask) => {
      const body = { policyId: 'p-1001', title: '能否计入', content: '能否计入？', telephone: '12345', public: true }
      return (await ask('/policy/api/customer/manager/consult/save', { body })).code === '200'
    },
  },
  {
    id: 'achievement of a year to come',
    group: 'validation',
    operationId: 'saveAchievementResource',
    write: true,
    request: onRequest('saveAchievementResource', (passing) => {
      changeBody(passing, (body) => {
        const [given, year] = [body['achievementYear'], new Date().getFullYear()]
        if (typeof given === 'number' && given > year && given <= 2100) body['achievementYear'] = year
      })
    }),
    probe: async (ask) => {
      const achievementYear = new Date().getFullYear() + 2
      const body = { submit: false, enId: 'en-1001', title: '待完善的科技成果资料', achievementYear }
      return (await ask('/supanddem/api/customer/resource/save/achievement', { body })).code === '200'
    },
  },
  {
    id: 'purchase without a quantity',
    group: 'validation',
    operationId: 'saveDemand',
    write: true,
    request: onRequest('saveDemand', (passing) => {
      changeBody(passing, (body) => {
        if (body['demandType'] !== 'PRODUCT' || body['submit'] !== true) return
        if (body['quantity'] === undefined) body['quantity'] = 1
        if (body['unit'] === undefined) body['unit'] = '件'
      })
    }),
    probe: async (ask) => {
      const body = { ...wholeDemand(), demandType: 'PRODUCT', categoryId: 'dc-21' }
      return (await ask('/supanddem/api/customer/demand/save', { body })).code === '200'
    },
  },
  {
    id: 'least area above the greatest',
    group: 'validation',
    operationId: 'listShowResourcesByType',
    request: onRequest('listShowResourcesByType', ({ url: { searchParams } }) => {
      const [least, most] = [searchParams.get('minArea'), searchParams.get('maxArea')]
      if (least === null || most === null || !(Number(least) > Number(most))) return undefined
      const size = Number(searchParams.get('size') ?? 10)
      return jsonReply({ returnCode: '200', data: { records: [], total: 0, size, current: 1, pages: 0 } })
    }),
    probe: async (ask) =>
      (await ask('/investment/ua/showResource/listByType?type=HOUSE&minArea=10&maxArea=5')).code === '200',
  },
  {
    id: 'pages too large become the largest',
    group: 'validation',
    operationId: 'pageDeclarations',
    request: onRequest('pageDeclarations', ({ url: { searchParams } }) => {
      const size = searchParams.get('size') ?? ''
      if (/^\d+$/.test(size) && Number(size) > 50) searchParams.set('size', '50')
    }),
    probe: async (ask) => (await ask('/policy/api/ua/declare/page?size=500')).data?.size === 50,
  },
  {
    id: 'counts lose their decimals',
    group: 'validation',
    operationId: 'saveEnterpriseIntellectual',
    write: true,
    request: onRequest('saveEnterpriseIntellectual', (passing) => {
      changeBody(passing, (body) => {
        for (const [name, count] of Object.entries(body))
          if (typeof count === 'number' && count > 0) body[name] = Math.trunc(count)
      })
    }),
    probe: async (ask) => {
      const body = { patentCount: 3.7, trademarkCount: 1, softwareCount: 1 }
      return (await ask('/enterprise/api/member/en/save/intellectual?enId=en-1001', { body })).code === '200'
    },
  },
  {
    id: 'fields that nobody knows are skipped',
    group: 'validation',
    operationId: 'setHistorySetting',
    write: true,
    request: onRequest('setHistorySetting', (passing) => {
      changeBody(passing, (body) => {
        for (const name of Object.keys(body)) if (name !== 'enabled') delete body[name]
      })
    }),
    probe: async (ask) => {
      const body = { enabled: true, keepDays: 7 }
      return (await ask('/message/api/history/setting', { method: 'PUT', body })).code === '200'
    },
  },
  {
    id: 'the same tag twice',
    group: 'validation',
    operationId: 'subscribeTags',
    write: true,
    request: onRequest('subscribeTags', (passing) => {
      changeBody(passing, (body) => {
        if (Array.isArray(body['tagIds'])) body['tagIds'] = [...new Set(body['tagIds'])]
      })
    }),
    probe: async (ask) =>
      (await ask('/policy/api/customer/tag/subscribe', { body: { tagIds: ['t-101', 't-101'] } })).code === '200',
  },
  {
    id: 'intent without agreement',
    group: 'validation',
    operationId: 'saveAttractIntent',
    write: true,
    request: onRequest('saveAttractIntent', (passing) => {
      changeBody(passing, (body) => {
        if (body['agree'] === false) body['agree'] = true
      })
    }),
    probe: async (ask) => {
      const person = { name: '周示例', company: '示例公司', mobile: '13800000001' }
      const body = { attractId: 'at-1001', ...person, investAmount: 'FROM_1000', content: '拟租厂房。', agree: false }
      return (await ask('/content/api/customer/attract/intent/save', { body })).code === '200'
    },
  },
  {
    id: 'the thirtieth of February is the second of March',
    group: 'validation',
    operationId: 'getCalendarDay',
    request: onRequest('getCalendarDay', ({ url: { searchParams } }) => {
      const date = searchParams.get('date') ?? ''
      if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return
      const [year, month, day] = date.split('-').map(Number) as [number, number, number]
      searchParams.set('date', new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10))
    }),
    probe: async (ask) => (await ask('/policy/api/ua/calendar/day?date=2026-02-30')).code === '200',
  },
]
