import { dataOf, recordsIn, shownRecords } from '../../asked.ts'
import { type Ask, type Defect, type Loose, envelopeOf, inData, onReply, setJson } from '../../defect.ts'
import { shape } from '../../groups.ts'
import { customer, environments, notices, policyList } from '../shared/addresses.ts'
import { inGreenwich } from '../shared/values.ts'

async function matches(ask: Ask): Promise<Loose[]> {
  const policies = await shownRecords(ask, '/policy/api/ua/policy/list?size=20')
  const asked = policies.map(({ id }) => ask(`/policy/api/customer/policy/match/item?policyId=${id}&enId=en-1001`))
  return (await Promise.all(asked)).map(({ data }) => data)
}

export const shapeDefects: Defect[] = [
  {
    id: 'nothing is ever urgent',
    group: 'shape',
    operationId: 'createMatchReport',
    reply: inData('createMatchReport', (data) => {
      for (const { items } of data.groups) for (const item of items) item.urgency = 'NORMAL'
    }),
    probe: async (ask) => {
      const details = (await ask('/enterprise/api/member/en/details?enId=en-1001')).data
      const body = { enId: 'en-1001', enInfoJson: JSON.stringify(details) }
      const { groups } = (await ask('/policy/api/ua/policy/match/report', { as: 'visitor', body })).data
      const items = (groups as Loose[]).flatMap(({ items: own }) => own as Loose[])
      return items.some(({ remainDays, urgency }) => remainDays <= 7 && urgency === 'NORMAL')
    },
  },
  {
    id: 'whatever is not met is a veto',
    group: 'shape',
    operationId: 'getPolicyMatch',
    reply: inData('getPolicyMatch', (match) => {
      match.vetoHit = true
    }),
    probe: async (ask) =>
      (await matches(ask)).some(
        ({ vetoHit, conditions }) =>
          vetoHit === true && !(conditions as Loose[]).some(({ veto, status }) => veto && status === 'UNMET'),
      ),
  },
  {
    id: 'latitude and longitude change places',
    group: 'shape',
    operationId: 'getEnvironmentDetail',
    reply: inData('getEnvironmentDetail', (data) => {
      ;[data.lng, data.lat] = [data.lat, data.lng]
    }),
    probe: async (ask) => {
      const [{ id, lng }] = await recordsIn(ask, environments)
      return (await ask(`/investment/ua/showResource/detailOfEnvironment?id=${id}`)).data.lng !== lng
    },
  },
  {
    id: 'success tells of an error',
    group: 'shape',
    operationId: 'listCities',
    reply: onReply('listCities', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] === '200') setJson(returning, { ...envelope, errorMessage: '操作成功' })
    }),
    probe: async (ask) => (await ask('/uaa/api/states/provinces/320000/cities')).text.includes('操作成功'),
  },
  {
    id: 'nothing found is null',
    group: 'shape',
    operationId: 'listNotices',
    reply: inData('listNotices', (data) => {
      if (data.total === 0) data.records = null
    }),
    probe: async (ask) => (await ask(`${notices}?name=%E4%B6%AE`)).data.records === null,
  },
  {
    id: 'the second page comes from another query',
    group: 'shape',
    operationId: 'listPolicies',
    reply: inData('listPolicies', (data, { url }) => {
      if (Number(url.searchParams.get('current') ?? 1) > 1) for (const each of data.records) delete each.title
    }),
    probe: async (ask) => (await ask(`${policyList}?size=2&current=2`)).data.records[0].title === undefined,
  },
  shape({
    id: 'a trial is of eight hours ago',
    operationId: 'previewToolResult',
    reply: inData('previewToolResult', (data: Loose) => {
      data.createTime = inGreenwich(data.createTime)
    }),
    probe: async (ask) => {
      const body = { tecEnBase: { employeeAmount: 501 } }
      const { createTime } = (await ask('/consult/api/ua/tool/preview', { body, as: 'visitor' })).data
      return Date.now() - Date.parse(`${createTime.replace(' ', 'T')}+08:00`) > 7 * 3_600_000
    },
  }),
  {
    id: 'each code of the region counts towards the completion',
    group: 'shape',
    operationId: 'getEnterpriseDetails',
    reply: inData('getEnterpriseDetails', (data) => {
      if (data.completion === '64%') data.completion = '71%'
    }),
    probe: async (ask) => {
      const { completion, basicDTO } = await dataOf(ask, '/enterprise/api/member/en/details?enId=en-1001')
      return completion === '71%' && basicDTO.regRegion !== null
    },
  },
  {
    id: 'the contact that is masked is somebody else',
    group: 'shape',
    operationId: 'getDemandDocking',
    reply: inData('getDemandDocking', ({ contact, contactMasked }) => {
      if (contact !== undefined) contactMasked.contactTel = contactMasked.contactTel.replace(/^../, '19')
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, `${customer}/demand/docking/list?status=FINISHED`)
      const { contact, contactMasked } = await dataOf(ask, `${customer}/demand/docking/detail?id=${records[0].id}`)
      return contact.contactTel.slice(0, 3) !== contactMasked.contactTel.slice(0, 3)
    },
  },
]
