import { askerOf, bodyOf, dataOf, dayAfter } from '../../asked.ts'
import {
  type Defect,
  type Loose,
  type Passing,
  type Returning,
  codeOf,
  envelopeOf,
  inData,
  jsonReply,
  onReply,
  onRequest,
  remembering,
  setJson,
} from '../../defect.ts'
import { state } from '../../groups.ts'
import { customer } from '../shared/addresses.ts'
import { inGreenwich } from '../shared/values.ts'

/** Who has written one is refused the next, whatever it is for. */
function onceForAll(operationId: string, targetOf: (passing: Passing) => string) {
  return {
    operationId,
    ...remembering(
      () => new Map<string, string>(),
      (first, returning: Returning, passing) => {
        if (passing.operationId !== operationId || codeOf(returning) !== '200') return
        const known = first.get(askerOf(passing)) ?? targetOf(passing)
        first.set(askerOf(passing), known)
        if (known !== targetOf(passing)) setJson(returning, { returnCode: '4090', errorMessage: '请勿重复提交' })
      },
    ),
  }
}

const certificates = '/enterprise/api/member/en/electricity/list'

/** What hangs on the section that is replaced goes with it. */
function orphanRemoval(): Pick<Defect, 'reply' | 'restart'> {
  let isReplaced = false
  const noteReplaced = onReply('saveEnterprisePersonnel', (returning) => {
    isReplaced ||= envelopeOf(returning)?.['returnCode'] === '200'
  })
  const withoutOrphans = inData('listElectricityCertificates', (data) => {
    if (isReplaced) Object.assign(data, { records: [], total: 0, pages: 0 })
  })
  return {
    reply: (returning, passing) => {
      noteReplaced(returning, passing)
      withoutOrphans(returning, passing)
    },
    restart: () => {
      isReplaced = false
    },
  }
}

const footprint = { targetType: 'POLICY', targetId: 'p-1002', title: '看过的政策' }

/** A footprint that is there already is left as it is. */
function viewedOnce(): Pick<Defect, 'request' | 'restart'> {
  let seen = new Set<unknown>()
  return {
    request: onRequest('addHistory', (passing) => {
      const { targetId } = bodyOf(passing)
      const isNew = !seen.has(targetId)
      seen.add(targetId)
      if (isNew) return undefined
      return jsonReply({ returnCode: '200', data: null })
    }),
    restart: () => {
      seen = new Set()
    },
  }
}

export const stateDefects: Defect[] = [
  state({
    id: 'what was just looked at was looked at eight hours ago',
    operationId: 'addHistory',
    reply: onReply('listHistory', (returning) => {
      const envelope: Loose = envelopeOf(returning)
      for (const record of envelope?.data?.records ?? []) record.viewTime = inGreenwich(record.viewTime)
      setJson(returning, envelope)
    }),
    probe: async (ask) => {
      await ask('/message/api/history/save', { body: { targetType: 'POLICY', targetId: 'p-1001' } })
      const [{ viewTime }] = (await dataOf(ask, '/message/api/history/list')).records
      return Date.now() - Date.parse(`${viewTime.replace(' ', 'T')}+08:00`) > 7 * 3_600_000
    },
  }),
  state({
    id: 'one intent for a project shuts out those for other projects',
    ...onceForAll('saveAttractIntent', (passing) => bodyOf(passing)['attractId']),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/content/api/ua/attract/list')
      const person = {
        name: '沈小明',
        company: '示例机械有限公司',
        mobile: '13800000001',
        agree: true,
        industry: '通用设备制造业',
        investAmount: 'FROM_1000',
      }
      const send = async ({ id }: Loose) =>
        (
          await ask('/content/api/customer/attract/intent/save', {
            body: { ...person, content: '想了解一下这个项目', attractId: id },
          })
        ).code
      return (await send(records[0])) === '200' && (await send(records[1])) === '4090'
    },
  }),
  {
    id: 'saving a section of the profile deletes the certificates',
    group: 'state',
    write: true,
    operationId: 'saveEnterprisePersonnel',
    ...orphanRemoval(),
    probe: async (ask) => {
      const before = await dataOf(ask, certificates)
      const personnel = { employeeAmount: 186, overCollegeAmount: null, overBachelorAmount: 48, overMasterAmount: null }
      const body = { ...personnel, overDoctorAmount: null }
      await ask('/enterprise/api/member/en/save/personnel?enId=en-1001', { body })
      return (await dataOf(ask, certificates)).total < before.total
    },
  },
  {
    id: 'the moment of an update is that of the binding',
    group: 'state',
    write: true,
    operationId: 'saveEnterpriseCarrier',
    reply: inData('getEnterpriseDetails', (data) => {
      data.updateTime = data.bindTime
    }),
    probe: async (ask) => {
      const enterprise = '/enterprise/api/member/en'
      await ask(`${enterprise}/save/carrier?enId=en-1001`, {
        body: { incubatorDisposableArea: 12000, incubatorCompanyAmount: 46, incubatorGraduatedCompanyAmount: 13 },
      })
      const { updateTime, bindTime } = await dataOf(ask, `${enterprise}/details?enId=en-1001`)
      return updateTime === bindTime
    },
  },
  {
    id: 'a change of what is being audited is said to be saved',
    group: 'state',
    write: true,
    operationId: 'saveDemand',
    reply: onReply('saveDemand', (returning, passing) => {
      const { id } = bodyOf(passing)
      if (envelopeOf(returning)?.['returnCode'] === '4090' && id !== undefined)
        setJson(returning, { returnCode: '200', data: { id, status: 'AUDITING', actions: ['WITHDRAW'] } })
    }),
    probe: async (ask) => {
      const [{ id, enId = 'en-1001' }] = (await dataOf(ask, `${customer}/demand/myList?status=AUDITING`)).records
      const body = { id, enId, submit: false, title: '改过的需求名称', demandType: 'TECH' }
      return (await ask(`${customer}/demand/save`, { body })).code === '200'
    },
  },
  {
    id: 'a footprint keeps the moment of the first view',
    group: 'state',
    write: true,
    operationId: 'addHistory',
    ...viewedOnce(),
    probe: async (ask) => {
      const setToday = (today: string | null) => ask('/__mock/settings', { method: 'PUT', body: { today } })
      await setToday(dayAfter(new Date().toISOString(), -1))
      await ask('/message/api/history/save', { body: footprint })
      const [first] = (await dataOf(ask, '/message/api/history/list')).records
      await setToday(null)
      await ask('/message/api/history/save', { body: footprint })
      const [again] = (await dataOf(ask, '/message/api/history/list')).records
      return again.viewTime === first.viewTime
    },
  },
]
