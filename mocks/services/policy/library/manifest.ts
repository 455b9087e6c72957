import type { Manifest } from '#mocks/services/manifest.ts'
import { copiedPolicy } from './copiedPolicy.ts'
import { declarationHandlers } from './declarations.ts'
import { detailHandlers } from './detail.ts'
import type { PolicyNonceRow, PolicyRow, PolicyWordRow } from './policyRows.ts'
import { seedPolicies } from './policySeeds.ts'
import { seedPolicyWords } from './policyWords.ts'
import { recommendHandlers } from './recommend.ts'
import { searchHandlers } from './search.ts'
import { suggestHandlers } from './suggest.ts'

export const manifest: Manifest<{ policies: PolicyRow; policyWords: PolicyWordRow; policyNonces: PolicyNonceRow }> = {
  tables: { policies: 'region', policyWords: 'region', policyNonces: 'neither' },
  seeds: {
    uses: ['files'],
    write: (store, clock) => {
      seedPolicyWords(store)
      seedPolicies(store, clock)
    },
  },
  copies: { policies: () => copiedPolicy },
  handlers: { ...searchHandlers, ...detailHandlers, ...suggestHandlers, ...recommendHandlers, ...declarationHandlers },
}
