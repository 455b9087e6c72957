import type { Schema } from '#gateway/contract.ts'
import type { SessionStore } from '#gateway/session.ts'

type Enterprise = Schema<'Enterprise'>

/** The enterprise the user works for: the stored one, as long as it is still bound to the user; otherwise none. */
export function currentEnterprise(
  enterprises: readonly Enterprise[],
  storedId: string | undefined,
): Enterprise | undefined {
  return enterprises.find((enterprise) => enterprise.enId === storedId)
}

/** §4: stores the first enterprise as current if none is set, or if the stored one is no longer bound. */
export function storeFirstEnterprise(
  session: Pick<SessionStore, 'enterprise' | 'setEnterprise'>,
  enterprises: readonly Enterprise[],
): void {
  const [first] = enterprises
  if (first === undefined || currentEnterprise(enterprises, session.enterprise()) !== undefined) return
  session.setEnterprise(first.enId)
}

/** §4: what a facilitator status (faStatus) allows the enterprise's members to do. */
export function providerRights(faStatus: Enterprise['faStatus']) {
  const approved = faStatus === 'PASS'
  return {
    memberBadge: approved,
    businessCard: approved,
    /** `isFacilitator` of the resume page: the resume of a facilitator. */
    resumeAsProvider: approved || faStatus === 'PENDING',
  }
}
