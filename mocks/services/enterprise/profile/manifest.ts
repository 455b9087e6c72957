import type { Manifest } from '#mocks/services/manifest.ts'
import type { EnterpriseAttributesRow, EnterpriseProfileRow } from '../enterpriseRows.ts'
import { attributeHandlers } from './attributes.ts'
import { seedEnterpriseProfiles } from './enterpriseProfileSeeds.ts'
import { profileHandlers } from './profile.ts'

export const manifest: Manifest<{
  enterpriseProfiles: EnterpriseProfileRow
  enterpriseAttributes: EnterpriseAttributesRow
}> = {
  tables: { enterpriseProfiles: 'members', enterpriseAttributes: 'members' },
  seeds: { write: seedEnterpriseProfiles },
  handlers: { ...profileHandlers, ...attributeHandlers },
}
