import { fail } from '#mocks/handler/handler.ts'
import type { Store } from '#mocks/store/store.ts'
import type { FacilitatorRow } from './facilitatorRows.ts'

/** A docking of this enterprise with the provider. */
interface EvaluableDocking {
  id: string
  title: string
  /** The enterprise that evaluates. */
  enId: string
}

/**
 * The docking with the provider that may be evaluated: a successful one, about a service, a demand or a resource. Ends
 * with 4040 when there is none, and with 4030 when it is with another provider or did not succeed.
 */
export function evaluableDocking(store: Store, id: string, facilitator: Readonly<FacilitatorRow>): EvaluableDocking {
  const booked = store.facilitatorDockings.get(id)
  if (booked !== undefined) return booked.facilitatorId === facilitator.id ? booked : refuse()
  const { initiatorEnId, ownerEnId, status, title } = store.dockings.get(id) ?? fail('4040', '对接不存在')
  const parties = [initiatorEnId, ownerEnId]
  const enId = parties.find((party) => party !== facilitator.enId)
  if (status !== 'FINISHED' || enId === undefined || !parties.includes(facilitator.enId)) return refuse()
  return { id, title, enId }
}

export function refuse(): never {
  return fail('4030', '只能评价本企业与该服务商对接成功的服务')
}
