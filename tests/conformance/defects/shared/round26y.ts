import { askerOf } from '../../asked.ts'
import { type Ask, type Loose, type Passing, type Returning, jsonReply, onRequest } from '../../defect.ts'

export const owner = 'Bearer contract-test-token'

export const other = 'Bearer conformance-second-member-token'

export const done = (data: unknown = null): Returning => jsonReply({ returnCode: '200', data })

export const visitor = { as: 'visitor' as const }

export const stranger = { as: 'stranger' as const }

/** The second member's requests to an operation count as those of the first. */
export const unguarded = (operationId: string, when: (passing: Passing) => boolean = () => true) =>
  onRequest(operationId, (passing) => {
    if (askerOf(passing) === other && when(passing)) passing.headers['authorization'] = owner
  })

export const isMember = (passing: Passing) => [owner, other].includes(askerOf(passing))

export async function draftSaved(ask: Ask, title: string): Promise<string> {
  const body = { submit: false, enId: 'en-1001', title, demandType: 'OTHER' }
  await ask('/supanddem/api/customer/demand/save', { body })
  const { records } = (await ask('/supanddem/api/customer/demand/myList?status=DRAFT&size=50')).data
  return records.toSorted((one: Loose, two: Loose) => (one.updateTime < two.updateTime ? 1 : -1))[0].id
}

export const robotSession = 's-12345678'

export async function questioned(ask: Ask): Promise<void> {
  await ask('/consult/api/ua/smart/answer', { body: { sessionId: robotSession, question: '研发费用加计扣除怎么算？' } })
}
