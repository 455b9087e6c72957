import { askerOf, dataOf, shownRecords } from '../../asked.ts'
import {
  type Defect,
  type Loose,
  type Passing,
  codeOf,
  envelopeOf,
  inData,
  onReply,
  onRequest,
  remembering,
  setJson,
} from '../../defect.ts'
import { access } from '../../groups.ts'
import { bindings } from '../shared/addresses.ts'
import { memberToken } from '../shared/tokens.ts'

const seededMembers = [`Bearer ${memberToken}`, 'Bearer conformance-second-member-token']

/** The operation works on whatever the identifier names, whichever member asks. */
function withoutOwner(
  operationId: string,
  { shownBy, ids, asked }: { shownBy: string[]; ids: (data: Loose) => string[]; asked: (passing: Passing) => string },
): Pick<Defect, 'operationId' | 'request' | 'reply' | 'restart'> {
  const owners = new Map<string, string>()
  const members = new Set(seededMembers)
  return {
    operationId,
    request: onRequest(operationId, (passing) => {
      const owner = owners.get(asked(passing))
      if (owner !== undefined && members.has(askerOf(passing))) passing.headers['authorization'] = owner
    }),
    reply: (returning, passing) => {
      const data: Loose = envelopeOf(returning)?.['data']
      if (typeof data?.access_token === 'string') members.add(`Bearer ${data.access_token}`)
      if (codeOf(returning) !== '200' || !members.has(askerOf(passing))) return
      if (shownBy.includes(passing.operationId ?? '')) for (const id of ids(data)) owners.set(id, askerOf(passing))
    },
    restart: () => {
      owners.clear()
      members.clear()
      for (const each of seededMembers) members.add(each)
    },
  }
}

const idAsked = ({ url }: Passing) => url.searchParams.get('id') ?? ''

const tools = ['commitCloud', 'saveCostCalculation', 'evaluateEnterpriseSize', 'saveTechnologyEvaluation']

const sizeForm = { inputs: { industry: 'INDUSTRY', employeeAmount: 90, operatingIncome: 4000 } }

const detail = '/consult/api/customer/tool/history/detail?id='

const recommended = '/policy/api/ua/policy/recommendList?size=4'

export const accessDefects: Defect[] = [
  access({
    id: 'a calculation is looked up by its number alone',
    write: true,
    ...withoutOwner('getToolResult', {
      shownBy: [...tools, 'commitTecEnForm', 'scoreSrdi', 'listToolResults'],
      ids: (data) => (data.records ?? [data]).map(({ id }: Loose) => String(id)),
      asked: idAsked,
    }),
    probe: async (ask) => {
      const { id } = (await ask('/consult/api/customer/eva/en/size', { body: sizeForm })).data
      return (await ask(detail + id, { as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'anybody undoes the binding of an enterprise',
    write: true,
    ...withoutOwner('unbindEnterprise', {
      shownBy: ['listMyEnterprises', 'bindEnterprise', 'matchBindEnterprise', 'getEnterpriseDetails'],
      ids: (data) => [data].flat().map(({ id }: Loose) => id),
      asked: idAsked,
    }),
    probe: async (ask) => {
      const { id } = (await dataOf(ask, bindings)).find(({ bindAudit }: Loose) => bindAudit === 'PENDING')
      await ask(`/enterprise/api/member/en/unbind?id=${id}`, { method: 'DELETE', as: 'stranger' })
      return !(await dataOf(ask, bindings)).some((each: Loose) => each.id === id)
    },
  }),
  access({
    id: 'private files are for all who have logged in',
    ...withoutOwner('downloadFile', {
      shownBy: [
        'uploadFile',
        'listElectricityCertificates',
        'saveElectricityCertificate',
        'getDemandDocking',
        'getResourceDocking',
      ],
      ids: (data) => [...JSON.stringify(data).matchAll(/filePath=([\w./-]+)/g)].map(([, path = '']) => path),
      asked: ({ url }) => url.searchParams.get('filePath') ?? '',
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/enterprise/api/member/en/electricity/list')
      return (await ask(records[0].wordFile.url, { as: 'stranger' })).status === 200
    },
  }),
  access({
    id: 'the red dot asks for no token',
    operationId: 'countUnreadMessages',
    // The path is on the list of what needs no login; nobody has no messages.
    reply: onReply('countUnreadMessages', (returning) => {
      if (returning.status !== 401) return
      const types = ['SYSTEM', 'POLICY', 'DECLARE', 'DOCKING', 'AUDIT', 'ACTIVITY', 'REMIND', 'REPLY']
      const byType = Object.fromEntries(types.map((type) => [type, 0]))
      returning.status = 200
      setJson(returning, { returnCode: '200', data: { total: 0, byType } })
    }),
    probe: async (ask) => (await ask('/message/api/msg/count', { as: 'visitor' })).code === '200',
  }),
  access({
    id: 'recommendations are cached by their number alone',
    operationId: 'listRecommendedPolicies',
    // favorited and the degree of a match are for the member only.
    ...remembering(
      () => new Map<string, Buffer>(),
      (cache, returning, passing) => {
        if (passing.operationId !== 'listRecommendedPolicies' || codeOf(returning) !== '200') return
        const key = passing.url.searchParams.get('size') ?? '10'
        returning.body = cache.get(key) ?? returning.body
        cache.set(key, returning.body)
      },
    ),
    probe: async (ask) => {
      await ask(recommended)
      return (await ask(recommended, { as: 'visitor' })).data[0].favorited !== undefined
    },
  }),
  access({
    id: 'the telephone is told before the docking is accepted',
    operationId: 'getResourceDocking',
    reply: inData('getResourceDocking', (data) => {
      if (data.status !== 'PENDING') return
      const { contactName, contactTel } = data.contactMasked
      data.contact = { contactName: contactName.replaceAll('*', '某'), contactTel: contactTel.replaceAll('*', '0') }
    }),
    probe: async (ask) => {
      const dockings = '/supanddem/api/customer/resource/docking'
      const [{ id }] = (await dataOf(ask, `${dockings}/list?status=PENDING`)).records
      return (await dataOf(ask, `${dockings}/detail?id=${id}`)).contact !== undefined
    },
  }),
  access({
    id: 'the number of a private owner of offices is written out',
    operationId: 'getOfficeResourceDetail',
    reply: inData('getOfficeResourceDetail', ({ contact }) => {
      contact.tel = contact.tel.replaceAll('*', '0')
    }),
    probe: async (ask) => {
      const offices = await shownRecords(ask, '/investment/ua/showResource/listByType?type=OFFICE&size=50')
      const { id } = offices.find(({ ownerType }) => ownerType === 'PRIVATE')
      const { contact } = await dataOf(ask, `/investment/api/officeResource/detail?id=${id}`)
      return !contact.tel.includes('*')
    },
  }),
  access({
    id: 'an anonymous evaluation tells what it is about',
    operationId: 'listShownFacilitatorEvaluations',
    reply: inData('listShownFacilitatorEvaluations', ({ records }) => {
      const known = records.find(({ dockingTitle }: Loose) => dockingTitle !== undefined)
      for (const record of records) record.dockingTitle ??= known?.dockingTitle ?? '服务预约'
    }),
    probe: async (ask) => {
      const list = '/enterprise/api/ua/facilitator/evaluate?size=50&facilitatorId='
      const [{ id }] = await shownRecords(ask, '/enterprise/api/ua/facilitator/list')
      const anonymous = (await shownRecords(ask, list + id)).filter(({ enNameMasked }) => enNameMasked === '匿名企业')
      return anonymous.some(({ dockingTitle }) => dockingTitle !== undefined)
    },
  }),
]
