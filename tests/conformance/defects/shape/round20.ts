import { dataOf, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, inData, onReply, remembering } from '../../defect.ts'
import { shape } from '../../groups.ts'

const personnel = '/enterprise/api/member/en/personnel?enId=en-1001'

const companies = '/enterprise/api/ua/en/lib/list?name=%E6%B3%B0'

function withoutNulls(data: Loose): Loose {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null))
}

export const shapeDefects: Defect[] = [
  shape({
    id: 'a certificate is valid until midnight to the second',
    operationId: 'listElectricityCertificates',
    reply: inData('listElectricityCertificates', ({ records }) => {
      for (const record of records) if (record.validUntil !== null) record.validUntil += ' 00:00:00'
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/enterprise/api/member/en/electricity/list')
      return records.some(({ validUntil }: Loose) => validUntil?.length === 19)
    },
  }),
  shape({
    id: 'staff figures that are not filled in are left out',
    operationId: 'getEnterprisePersonnel',
    reply: inData('getEnterprisePersonnel', withoutNulls),
    probe: async (ask) => !('overDoctorAmount' in (await dataOf(ask, personnel))),
  }),
  shape({
    // Money is in ten thousands of yuan.
    id: 'the library has registered capital in yuan',
    operationId: 'searchEnterprises',
    reply: inData('searchEnterprises', ({ records }) => {
      for (const record of records) record.regCapital = Math.round(record.regCapital * 10_000)
    }),
    probe: async (ask) => {
      const found = (await shownRecords(ask, companies)).find(({ enId }) => enId === 'en-1001')
      const { regCapital } = await dataOf(ask, '/enterprise/api/member/en/basic?enId=en-1001')
      return found.regCapital === regCapital * 10_000
    },
  }),
  shape({
    id: 'tags of providers are one text with commas',
    operationId: 'listFacilitators',
    reply: inData('listFacilitators', ({ records }) => {
      for (const record of records) record.tags = record.tags.join(',')
    }),
    probe: async (ask) => typeof (await shownRecords(ask, '/enterprise/api/ua/facilitator/list'))[0].tags === 'string',
  }),
  shape({
    id: 'reminders are missing from the sum of unread messages',
    operationId: 'countUnreadMessages',
    reply: inData('countUnreadMessages', (data) => {
      data.total -= data.byType.REMIND
    }),
    probe: async (ask) => {
      const { total, byType } = await dataOf(ask, '/message/api/msg/count')
      return total < Object.values<number>(byType).reduce((sum, count) => sum + count, 0)
    },
  }),
  shape({
    id: 'the changed setting of footprints is answered as it was before',
    operationId: 'setHistorySetting',
    write: true,
    ...remembering(
      () => new Map<string, boolean>(),
      (settings, returning, passing) => {
        const whose = passing.headers['authorization'] ?? ''
        inData('setHistorySetting', (data) => {
          const before = settings.get(whose) ?? true
          settings.set(whose, data.enabled)
          data.enabled = before
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const sent = { method: 'PUT', body: { enabled: false } }
      return (await ask('/message/api/history/setting', sent)).data.enabled === true
    },
  }),
  shape({
    id: 'footprints are cleared without a word',
    operationId: 'deleteAllHistory',
    write: true,
    reply: onReply('deleteAllHistory', (returning) => {
      if (returning.status !== 200) return
      returning.status = 204
      returning.body = Buffer.alloc(0)
      delete returning.headers['content-type']
    }),
    probe: async (ask) => (await ask('/message/api/history/deleteAll', { method: 'DELETE' })).status === 204,
  }),
  shape({
    id: 'categories of help are called by their codes',
    operationId: 'listHelpArticles',
    reply: inData('listHelpArticles', (groups) => {
      for (const group of groups) group.categoryDesc = group.category
    }),
    probe: async (ask) => {
      const [{ category, categoryDesc }] = await dataOf(ask, '/content/api/ua/help/list')
      return category === categoryDesc
    },
  }),
  shape({
    id: 'summaries of subjects are read as Latin-1',
    operationId: 'getContentSubject',
    reply: inData('getContentSubject', (data) => {
      data.summary = Buffer.from(data.summary, 'utf8').toString('latin1')
    }),
    probe: async (ask) => (await dataOf(ask, '/content/api/ua/subject/details/su-1001')).summary.includes('è'),
  }),
  shape({
    id: 'an intent that is taken down is created',
    operationId: 'saveAttractIntent',
    write: true,
    reply: onReply('saveAttractIntent', (returning, passing) => {
      inData('saveAttractIntent', () => {
        returning.status = 201
      })(returning, passing)
    }),
    probe: async (ask) => {
      const person = { name: '周示例', company: '示例公司', mobile: '13900001111', agree: true }
      const body = { ...person, content: '有意投资', attractId: 'at-1002', investAmount: 'UNDECIDED' }
      return (await ask('/content/api/customer/attract/intent/save', { body })).status === 201
    },
  }),
  shape({
    // One mu is about 666.67 square metres; this is hectares.
    id: 'land is measured in hectares under the name of mu',
    operationId: 'getLandResourceDetail',
    reply: inData('getLandResourceDetail', (data) => {
      data.landAreaMu = Math.round(data.landArea / 100) / 100
    }),
    probe: async (ask) => {
      const { landArea, landAreaMu } = await dataOf(ask, '/investment/api/landResource/detail?id=ld-1001')
      return landAreaMu < landArea / 5000
    },
  }),
  shape({
    id: 'what can be handed over now has an empty date',
    operationId: 'listShowResourcesByType',
    reply: inData('listShowResourcesByType', ({ records }) => {
      for (const record of records) if (record.availableDate === null) record.availableDate = ''
    }),
    probe: async (ask) => {
      const records = await shownRecords(ask, '/investment/ua/showResource/listByType?type=HOUSE')
      return records.some(({ availableDate }) => availableDate === '')
    },
  }),
  shape({
    id: 'the current user is the whole row of the table',
    operationId: 'getCurrentUser',
    reply: inData('getCurrentUser', (data) => {
      Object.assign(data, { password: null, delFlag: 0, version: 3 })
    }),
    probe: async (ask) => 'delFlag' in (await dataOf(ask, '/uaa/api/current-user')),
  }),
  shape({
    id: 'a token expires in thousandths of seconds',
    operationId: 'checkToken',
    reply: inData('checkToken', (data) => {
      data.expiresIn *= 1000
    }),
    probe: async (ask) => {
      const body = { token: 'conformance-second-member-token' }
      return (await ask('/uaa/api/token-check', { body, as: 'visitor' })).data.expiresIn > 1_000_000
    },
  }),
  shape({
    id: 'demands to be negotiated have no budget fields',
    operationId: 'listDemands',
    reply: inData('listDemands', ({ records }) => {
      for (const record of records) {
        for (const field of ['budgetMin', 'budgetMax']) if (record[field] === null) delete record[field]
      }
    }),
    probe: async (ask) => {
      const records = await shownRecords(ask, '/supanddem/api/ua/show/demand/list')
      return records.some(({ budgetType, ...record }) => budgetType === 'NEGOTIABLE' && !('budgetMin' in record))
    },
  }),
  shape({
    // 0 is agreed for events without limit.
    id: 'events without a limit have null places',
    operationId: 'pageEvents',
    reply: inData('pageEvents', ({ records }) => {
      for (const record of records) record.quota ||= null
    }),
    probe: async (ask) =>
      (await shownRecords(ask, '/supanddem/api/ua/customer/event/page?size=50')).some(({ quota }) => quota === null),
  }),
  shape({
    id: 'similar questions are plain text',
    operationId: 'suggestRobotQuestions',
    reply: onReply('suggestRobotQuestions', ({ headers }) => {
      headers['content-type'] = 'text/plain;charset=UTF-8'
    }),
    probe: async (ask) => {
      const body = { question: '加计扣除', sessionId: '0123456789abcdef0123456789abcdef' }
      const { headers } = await ask('/consult/api/ua/smart/ikQuestion', { body, as: 'visitor' })
      return (headers.get('content-type') ?? '').startsWith('text/plain')
    },
  }),
  shape({
    id: 'the months of the calendar begin with zero',
    operationId: 'getCalendarMonth',
    reply: inData('getCalendarMonth', (data) => {
      data.month -= 1
    }),
    probe: async (ask) => (await dataOf(ask, '/policy/api/ua/calendar/month?year=2026&month=3')).month === 2,
  }),
  shape({
    // On its last day a batch has 0 days left.
    id: 'today counts among the days that are left to declare',
    operationId: 'pageDeclarations',
    reply: inData('pageDeclarations', ({ records }) => {
      for (const record of records) if (record.remainDays !== undefined) record.remainDays += 1
    }),
    probe: async (ask) => {
      const { data } = await ask('/policy/api/ua/declare/page?size=50', { as: 'visitor' })
      const left = data.records.flatMap(({ remainDays }: Loose) => remainDays ?? [])
      return Math.min(...left) === 1
    },
  }),
  shape({
    id: 'a policy is published at the hour T',
    operationId: 'getPolicyDetail',
    reply: inData('getPolicyDetail', (data) => {
      for (const field of ['publishTime', 'updateTime']) data[field] = data[field].replace(' ', 'T')
    }),
    probe: async (ask) => (await dataOf(ask, '/policy/api/ua/policy/detail?id=p-1001')).publishTime.includes('T'),
  }),
]
