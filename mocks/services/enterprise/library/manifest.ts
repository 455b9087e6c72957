import type { Manifest } from '#mocks/services/manifest.ts'
import { inventedCreditCode } from '#mocks/seeds/creditCode.ts'
import type { CopiedRegion, CopyOf } from '#mocks/seeds/scale/copies.ts'
import { otherCount } from '#mocks/seeds/scale/variants.ts'
import type { LibraryEnterpriseRow } from '../enterpriseRows.ts'
import { memberEnterpriseHandlers } from './enterprises.ts'
import { seedLibraryEnterprises } from './libraryEnterprises.ts'

export const manifest: Manifest<{ libraryEnterprises: LibraryEnterpriseRow }> = {
  tables: { libraryEnterprises: 'neither' },
  seeds: { write: seedLibraryEnterprises },
  copies: { libraryEnterprises: copiedEnterprise },
  handlers: memberEnterpriseHandlers,
}

/** Another enterprise of the same kind, which is no member's. */
function copiedEnterprise({ store, names }: CopiedRegion): CopyOf<LibraryEnterpriseRow> {
  const seeded = store.libraryEnterprises.size
  return (row, copy, place) => ({
    ...row,
    id: `${row.id}-${copy}`,
    name: names.of(row.name, copy),
    regCapital: Math.max(10, otherCount(row.regCapital, copy)),
    creditCode: inventedCreditCode(place + (copy - 1) * seeded),
    enId: null,
  })
}
