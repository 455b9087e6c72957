import type { Schema } from '#gateway/contract.ts'
import { providerRights } from '../currentEnterprise.ts'

/** A link of the user menu besides the card. */
export type MenuEntry =
  | { kind: 'bind' }
  | { kind: 'businessCard' }
  | { kind: 'messages' }
  | { kind: 'resume'; enId: string; isFacilitator: boolean }

/** The links for a user whose current enterprise is `enterprise`; without one only binding is offered (§2.3). */
export function menuEntries(enterprise: Pick<Schema<'Enterprise'>, 'enId' | 'faStatus'> | undefined): MenuEntry[] {
  if (enterprise === undefined) return [{ kind: 'bind' }]
  const { businessCard, resumeAsProvider } = providerRights(enterprise.faStatus)
  return [
    ...(businessCard ? [{ kind: 'businessCard' as const }] : []),
    { kind: 'messages' },
    { kind: 'resume', enId: enterprise.enId, isFacilitator: resumeAsProvider },
  ]
}
