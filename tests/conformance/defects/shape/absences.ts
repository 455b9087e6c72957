import { dataOf, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { shape } from '../../groups.ts'

/** How nothing is written where there is nothing. */
export const shapeDefects: Defect[] = [
  shape({
    id: 'the sum of no sign-ups is null',
    operationId: 'pageEvents',
    reply: inData('pageEvents', ({ records }) => {
      for (const record of records) if (record.signedCount === 0) record.signedCount = null
    }),
    probe: async (ask) => {
      const records = await shownRecords(ask, '/supanddem/api/ua/customer/event/page?size=50')
      return records.some(({ signedCount }) => signedCount === null)
    },
  }),
  shape({
    id: 'no region is a list of one empty text',
    operationId: 'listDemands',
    reply: inData('listDemands', ({ records }) => {
      for (const record of records) if (record.expectRegion.length === 0) record.expectRegion = ['']
    }),
    probe: async (ask) => {
      const records = await shownRecords(ask, '/supanddem/api/ua/show/demand/list')
      return records.some(({ expectRegion }) => expectRegion[0] === '')
    },
  }),
  shape({
    id: 'no attachments are null',
    operationId: 'getDemand',
    reply: inData('getDemand', (data) => {
      if (data.attachments.length === 0) data.attachments = null
    }),
    probe: async (ask) => (await dataOf(ask, '/supanddem/api/ua/show/demand/detail?id=de-1016')).attachments === null,
  }),
  shape({
    id: 'no article before is one without an id',
    operationId: 'getNotice',
    reply: inData('getNotice', (data) => {
      data.prev ??= { id: null, title: null }
      data.next ??= { id: null, title: null }
    }),
    probe: async (ask) => {
      const [{ id }] = (await dataOf(ask, '/content/api/ua/notice/pc/list?columnCode=NEWS')).records
      return (await dataOf(ask, `/content/api/ua/notice/pc/detail/${id}`)).prev?.id === null
    },
  }),
  shape({
    id: 'a hash is the link of an ad without one',
    operationId: 'listAds',
    reply: inData('listAds', (ads) => {
      for (const ad of ads) ad.link ??= '#'
    }),
    probe: async (ask) => (await dataOf(ask, '/content/api/ua/xc/pc/list')).some(({ link }: Loose) => link === '#'),
  }),
  shape({
    id: 'the contact that is still hidden is null',
    operationId: 'getDemandDocking',
    reply: inData('getDemandDocking', (data) => {
      data.contact ??= null
    }),
    probe: async (ask) =>
      (await dataOf(ask, '/supanddem/api/customer/demand/docking/detail?id=dk-1001')).contact === null,
  }),
  shape({
    id: 'an empty message beside every success',
    operationId: 'listShowResourcesByType',
    isAlone: true,
    reply: (returning, { url }) => {
      if (!url.pathname.startsWith('/investment/') || returning.status !== 200) return
      const text = returning.body.toString('utf8')
      if (!text.startsWith('{"returnCode":"200"')) return
      returning.body = Buffer.from(`${text.slice(0, -1)},"errorMessage":null}`)
    },
    probe: async (ask) =>
      (await ask('/investment/ua/showResource/listByType?type=LAND')).text.includes('"errorMessage":null'),
  }),
]
