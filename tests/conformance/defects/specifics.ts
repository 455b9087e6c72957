import { askerOf, bodyOf, dataOf } from '../asked.ts'
import { codeOf, envelopeOf, inData, onReply, remembering, setJson } from '../defect.ts'
import type { Defect, Loose, Passing, Returning } from '../defect.ts'
import { refusals, shape } from '../groups.ts'

const state = (defect: Omit<Defect, 'group' | 'write'>): Defect => ({ ...defect, group: 'state', write: true })
const inGreenwich = (moment: string): string =>
  new Date(Date.parse(`${moment.replace(' ', 'T')}+08:00`)).toISOString().slice(0, 19).replace('T', ' ')

/** Whatever the operation says of a refusal, the filter before it says the same of all. */
function recoded(operationId: string, from: string, to: string): Pick<Defect, 'operationId' | 'reply'> {
  return {
    operationId,
    reply: onReply(operationId, (returning) => {
      if (codeOf(returning) === from) setJson(returning, { ...envelopeOf(returning), returnCode: to })
    }),
  }
}

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

/** What one operation says of itself is lost in what all of them have in common. */
export const specificDefects: Defect[] = [
  refusals({
    id: 'a calculation that never was is somebody else’s',
    ...recoded('getToolResult', '4040', '4030'),
    probe: async (ask) => (await ask('/consult/api/customer/tool/history/detail?id=tr-none')).code === '4030',
  }),
  refusals({
    id: 'a policy that never was may not be read',
    ...recoded('getPolicyDetail', '4040', '4030'),
    probe: async (ask) => (await ask('/policy/api/ua/policy/detail?id=p-none')).code === '4030',
  }),
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
]
