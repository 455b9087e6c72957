import { inAnotherTown } from '#mocks/seeds/scale/copies.ts'
import type { Manifest } from '#mocks/services/manifest.ts'
import { attractIntentHandlers } from './attractIntents.ts'
import type { AttractIntentRow, AttractRow } from './attractRows.ts'
import { seedAttracts } from './attractSeeds.ts'
import { attractHandlers } from './attracts.ts'

export const manifest: Manifest<{ attracts: AttractRow; attractIntents: AttractIntentRow }> = {
  tables: { attracts: 'region', attractIntents: 'members' },
  seeds: { uses: ['files'], write: seedAttracts },
  copies: { attracts: inAnotherTown },
  handlers: { ...attractHandlers, ...attractIntentHandlers },
}
