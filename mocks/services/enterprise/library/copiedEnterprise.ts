import { inventedCreditCode } from '#mocks/seeds/creditCode.ts'
import type { CopiedRegion, CopyOf } from '#mocks/seeds/scale/copies.ts'
import { otherCount } from '#mocks/seeds/scale/variants.ts'
import type { LibraryEnterpriseRow } from '../enterpriseRows.ts'

/** Another enterprise of the same kind, which is no member's. */
export function copiedEnterprise({ store, names }: CopiedRegion): CopyOf<LibraryEnterpriseRow> {
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
