import type { Schema } from '#gateway/contract.ts'
import type { Manifest } from '#mocks/services/manifest.ts'
import { fail } from '#mocks/handler/handler.ts'
import { rsaPublicKey } from '../account/password.ts'
import { seedTenant } from './tenantSeeds.ts'

/** A link of a module (footer, partners…). */
interface ModuleConfigRow extends Schema<'ModuleLink'> {
  id: string
  moduleCode: Schema<'ModuleCode'>
}

export const manifest: Manifest<{ tenants: Schema<'Tenant'>; moduleConfigs: ModuleConfigRow }> = {
  tables: { tenants: 'neither', moduleConfigs: 'neither' },
  seeds: { write: seedTenant },
  handlers: {
    getTenantInfo: ({ headers, store }) => {
      const host = headers['tenant-host']
      // The mock serves one tenant under any host, except under the reserved .invalid, which stands for an unknown
      // tenant.
      const tenant = host?.endsWith('.invalid') === true ? undefined : store.tenants.all()[0]
      return { ...(tenant ?? fail('4040', '租户不存在')), rsaPublicKey: rsaPublicKey(store) }
    },

    listModuleConfigs: ({ query, store }) => {
      const codes: Schema<'ModuleCode'>[] =
        query.moduleCode === undefined ? ['FOOTER_LINK', 'PARTNER', 'HOTLINE', 'QUICK_ENTRY'] : [query.moduleCode]
      return codes.map((moduleCode) => ({
        moduleCode,
        items: store.moduleConfigs
          .by('moduleCode', moduleCode)
          .map(({ id: _id, moduleCode: _code, ...link }) => link)
          .toSorted((a, b) => a.sort - b.sort),
      }))
    },
  },
}
