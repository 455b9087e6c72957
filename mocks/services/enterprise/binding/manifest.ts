import type { Manifest } from '#mocks/services/manifest.ts'
import type { EnterpriseBindingRow } from '../enterpriseRows.ts'
import { bindingHandlers } from './binding.ts'

export const manifest: Manifest<{ enterpriseBindings: EnterpriseBindingRow }> = {
  tables: { enterpriseBindings: 'neither' },
  handlers: bindingHandlers,
  scenarios: { 'no-enterprise': (store) => store.enterpriseBindings.clear() },
}
