import { type Defect, type Loose, changeBody, envelopeOf, inData, onReply, onRequest, setJson } from '../../defect.ts'

/** An update of the fields that are not null: what was filled in once cannot be cleared. */
function nullsNotSaved(): Defect {
  const kept = new Map<string, Record<string, unknown>>()
  const keyOf = (url: URL) => url.searchParams.get('enId') ?? ''
  const remembering = [
    inData('getEnterprisePersonnel', (personnel, { url }) => {
      kept.set(keyOf(url), personnel)
    }),
    inData('saveEnterprisePersonnel', (_, { url, body }) => {
      kept.set(keyOf(url), JSON.parse(body))
    }),
  ]
  return {
    id: 'cleared head-counts stay',
    group: 'state',
    operationId: 'saveEnterprisePersonnel',
    write: true,
    request: onRequest('saveEnterprisePersonnel', (passing) => {
      changeBody(passing, (body) => {
        const before = kept.get(keyOf(passing.url)) ?? {}
        for (const [name, value] of Object.entries(body)) body[name] = value ?? before[name] ?? null
      })
    }),
    reply: (returning, passing) => {
      for (const remember of remembering) remember(returning, passing)
    },
    probe: async (ask) => {
      const amounts = { overCollegeAmount: 90, overBachelorAmount: 48, overMasterAmount: 5, overDoctorAmount: 1 }
      const save = '/enterprise/api/member/en/save/personnel?enId=en-1001'
      await ask(save, { body: { employeeAmount: 186, ...amounts } })
      await ask(save, { body: { employeeAmount: 186, ...amounts, overMasterAmount: null } })
      return (await ask('/enterprise/api/member/en/personnel?enId=en-1001')).data.overMasterAmount === 5
    },
  }
}

function dayOf(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** What is saved does not come back as it was sent. */
export const stateDefects: Defect[] = [
  {
    id: 'area kept in a column for whole numbers',
    group: 'state',
    operationId: 'saveEnterpriseCarrier',
    write: true,
    request: onRequest('saveEnterpriseCarrier', (passing) => {
      changeBody(passing, (body) => {
        const area = body['incubatorDisposableArea']
        if (typeof area === 'number') body['incubatorDisposableArea'] = Math.round(area)
      })
    }),
    probe: async (ask) => {
      const body = { incubatorDisposableArea: 1200.55, incubatorCompanyAmount: 4, incubatorGraduatedCompanyAmount: 1 }
      await ask('/enterprise/api/member/en/save/carrier?enId=en-1001', { body })
      return (await ask('/enterprise/api/member/en/carrier?enId=en-1001')).data.incubatorDisposableArea === 1201
    },
  },
  nullsNotSaved(),
  {
    id: 'other certification cut to its column',
    group: 'state',
    operationId: 'savePolicyAttributes',
    write: true,
    request: onRequest('savePolicyAttributes', (passing) => {
      changeBody(passing, ({ certification }) => {
        const given = certification as { deptCertOther?: unknown } | undefined
        if (typeof given?.deptCertOther === 'string' && given.deptCertOther.length <= 200)
          given.deptCertOther = given.deptCertOther.slice(0, 50)
      })
    }),
    probe: async (ask) => {
      const address = '/enterprise/api/member/policy/attribute?enId=en-1001'
      const attributes = (await ask(address)).data
      attributes.certification.deptCertOther = '证'.repeat(120)
      await ask(address, { body: attributes })
      return (await ask(address)).data.certification.deptCertOther.length === 50
    },
  },
  {
    id: 'favourite that cannot be removed',
    group: 'state',
    operationId: 'deleteInvestmentFavorite',
    write: true,
    // It looks the favourite up and forgets to delete it.
    request: onRequest('deleteInvestmentFavorite', (passing) => {
      const { searchParams } = passing.url
      if (!/^(HOUSE|LAND|OFFICE)$/.test(searchParams.get('targetType') ?? '') || !searchParams.has('targetId')) return
      passing.method = 'GET'
      passing.url.pathname += '/list'
    }),
    reply: onReply('deleteInvestmentFavorite', (returning) => {
      const found = envelopeOf(returning)?.['data'] as Loose
      if (found?.records?.length > 0) setJson(returning, { returnCode: '200', data: null })
      else if (found?.records !== undefined)
        setJson(returning, { returnCode: '4040', errorMessage: '收藏不存在或已取消' })
    }),
    probe: async (ask) => {
      const body = { targetType: 'HOUSE', targetId: 'hs-1001' }
      await ask('/investment/api/customer/favorite', { body })
      await ask('/investment/api/customer/favorite?targetType=HOUSE&targetId=hs-1001', { method: 'DELETE' })
      return (await ask('/investment/api/customer/favorite/list')).data.total === 1
    },
  },
  {
    id: 'second favourite of the same notice',
    group: 'state',
    operationId: 'addContentFavorite',
    write: true,
    reply: onReply('addContentFavorite', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] === '4090') setJson(returning, { returnCode: '200', data: null })
    }),
    probe: async (ask) => {
      const body = { targetType: 'NEWS', targetId: 'n-1001' }
      await ask('/content/api/customer/favorite', { body })
      return (await ask('/content/api/customer/favorite', { body })).code === '200'
    },
  },
  {
    id: 'description escaped on its way in',
    group: 'state',
    operationId: 'saveDemand',
    write: true,
    request: onRequest('saveDemand', (passing) => {
      changeBody(passing, (body) => {
        if (typeof body['description'] === 'string') body['description'] = escaped(body['description'])
      })
    }),
    probe: async (ask) => {
      const description = '单台检测时间 < 2 分钟，误判率 < 3%，可与 "MES" 对接，现场可以先行试用。'
      const draft = { submit: false, enId: 'en-1001', title: '齿轮噪声在线检测', demandType: 'OTHER', description }
      const { id } = (await ask('/supanddem/api/customer/demand/save', { body: draft })).data
      return (await ask(`/supanddem/api/customer/demand/myDetail?id=${id}`)).data.description.includes('&lt;')
    },
  },
  {
    id: 'date of grant a day earlier',
    group: 'state',
    operationId: 'savePatentResource',
    write: true,
    request: onRequest('savePatentResource', (passing) => {
      changeBody(passing, (body) => {
        const granted = new Date(String(body['grantDate']))
        if (dayOf(granted) === body['grantDate']) body['grantDate'] = dayOf(new Date(granted.getTime() - 86_400_000))
      })
    }),
    probe: async (ask) => {
      const body = { submit: false, enId: 'en-1001', title: '待完善的专利资料', grantDate: '2024-08-20' }
      const { id } = (await ask('/supanddem/api/customer/resource/save/patent', { body })).data
      return (await ask(`/supanddem/api/customer/resource/myDetail?id=${id}`)).data.grantDate === '2024-08-19'
    },
  },
  {
    id: 'list left out of the statement that saves the base part',
    group: 'state',
    operationId: 'saveTecEnFormBase',
    write: true,
    request: onRequest('saveTecEnFormBase', (passing) => {
      changeBody(passing, ({ base }) => {
        const given = base as { directPassGrounds?: unknown } | undefined
        if (Array.isArray(given?.directPassGrounds)) given.directPassGrounds = []
      })
    }),
    probe: async (ask) => {
      const base = { isResidentEnterprise: true, directPassGrounds: ['HNTE'] }
      await ask('/consult/api/customer/tec/en/form/save/base', { body: { enId: 'en-1001', inputYear: 2025, base } })
      const saved = (await ask('/consult/api/customer/tec/en/form/detail?enId=en-1001')).data.base
      return saved.isResidentEnterprise === true && saved.directPassGrounds.length === 0
    },
  },
]
