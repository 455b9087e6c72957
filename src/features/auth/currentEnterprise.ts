import type { Schema } from '#gateway/contract.ts'
import type { SessionStore } from '#gateway/session.ts'

type Enterprise = Schema<'Enterprise'>

/** The enterprise the user works for: the stored one, as long as it is still bound to the user; else none. */
export function currentEnterprise(
  enterprises: readonly Enterprise[],
  storedId: string | undefined,
): Enterprise | undefined {
  return enterprises.find((enterprise) => enterprise.enId === storedId)
}

/** §4: stores the first enterprise as current if none is set. One that is no longer bound counts as none. */
export function storeFirstEnterprise(
  session: Pick<SessionStore, 'enterprise' | 'setEnterprise'>,
  enterprises: readonly Enterprise[],
): void {
  const [first] = enterprises
  if (first === undefined || currentEnterprise(enterprises, session.enterprise()) !== undefined) return
  session.setEnterprise(first.enId)
}

/** §4: what a facilitator status (faStatus) opens to the enterprise's members. */
export function providerRights(faStatus: Enterprise['faStatus']) {
  const approved = faStatus === 'PASS'
  return {
    memberBadge: approved,
    businessCard: approved,
    /** `isFacilitator` of the resume page: the resume is filled in as a facilitator's. */
    resumeAsProvider: approved || faStatus === 'PENDING',
  }
}
