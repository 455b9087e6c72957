import type { Manifest } from '#mocks/services/manifest.ts'
import type { LibraryEnterpriseRow } from '../enterpriseRows.ts'
import { copiedEnterprise } from './copiedEnterprise.ts'
import { memberEnterpriseHandlers } from './enterprises.ts'
import { seedLibraryEnterprises } from './libraryEnterprises.ts'

export const manifest: Manifest<{ libraryEnterprises: LibraryEnterpriseRow }> = {
  tables: { libraryEnterprises: 'neither' },
  seeds: { write: seedLibraryEnterprises },
  copies: { libraryEnterprises: copiedEnterprise },
  handlers: memberEnterpriseHandlers,
}
