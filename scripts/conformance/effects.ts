import type { Operation } from './declared.ts'

/** A call's effect on the gateway's data: none, a change, or more than a check may do without being asked. */
type Effect = 'reads' | 'changes' | 'onlyAsked'

export function effectOf({ method, laws }: Pick<Operation, 'method' | 'laws'>): Effect {
  if (laws.onlyAsked !== undefined) return 'onlyAsked'
  return method === 'GET' || laws.effect === 'reads' ? 'reads' : 'changes'
}
