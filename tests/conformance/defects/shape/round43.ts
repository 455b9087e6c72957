import { type Ask, type Defect, type Loose, inData } from '../../defect.ts'
import { dataOf, dayAfter, recordsIn } from '../../asked.ts'
import { shape } from '../../groups.ts'
import { certificates, declareList, docking, plotDetail, plots, toolRules } from '../shared/addresses.ts'
import { fromMonthZero, reshaped, withClosedOutline, withoutReadTypes } from '../shared/hooks.ts'
import { eachRecord } from '../shared/pages.ts'
import { isClosed } from '../shared/values.ts'

/** Whether one of the records of a list's first page is so. */
const anyRecord = async (ask: Ask, list: string, isSo: (record: Loose) => boolean): Promise<boolean> =>
  (await recordsIn(ask, list)).some(isSo)

export const shapeDefects: Defect[] = [
  shape({
    id: 'the mean reply time is a text with its unit',
    operationId: 'getSupplyDemandStats',
    reply: inData('getSupplyDemandStats', (data) => {
      if (data.avgReplyHours !== null) data.avgReplyHours = `${data.avgReplyHours}小时`
    }),
    probe: async (ask) => typeof (await dataOf(ask, '/supanddem/api/ua/show/statistics')).avgReplyHours === 'string',
  }),
  shape({
    id: 'a card of land has its area in mu where square metres belong',
    ...reshaped(
      'listShowResourcesByType',
      eachRecord((record) => {
        if (record.type === 'LAND') record.area = record.areaMu
      }),
    ),
    probe: async (ask) => anyRecord(ask, plots, ({ area, areaMu }) => areaMu > 0 && area === areaMu),
  }),
  shape({
    id: 'the outline of a plot comes back to its first corner',
    operationId: 'getLandResourceDetail',
    reply: inData('getLandResourceDetail', withClosedOutline),
    probe: async (ask) => isClosed((await dataOf(ask, `${plotDetail}?id=ld-1001`)).polygon),
  }),
  shape({
    id: 'types without unread messages are left out',
    operationId: 'countUnreadMessages',
    reply: inData('countUnreadMessages', withoutReadTypes),
    probe: async (ask) => !('SYSTEM' in (await dataOf(ask, '/message/api/msg/count')).byType),
  }),
  shape({
    id: 'the last day to confirm a declaration has a time of day',
    ...reshaped(
      'listDeclareRecords',
      eachRecord((record) => {
        if (record.dueDate !== undefined) record.dueDate += ' 00:00:00'
      }),
    ),
    probe: async (ask) => anyRecord(ask, declareList, ({ dueDate }) => dueDate?.length === 19),
  }),
  shape({
    id: 'the completion of the enterprise is a bare number',
    operationId: 'getCurrentEnterpriseBasic',
    reply: inData('getCurrentEnterpriseBasic', (data) => void (data.completion = Number.parseInt(data.completion, 10))),
    probe: async (ask) =>
      typeof (await dataOf(ask, '/policy/api/enterprise/sys/current/basic')).completion === 'number',
  }),
  shape({
    id: 'the months of the year count from zero',
    operationId: 'getCalendarYear',
    reply: inData('getCalendarYear', fromMonthZero),
    probe: async (ask) => (await dataOf(ask, '/policy/api/ua/calendar/year?year=2026')).months[0].month === 0,
  }),
  shape({
    id: 'a product whose price is to be agreed costs nothing',
    ...reshaped(
      'listFacilitatorProducts',
      eachRecord((record) => void (record.price ??= 0)),
    ),
    probe: async (ask) =>
      anyRecord(
        ask,
        '/enterprise/api/ua/facilitator/product?size=50',
        ({ priceType, price }) => priceType !== 'FIXED' && price === 0,
      ),
  }),
  shape({
    id: 'an anonymous evaluation tells which docking it is about',
    ...reshaped(
      'listShownFacilitatorEvaluations',
      eachRecord((record) => void (record.dockingTitle ??= '仪器校准预约')),
    ),
    probe: async (ask) =>
      anyRecord(
        ask,
        '/enterprise/api/ua/facilitator/evaluate?facilitatorId=fa-2001',
        ({ enNameMasked, dockingTitle }) => enNameMasked === '匿名企业' && dockingTitle !== undefined,
      ),
  }),
  shape({
    id: 'the code to check in at an event is in small letters',
    ...reshaped(
      'listMyEventSigns',
      eachRecord((record) => void (record.signCode = record.signCode?.toLowerCase())),
    ),
    probe: async (ask) =>
      anyRecord(ask, '/supanddem/api/customer/event/myList', ({ signCode }) => /[a-z]/.test(signCode ?? '')),
  }),
  shape({
    id: 'the masked telephone hides its end in place of its middle',
    operationId: 'getDemandDocking',
    reply: inData('getDemandDocking', ({ contactMasked }) => {
      if (contactMasked) contactMasked.contactTel = contactMasked.contactTel.replace(/(\*{4})(\d{4})$/, '$2$1')
    }),
    probe: async (ask) => (await dataOf(ask, docking)).contactMasked.contactTel.endsWith('****'),
  }),
  shape({
    id: 'an article of help was updated at a time in UTC with a Z',
    operationId: 'getHelpArticle',
    reply: inData('getHelpArticle', (data) => {
      data.updateTime = new Date(`${data.updateTime.replace(' ', 'T')}+08:00`).toISOString()
    }),
    probe: async (ask) => (await dataOf(ask, '/content/api/ua/help/detail/he-1001')).updateTime.endsWith('Z'),
  }),
  shape({
    id: 'a picture that leads nowhere has an empty link',
    operationId: 'listAds',
    reply: inData('listAds', (data) => void data.forEach((each: Loose) => (each.link ??= ''))),
    probe: async (ask) => (await dataOf(ask, '/content/api/ua/xc/pc/list')).some(({ link }: Loose) => link === ''),
  }),
  shape({
    id: 'a rejected certificate has the level NONE',
    ...reshaped(
      'listElectricityCertificates',
      eachRecord((record) => void (record.level ??= 'NONE')),
    ),
    probe: async (ask) => anyRecord(ask, certificates, ({ level }) => level === 'NONE'),
  }),
  shape({
    id: 'the coverage of a match has a percent sign',
    operationId: 'getPolicyMatch',
    reply: inData('getPolicyMatch', (data) => void (data.coverage = `${data.coverage}%`)),
    probe: async (ask) =>
      String(
        (await dataOf(ask, '/policy/api/customer/policy/match/item?policyId=p-1001&enId=en-1001')).coverage,
      ).endsWith('%'),
  }),
  shape({
    id: 'the QR code to log in expires in milliseconds',
    operationId: 'getZzQr',
    reply: inData('getZzQr', (data) => void (data.expiresIn *= 1000)),
    probe: async (ask) => (await dataOf(ask, '/uaa/api/ua/zz/qr')).expiresIn > 3600,
  }),
  shape({
    id: 'the last day to reply to a docking is written with slashes',
    ...reshaped(
      'listResourceDockings',
      eachRecord((record) => void (record.replyBefore = record.replyBefore.replaceAll('-', '/'))),
    ),
    probe: async (ask) =>
      anyRecord(ask, '/supanddem/api/customer/resource/docking/list', ({ replyBefore }) => replyBefore.includes('/')),
  }),
  shape({
    id: 'a token that is not valid expires in minus one second',
    operationId: 'checkToken',
    reply: inData('checkToken', (data) => {
      if (!data.valid) data.expiresIn = -1
    }),
    probe: async (ask) =>
      (await ask('/uaa/api/token-check', { as: 'visitor', body: { token: 'no-such-token-0001' } })).data.expiresIn ===
      -1,
  }),
  shape({
    id: 'a rule in force ends the day before it began',
    operationId: 'listToolRules',
    reply: inData(
      'listToolRules',
      (data) => void data.forEach((each: Loose) => (each.effectiveTo ??= dayAfter(each.effectiveFrom, -1))),
    ),
    probe: async (ask) =>
      (await dataOf(ask, toolRules)).some(
        ({ current, effectiveFrom, effectiveTo }: Loose) =>
          current === true && effectiveTo !== null && effectiveTo < effectiveFrom,
      ),
  }),
  shape({
    id: 'the registered capital of a found enterprise is a text with its unit',
    ...reshaped(
      'searchEnterprises',
      eachRecord((record) => void (record.regCapital = `${record.regCapital}万元`)),
    ),
    probe: async (ask) =>
      anyRecord(
        ask,
        `/enterprise/api/ua/en/lib/list?name=${encodeURIComponent('泰兴')}`,
        ({ regCapital }) => typeof regCapital === 'string',
      ),
  }),
]
