import type { Operation } from './declared.ts'

/** What a call does to the gateway's data: nothing, a change, or more than a check may do unasked. */
type Effect = 'reads' | 'changes' | 'onlyAsked'

export function effectOf({ method, laws }: Pick<Operation, 'method' | 'laws'>): Effect {
  if (laws.onlyAsked !== undefined) return 'onlyAsked'
  return method === 'GET' || laws.effect === 'reads' ? 'reads' : 'changes'
}
