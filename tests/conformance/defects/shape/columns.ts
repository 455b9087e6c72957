import { type Defect, type Loose, envelopeOf, inData, onReply, setJson } from '../../defect.ts'

/** Rows as they lie in the tables or in the Java objects, not as the contract has them. */
export const shapeDefects: Defect[] = [
  {
    id: 'provider status of an enterprise without a provider row',
    group: 'shape',
    operationId: 'listMyEnterprises',
    reply: inData('listMyEnterprises', (enterprises) => {
      for (const enterprise of enterprises) if (enterprise.faStatus === 'NONE') enterprise.faStatus = null
    }),
    probe: async (ask) =>
      (await ask('/enterprise/api/member/en/list')).data.some(({ faStatus }: Loose) => faStatus === null),
  },
  {
    id: 'submission time with a T',
    group: 'shape',
    operationId: 'listElectricityCertificates',
    reply: inData('listElectricityCertificates', ({ records }) => {
      for (const record of records) record.submitTime = record.submitTime?.replace(' ', 'T')
    }),
    probe: async (ask) =>
      (await ask('/enterprise/api/member/en/electricity/list')).data.records[0].submitTime.includes('T'),
  },
  {
    id: 'price of a product as text',
    group: 'shape',
    operationId: 'listFacilitatorProducts',
    reply: inData('listFacilitatorProducts', ({ records }) => {
      for (const record of records) if (typeof record.price === 'number') record.price = record.price.toFixed(2)
    }),
    probe: async (ask) =>
      (await ask('/enterprise/api/ua/facilitator/product')).data.records.some(
        ({ price }: Loose) => typeof price === 'string',
      ),
  },
  {
    id: 'time of a visit in milliseconds',
    group: 'shape',
    operationId: 'listHistory',
    reply: inData('listHistory', ({ records }) => {
      for (const record of records) record.viewTime = Date.parse(`${record.viewTime.replace(' ', 'T')}+08:00`)
    }),
    probe: async (ask) => typeof (await ask('/message/api/history/list')).data.records[0].viewTime === 'number',
  },
  {
    id: 'attachments of a notice as the JSON of their column',
    group: 'shape',
    operationId: 'getNotice',
    reply: inData('getNotice', (notice) => {
      notice.attachments = JSON.stringify(notice.attachments)
    }),
    probe: async (ask) => typeof (await ask('/content/api/ua/notice/pc/detail/n-1001')).data.attachments === 'string',
  },
  {
    id: 'modes of support joined by commas',
    group: 'shape',
    operationId: 'getPolicyDetail',
    reply: inData('getPolicyDetail', (policy) => {
      policy.supportMode = policy.supportMode?.join(',')
    }),
    probe: async (ask) => (await ask('/policy/api/ua/policy/detail?id=p-1001')).data.supportMode === 'AWARD',
  },
  {
    id: 'longitude and latitude swapped',
    group: 'shape',
    operationId: 'listShowResourcesByType',
    reply: inData('listShowResourcesByType', ({ records }) => {
      for (const record of records) [record.lng, record.lat] = [record.lat, record.lng]
    }),
    probe: async (ask) => (await ask('/investment/ua/showResource/listByType?type=OFFICE')).data.records[0].lat > 100,
  },
  {
    id: 'every long as text',
    group: 'shape',
    operationId: 'countFacilitators',
    reply: inData('countFacilitators', String),
    probe: async (ask) => typeof (await ask('/enterprise/api/ua/facilitator/count')).data === 'string',
  },
  {
    id: 'days without leading zeros',
    group: 'shape',
    operationId: 'getCalendarMonth',
    reply: inData('getCalendarMonth', ({ days }) => {
      for (const day of days) day.date = day.date.replaceAll('-0', '-')
    }),
    probe: async (ask) =>
      (await ask('/policy/api/ua/calendar/month?year=2026&month=12')).data.days[0].date === '2026-12-1',
  },
  {
    id: 'numbers for the ids of a dictionary',
    group: 'shape',
    operationId: 'listDictValues',
    reply: inData('listDictValues', (entries) => {
      for (const entry of entries) entry.id = Number(entry.id.replace('d-', ''))
    }),
    probe: async (ask) => typeof (await ask('/uaa/api/dict/value?typeCode=PO_FEEDBACK_TYPE')).data[0].id === 'number',
  },
  {
    id: 'the base entity’s columns of the tenant',
    group: 'shape',
    operationId: 'getTenantInfo',
    reply: inData('getTenantInfo', (tenant) => ({ ...tenant, createBy: 'admin', delFlag: '0', version: 3 })),
    probe: async (ask) => (await ask('/uaa/api/ua/tenant/info')).data.delFlag === '0',
  },
  {
    id: 'leaves of the category tree with null children',
    group: 'shape',
    operationId: 'listCategoryTypes',
    reply: inData('listCategoryTypes', (types) => {
      for (const { children } of types) for (const child of children ?? []) child.children = null
    }),
    probe: async (ask) =>
      (await ask('/supanddem/api/ua/show/category/typeList?type=DEMAND')).data[0].children[0].children === null,
  },
  {
    id: 'nulls for what a demand does not have',
    group: 'shape',
    operationId: 'getMyDemand',
    reply: inData('getMyDemand', (demand) => ({
      quantity: null,
      unit: null,
      cover: null,
      background: null,
      ...demand,
    })),
    probe: async (ask) => (await ask('/supanddem/api/customer/demand/myDetail?id=de-1016')).data.quantity === null,
  },
  {
    id: 'markup escaped by the filter against scripts',
    group: 'shape',
    operationId: 'getAttract',
    reply: inData('getAttract', (attract) => {
      attract.content = attract.content?.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    }),
    probe: async (ask) => (await ask('/content/api/ua/attract/detail/at-1001')).data.content.startsWith('&lt;p'),
  },
  {
    id: 'a number for the return code',
    group: 'shape',
    operationId: 'countDemands',
    reply: onReply('countDemands', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope !== undefined) setJson(returning, { ...envelope, returnCode: Number(envelope['returnCode']) })
    }),
    probe: async (ask) => (await ask('/supanddem/api/ua/show/demand/count')).code === 200,
  },
  {
    id: 'the end of time for rules in force',
    group: 'shape',
    operationId: 'listToolRules',
    reply: inData('listToolRules', (rules) => {
      for (const rule of rules) rule.effectiveTo ??= '9999-12-31'
    }),
    probe: async (ask) =>
      (await ask('/consult/api/ua/tool/rule/list')).data.some(({ effectiveTo }: Loose) => effectiveTo === '9999-12-31'),
  },
  {
    id: 'pictures at an address of the internal network',
    group: 'shape',
    operationId: 'listAds',
    reply: inData('listAds', (ads) => {
      for (const ad of ads) ad.image = `http://10.12.0.31:9000/portal/${ad.id}.svg`
    }),
    probe: async (ask) => (await ask('/content/api/ua/xc/pc/list')).data[0].image.startsWith('http://10.'),
  },
  {
    id: 'rate of success as a fraction',
    group: 'shape',
    operationId: 'getSupplyDemandStats',
    reply: inData('getSupplyDemandStats', (stats) => {
      if (stats.successRate !== null) stats.successRate /= 100
    }),
    probe: async (ask) => {
      const { successRate, finishedDockingCount } = (await ask('/supanddem/api/ua/show/statistics')).data
      return finishedDockingCount > 0 && successRate <= 1
    },
  },
]
