import { dataOf, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { shape } from '../../groups.ts'

const letters = { true: 'Y', false: 'N' }

const levels: Record<string, string> = { SPECIAL: '特级', FIRST: '一级', SECOND: '二级', TEMPORARY: '临时性' }

/** Annotations of the classes that are written out: missing, or of another team. */
export const shapeDefects: Defect[] = [
  shape({
    id: 'details of the security framework beside the user',
    operationId: 'getCurrentUser',
    reply: inData('getCurrentUser', (data) => ({
      ...data,
      enabled: true,
      accountNonExpired: true,
      accountNonLocked: true,
      credentialsNonExpired: true,
      authorities: [{ authority: 'ROLE_MEMBER' }],
    })),
    probe: async (ask) => Array.isArray((await dataOf(ask, '/uaa/api/current-user')).authorities),
  }),
  shape({
    id: 'Y and N for whether a provider takes coupons',
    operationId: 'listFacilitators',
    reply: inData('listFacilitators', ({ records }) => {
      for (const record of records) record.couponAccepted = letters[record.couponAccepted ? 'true' : 'false']
    }),
    probe: async (ask) => {
      const records = await shownRecords(ask, '/enterprise/api/ua/facilitator/list')
      return records.some(({ couponAccepted }) => couponAccepted === 'Y' || couponAccepted === 'N')
    },
  }),
  shape({
    id: 'what is false is left out of a visit',
    operationId: 'listHistory',
    reply: inData('listHistory', ({ records }) => {
      for (const record of records) if (record.invalid === false) delete record.invalid
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/message/api/history/list')
      return records.some((record: Loose) => !('invalid' in record))
    },
  }),
  shape({
    id: 'head-counts that nobody filled in are left out',
    operationId: 'getEnterprisePersonnel',
    reply: inData('getEnterprisePersonnel', (data) =>
      Object.fromEntries(Object.entries(data as object).filter(([, value]) => value !== null)),
    ),
    probe: async (ask) =>
      !('overMasterAmount' in (await dataOf(ask, '/enterprise/api/member/en/personnel?enId=en-1001'))),
  }),
  shape({
    id: 'level of a certificate by its name in Chinese',
    operationId: 'listElectricityCertificates',
    reply: inData('listElectricityCertificates', ({ records }) => {
      for (const record of records) record.level = levels[record.level] ?? record.level
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/enterprise/api/member/en/electricity/list')
      return records.some(({ level }: Loose) => Object.values(levels).includes(level))
    },
  }),
  shape({
    id: 'the translator of codes writes names over regions',
    operationId: 'searchEnterprises',
    reply: inData('searchEnterprises', ({ records }) => {
      const names: Record<string, string> = { '320000': '江苏省', '321200': '泰州市', '321283': '泰兴市' }
      for (const record of records) {
        for (const key of ['regProvince', 'regCity', 'regRegion']) record[key] = names[record[key]] ?? record[key]
      }
    }),
    probe: async (ask) => {
      const [record] = await shownRecords(ask, `/enterprise/api/ua/en/lib/list?name=${encodeURIComponent('江畔')}`)
      return record.regRegion === '泰兴市'
    },
  }),
  shape({
    id: 'how sure the robot is as the number of its model',
    operationId: 'answerRobotQuestion',
    write: true,
    reply: inData('answerRobotQuestion', (data) => {
      data.confidence = { HIGH: 0.92, MID: 0.71, LOW: 0.38 }[data.confidence as string] ?? 0
    }),
    probe: async (ask) => {
      const body = { question: '研发费用加计扣除怎么算', sessionId: 'probe-session-of-a-visitor' }
      return typeof (await ask('/consult/api/ua/smart/answer', { body, as: 'visitor' })).data.confidence === 'number'
    },
  }),
]
