import { dataOf, recordsIn } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { shape } from '../../groups.ts'

export const shapeDefects: Defect[] = [
  shape({
    id: 'a letter stands between the day and the time of a publication',
    operationId: 'listAttracts',
    reply: inData('listAttracts', (data) => {
      for (const record of data.records) record.publishTime = record.publishTime.replace(' ', 'T')
    }),
    probe: async (ask) => (await recordsIn(ask, '/content/api/ua/attract/list'))[0].publishTime[10] === 'T',
  }),
  shape({
    id: 'the policies of a level are counted in a text',
    operationId: 'countPolicies',
    reply: inData('countPolicies', (data) => {
      for (const each of data.level) each.count = String(each.count)
    }),
    probe: async (ask) => typeof (await dataOf(ask, '/policy/api/ua/policy/policyCount')).level[0].count === 'string',
  }),
  shape({
    id: 'longitude and latitude have changed places',
    operationId: 'listShowResourcesByType',
    reply: inData('listShowResourcesByType', (data) => {
      for (const record of data.records) Object.assign(record, { lng: record.lat, lat: record.lng })
    }),
    probe: async (ask) => (await recordsIn(ask, '/investment/ua/showResource/listByType?type=HOUSE'))[0].lat > 90,
  }),
  shape({
    id: 'the fire level of a house is its label instead of its code',
    operationId: 'getHouseResourceDetail',
    reply: inData('getHouseResourceDetail', (data) => {
      const labels: Record<string, string> = { A: '甲类', B: '乙类', C: '丙类', D: '丁类', E: '戊类' }
      data.fireLevel = labels[data.fireLevel] ?? data.fireLevel
    }),
    probe: async (ask) => (await dataOf(ask, '/investment/api/resource/detail?id=hs-1001')).fireLevel === '丙类',
  }),
  shape({
    id: 'the day of foundation is a number of milliseconds',
    operationId: 'getEnterpriseBasic',
    reply: inData('getEnterpriseBasic', (data) => {
      data.establishTime = Date.parse(`${data.establishTime}T00:00:00+08:00`)
    }),
    probe: async (ask) => {
      const { establishTime } = await dataOf(ask, '/enterprise/api/member/en/basic?enId=en-1001')
      return typeof establishTime === 'number'
    },
  }),
  shape({
    id: 'numbers of staff that were not filled in are left out',
    operationId: 'getEnterprisePersonnel',
    reply: inData('getEnterprisePersonnel', (data) =>
      Object.fromEntries(Object.entries(data).filter(([, amount]) => amount !== null)),
    ),
    probe: async (ask) => {
      const personnel = await dataOf(ask, '/enterprise/api/member/en/personnel?enId=en-1001')
      return personnel.employeeAmount > 0 && !('overDoctorAmount' in personnel)
    },
  }),
  shape({
    id: 'the telephone of a provider shows all its digits',
    operationId: 'getFacilitator',
    reply: inData('getFacilitator', ({ contact }) => {
      contact.tel = contact.tel.replace('****', '1001')
    }),
    probe: async (ask) => {
      const { contact } = await dataOf(ask, '/enterprise/api/ua/facilitator/fa-2001')
      return contact.tel.length > 0 && !contact.tel.includes('*')
    },
  }),
  shape({
    id: 'the tags of an evaluation are one text with commas',
    operationId: 'listShownFacilitatorEvaluations',
    reply: inData('listShownFacilitatorEvaluations', (data) => {
      for (const record of data.records) record.tags = record.tags.join(',')
    }),
    probe: async (ask) => {
      const [first] = await recordsIn(ask, '/enterprise/api/ua/facilitator/evaluate?facilitatorId=fa-2001')
      return first.tags === '响应快,专业'
    },
  }),
  shape({
    id: 'suggested questions are scored in percent',
    operationId: 'suggestRobotQuestions',
    reply: inData('suggestRobotQuestions', ({ questions }) => {
      for (const question of questions) question.score *= 100
    }),
    probe: async (ask) => {
      const body = { question: '加计扣除怎么算', sessionId: 's-7f3a91c2' }
      return (await ask('/consult/api/ua/smart/ikQuestion', { body })).data.questions[0].score > 1
    },
  }),
  shape({
    id: 'the owner of a demand has the plain telephone before the answer',
    operationId: 'getDemandDocking',
    reply: inData('getDemandDocking', (data) => {
      if (data.status === 'PENDING') data.contact = { contactName: '沈示例', contactTel: '13800000011' }
    }),
    probe: async (ask) => {
      const docking = await dataOf(ask, '/supanddem/api/customer/demand/docking/detail?id=dk-1001')
      return docking.status === 'PENDING' && docking.contact?.contactTel === '13800000011'
    },
  }),
  shape({
    id: 'the average time of a reply has all the digits of its division',
    operationId: 'getSupplyDemandStats',
    reply: inData('getSupplyDemandStats', (data) => {
      if (data.avgReplyHours !== null) data.avgReplyHours += 1 / 30
    }),
    probe: async (ask) => String((await dataOf(ask, '/supanddem/api/ua/show/statistics')).avgReplyHours).length > 6,
  }),
  shape({
    id: 'the state of an event is the place of the word in its enum',
    operationId: 'pageEvents',
    reply: inData('pageEvents', (data) => {
      const words = ['NOT_OPEN', 'SIGNING', 'FULL', 'SIGN_END', 'ONGOING', 'FINISHED', 'CANCELLED']
      for (const event of data.records) event.state = words.indexOf(event.state)
    }),
    probe: async (ask) => {
      const [first] = await recordsIn(ask, '/supanddem/api/ua/customer/event/page')
      return typeof first.state === 'number'
    },
  }),
  shape({
    id: 'what one may do with a waiting demand has its name of an older version',
    operationId: 'listMyDemands',
    reply: inData('listMyDemands', (data) => {
      for (const record of data.records)
        record.actions = record.actions.map((action: string) => (action === 'WITHDRAW' ? 'REVOKE' : action))
    }),
    probe: async (ask) => {
      const records = await recordsIn(ask, '/supanddem/api/customer/demand/myList')
      return records.some(({ actions }) => actions.includes('REVOKE'))
    },
  }),
  shape({
    id: 'the moment of a visit ends with a fraction of its second',
    operationId: 'listHistory',
    reply: inData('listHistory', (data) => {
      for (const record of data.records) record.viewTime = `${record.viewTime}.0`
    }),
    probe: async (ask) => (await recordsIn(ask, '/message/api/history/list'))[0].viewTime.endsWith('.0'),
  }),
  shape({
    id: 'the limits of the history are named as the columns are',
    operationId: 'getHistorySetting',
    reply: inData('getHistorySetting', ({ enabled, keepDays, maxCount }) => ({
      enabled,
      keep_days: keepDays,
      max_count: maxCount,
    })),
    probe: async (ask) => (await dataOf(ask, '/message/api/history/setting')).keep_days === 90,
  }),
  shape({
    id: 'the first nine days of a month have one digit',
    operationId: 'getCalendarMonth',
    reply: inData('getCalendarMonth', ({ days }) => {
      for (const day of days) day.date = day.date.replace(/-0(\d)$/, '-$1')
    }),
    probe: async (ask) => {
      const { days } = await dataOf(ask, '/policy/api/ua/calendar/month?year=2026&month=11')
      return days[0].date === '2026-11-1'
    },
  }),
  shape({
    id: 'what was hit in a word is marked up by the index',
    operationId: 'associatePolicyWords',
    reply: inData('associatePolicyWords', ({ associateWords }) => {
      for (const word of associateWords) if (word.hit !== undefined) word.hit = `<em>${word.hit}</em>`
    }),
    probe: async (ask) => {
      const { associateWords } = await dataOf(ask, `/policy/api/ua/policy/associate?keyword=${encodeURI('数字')}`)
      return associateWords[0].hit === '<em>数字</em>'
    },
  }),
  shape({
    id: 'provinces carry who made their row',
    operationId: 'listProvinces',
    reply: inData('listProvinces', (data) => {
      for (const province of data) Object.assign(province, { createBy: 'admin', delFlag: '0' })
    }),
    probe: async (ask) =>
      (await dataOf(ask, '/uaa/api/states/provinces')).every(({ delFlag }: Loose) => delFlag === '0'),
  }),
  shape({
    id: 'the address of the portrait begins with a host and no scheme',
    operationId: 'getCurrentUser',
    reply: inData('getCurrentUser', (data) => {
      if (data.image !== null) data.image = `//files.portal.example.gov.cn${data.image}`
    }),
    probe: async (ask) => (await dataOf(ask, '/uaa/api/current-user')).image?.startsWith('//files') === true,
  }),
  shape({
    id: 'a demand has a day more than the days until its deadline',
    operationId: 'listDemands',
    reply: inData('listDemands', (data) => {
      for (const record of data.records) if (record.remainDays !== null) record.remainDays += 1
    }),
    probe: async (ask) => {
      const [shown] = await recordsIn(ask, '/supanddem/api/ua/show/demand/list')
      const { remainDays } = await dataOf(ask, `/supanddem/api/ua/show/demand/detail?id=${shown.id}`)
      return shown.remainDays === remainDays + 1
    },
  }),
]
