import { askerOf } from '../../asked.ts'
import { type Defect, type Passing, onRequest } from '../../defect.ts'
import { memberBearer, strangerBearer } from './tokens.ts'

export const isMember = (passing: Passing) => [memberBearer, strangerBearer].includes(askerOf(passing))

export const isAsked = (passing: Passing): boolean => askerOf(passing) !== ''

/** Whether nobody is logged in, for `letAsOwner`. */
export const isVisitor = (asker: string): boolean => asker === ''

/** What is not looked at is whose record it is. */
export function asOwner(passing: Passing): void {
  if (isAsked(passing)) passing.headers['authorization'] = memberBearer
}

/** The operation does not ask who sends the request, if only it is one of these. */
export function letAsOwner(operationId: string, isLet: (asker: string) => boolean): NonNullable<Defect['request']> {
  return onRequest(operationId, (passing) => {
    if (isLet(askerOf(passing))) passing.headers['authorization'] = memberBearer
  })
}

/** The second member's requests to an operation count as those of the first. */
export const unguarded = (operationId: string, when: (passing: Passing) => boolean = () => true) =>
  onRequest(operationId, (passing) => {
    if (askerOf(passing) === strangerBearer && when(passing)) passing.headers['authorization'] = memberBearer
  })
