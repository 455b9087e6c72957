import type { Manifest } from '#mocks/services/manifest.ts'
import { settled } from '../settled.ts'
import { copiedResource } from './copiedResource.ts'
import { ownResourceHandlers } from './ownResources.ts'
import type { ResourceRow } from './resourceRow.ts'
import { seedResources } from './resourceSeeds.ts'
import { resourceHandlers } from './resources.ts'

export const manifest: Manifest<{ resources: ResourceRow }> = {
  tables: { resources: 'members' },
  seeds: { uses: ['files'], write: seedResources },
  copies: { resources: copiedResource },
  handlers: settled({ ...resourceHandlers, ...ownResourceHandlers }),
}
