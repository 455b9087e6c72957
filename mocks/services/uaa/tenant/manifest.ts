import type { Schema } from '#gateway/contract.ts'
import type { Manifest } from '#mocks/services/manifest.ts'
import { tenantHandlers } from './tenant.ts'
import { seedTenant } from './tenantSeeds.ts'

/** A link of a module (footer, partners…). */
interface ModuleConfigRow extends Schema<'ModuleLink'> {
  id: string
  moduleCode: Schema<'ModuleCode'>
}

export const manifest: Manifest<{ tenants: Schema<'Tenant'>; moduleConfigs: ModuleConfigRow }> = {
  tables: { tenants: 'neither', moduleConfigs: 'neither' },
  seeds: { write: seedTenant },
  handlers: tenantHandlers,
}
