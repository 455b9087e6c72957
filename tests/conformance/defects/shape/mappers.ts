import { type Defect, type Loose, inData } from '../../defect.ts'

const deals: Record<string, string> = { RENT: '出租', SALE: '出售', TRANSFER: '出让', BOTH: '租售' }

/** Rows that a mapper turns into replies, with a slip on the way. */
export const shapeDefects: Defect[] = [
  {
    id: 'people not stated are none',
    group: 'shape',
    operationId: 'getEnterprisePersonnel',
    reply: inData('getEnterprisePersonnel', (section) =>
      Object.fromEntries(Object.entries(section as Record<string, unknown>).map(([key, value]) => [key, value ?? 0])),
    ),
    probe: async (ask) => (await ask('/enterprise/api/member/en/personnel?enId=en-1001')).data.overCollegeAmount === 0,
  },
  {
    id: 'tags of a provider joined',
    group: 'shape',
    operationId: 'listFacilitators',
    reply: inData('listFacilitators', ({ records }) => {
      for (const record of records) record.tags = record.tags?.join(',')
    }),
    probe: async (ask) => typeof (await ask('/enterprise/api/ua/facilitator/list')).data.records[0].tags === 'string',
  },
  {
    id: 'time of signing up without seconds',
    group: 'shape',
    operationId: 'listMyEventSigns',
    reply: inData('listMyEventSigns', ({ records }) => {
      for (const record of records) record.createTime = record.createTime.slice(0, 16)
    }),
    probe: async (ask) => (await ask('/supanddem/api/customer/event/myList')).data.records[0].createTime.length === 16,
  },
  {
    id: 'words for the way of trading',
    group: 'shape',
    operationId: 'getHouseResourceDetail',
    reply: inData('getHouseResourceDetail', (house) => {
      house.tradeType = deals[house.tradeType] ?? house.tradeType
    }),
    probe: async (ask) => (await ask('/investment/api/resource/detail?id=hs-1001')).data.tradeType === '出租',
  },
  {
    id: 'both areas of land from one column',
    group: 'shape',
    operationId: 'getLandResourceDetail',
    reply: inData('getLandResourceDetail', (land) => {
      land.landArea = land.landAreaMu
    }),
    probe: async (ask) => (await ask('/investment/api/landResource/detail?id=ld-1001')).data.landArea === 42,
  },
  {
    id: 'planned price in yuan',
    group: 'shape',
    operationId: 'listResourceDockings',
    reply: inData('listResourceDockings', ({ records }) => {
      for (const record of records)
        if (typeof record.planPrice === 'number') record.planPrice = Math.round(record.planPrice * 10_000)
    }),
    probe: async (ask) => {
      const { records } = (await ask('/supanddem/api/customer/resource/docking/list?size=50')).data
      const priced = records.find(({ planPrice }: Loose) => typeof planPrice === 'number')
      const { planPrice } = (await ask(`/supanddem/api/customer/resource/docking/detail?id=${priced.id}`)).data
      return priced.planPrice !== planPrice
    },
  },
  {
    id: 'related articles with all their columns',
    group: 'shape',
    operationId: 'getHelpArticle',
    reply: inData('getHelpArticle', (article) => {
      for (const each of article.related) Object.assign(each, { category: article.category, sort: 1 })
    }),
    probe: async (ask) => (await ask('/content/api/ua/help/detail/he-1001')).data.related[0].sort === 1,
  },
  {
    id: 'null where an entry has no address',
    group: 'shape',
    operationId: 'listModuleConfigs',
    reply: inData('listModuleConfigs', (modules) => {
      for (const { items } of modules) for (const item of items) item.url ??= null
    }),
    probe: async (ask) =>
      (await ask('/uaa/api/ua/module-config/list')).data.some(({ items }: Loose) =>
        items.some(({ url }: Loose) => url === null),
      ),
  },
  {
    id: 'sections grouped into a map',
    group: 'shape',
    operationId: 'getPolicySubject',
    reply: inData('getPolicySubject', (subject) => {
      subject.sections = Object.fromEntries(subject.sections.map(({ name, policies }: Loose) => [name, policies]))
    }),
    probe: async (ask) => !Array.isArray((await ask('/policy/api/ua/subject/details/s-101')).data.sections),
  },
  {
    id: 'short code padded',
    group: 'shape',
    operationId: 'encodeAppletShortUuid',
    reply: inData('encodeAppletShortUuid', (code) => {
      code.shortUuid = `${code.shortUuid}==`
    }),
    probe: async (ask) =>
      (await ask('/policy/api/ua/applet/shortuuid/encode?uuid=p-1001')).data.shortUuid.endsWith('=='),
  },
  {
    id: 'coverage as a fraction',
    group: 'shape',
    operationId: 'getPolicyMatch',
    reply: inData('getPolicyMatch', (match) => {
      if (typeof match.coverage === 'number') match.coverage = Math.round(match.coverage) / 100
    }),
    probe: async (ask) => {
      const { coverage, conditions } = (
        await ask('/policy/api/customer/policy/match/item?policyId=p-1001&enId=en-1001')
      ).data
      return conditions.some(({ status }: Loose) => status === 'MET') && coverage < 1
    },
  },
]
