import { dayAfter, opened, shownRecords } from '../../asked.ts'
import { type Defect, inData } from '../../defect.ts'
import { shape } from '../../groups.ts'

const carriers = (type: string) => `/investment/ua/showResource/listByType?type=${type}&size=50`

const isLong = (value: unknown) => typeof value === 'number' && String(value).length > 8

/** Right figures in the wrong unit, with the wrong number of decimals, or counted from the wrong day. */
export const shapeDefects: Defect[] = [
  shape({
    id: 'hectares for mu',
    operationId: 'getLandResourceDetail',
    reply: inData('getLandResourceDetail', (data) => void (data.landAreaMu = Math.round(data.landArea / 100) / 100)),
    probe: async (ask) => {
      const [plot] = await opened(
        ask,
        await shownRecords(ask, carriers('LAND')),
        ({ id }) => `/investment/api/landResource/detail?id=${id}`,
      )
      return plot.landAreaMu < plot.landArea * 0.0005
    },
  }),
  shape({
    id: 'single precision widened to double',
    operationId: 'getHouseResourceDetail',
    reply: inData('getHouseResourceDetail', (data) => {
      if (data.propertyFee !== undefined) data.propertyFee = Math.fround(data.propertyFee)
    }),
    probe: async (ask) => {
      const houses = await opened(
        ask,
        await shownRecords(ask, carriers('HOUSE')),
        ({ id }) => `/investment/api/resource/detail?id=${id}`,
      )
      return houses.some(({ propertyFee }) => isLong(propertyFee))
    },
  }),
  shape({
    id: 'degree of coverage as a fraction',
    operationId: 'createMatchReport',
    reply: inData('createMatchReport', (data) => {
      for (const { items } of data.groups) for (const item of items) item.coverage = item.coverage / 100
    }),
    probe: async (ask) => {
      const details = (await ask('/enterprise/api/member/en/details?enId=en-1001')).data
      const body = { enId: 'en-1001', enInfoJson: JSON.stringify(details) }
      const { groups } = (await ask('/policy/api/ua/policy/match/report', { as: 'visitor', body })).data
      const items = groups.flatMap(({ items: own }: { items: { coverage: number }[] }) => own)
      return items.some(({ coverage }: { coverage: number }) => coverage > 0 && coverage < 1)
    },
  }),
  shape({
    id: 'registered capital in yuan',
    operationId: 'searchEnterprises',
    reply: inData('searchEnterprises', (data) => {
      for (const record of data.records) record.regCapital *= 10_000
    }),
    probe: async (ask) => {
      const [found] = await shownRecords(ask, '/enterprise/api/ua/en/lib/list?name=江畔精密')
      return found.regCapital >= 1_000_000
    },
  }),
  shape({
    id: 'size of a file in KB',
    operationId: 'pageDeclareFiles',
    reply: inData('pageDeclareFiles', (data) => {
      for (const record of data.records) record.size = Math.ceil(record.size / 1024)
    }),
    probe: async (ask) => {
      const [file] = await shownRecords(ask, '/policy/api/show/declareFile/page')
      return file.size < (await ask(file.docUrl, { as: 'visitor' })).bytes.length / 100
    },
  }),
  shape({
    id: 'mean scores as the database gives them',
    operationId: 'getFacilitator',
    reply: inData('getFacilitator', (data) => {
      if (data.scores !== null) data.scores.quality = data.scores.quality - 0.0333
    }),
    probe: async (ask) => {
      const shops = await opened(
        ask,
        await shownRecords(ask, '/enterprise/api/ua/facilitator/list?size=50'),
        ({ id }) => `/enterprise/api/ua/facilitator/${id}`,
      )
      return shops.some(({ scores }) => scores !== null && isLong(scores.quality))
    },
  }),
  shape({
    id: 'an instant in the notation of ISO 8601',
    operationId: 'getNotice',
    reply: inData('getNotice', (data) => void (data.publishTime = data.publishTime.replace(' ', 'T'))),
    probe: async (ask) => {
      const [notice] = await shownRecords(ask, '/content/api/ua/notice/pc/list')
      return (await ask(`/content/api/ua/notice/pc/detail/${notice.id}`)).data.publishTime.includes('T')
    },
  }),
  shape({
    id: 'a date with midnight',
    operationId: 'getEnterpriseBasic',
    reply: inData('getEnterpriseBasic', (data) => {
      if (data.establishTime !== null) data.establishTime = `${data.establishTime} 00:00:00`
    }),
    probe: async (ask) => (await ask('/enterprise/api/member/en/basic?enId=en-1001')).data.establishTime?.length === 19,
  }),
  shape({
    id: 'publishing time from a column of dates',
    operationId: 'listTalentPolicies',
    reply: inData('listTalentPolicies', (data) => {
      for (const record of data.records) record.publishTime = `${record.publishTime.slice(0, 10)} 00:00:00`
    }),
    probe: async (ask) => {
      const [policy] = await shownRecords(ask, '/policy/api/ua/policy/talent-list')
      const detail = await ask(`/policy/api/ua/policy/detail?id=${policy.id}`, { as: 'visitor' })
      return policy.publishTime !== detail.data.publishTime
    },
  }),
  shape({
    id: 'a reply is due after days of the calendar',
    operationId: 'listDemandDockings',
    reply: inData('listDemandDockings', (data) => {
      for (const record of data.records) record.replyBefore = dayAfter(record.createTime, 5)
    }),
    probe: async (ask) => {
      const [docking] = (await ask('/supanddem/api/customer/demand/docking/list')).data.records
      const { replyBefore } = (await ask(`/supanddem/api/customer/demand/docking/detail?id=${docking.id}`)).data
      return docking.replyBefore < replyBefore
    },
  }),
  shape({
    id: 'an evaluation can be changed for a month',
    operationId: 'listFacilitatorEvaluations',
    reply: inData('listFacilitatorEvaluations', (data) => {
      for (const record of data.records)
        if (record.editableUntil !== null)
          record.editableUntil = dayAfter(record.createTime, 30) + record.createTime.slice(10)
    }),
    probe: async (ask) =>
      (await ask('/enterprise/api/member/facilitator/evaluate?size=50')).data.records.some(
        (record: { editableUntil: string | null; createTime: string }) =>
          record.editableUntil?.slice(0, 10) === dayAfter(record.createTime, 30),
      ),
  }),
]
