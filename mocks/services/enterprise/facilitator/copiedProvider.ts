import type { CopiedRegion, CopyOf } from '#mocks/seeds/scale/copies.ts'
import { otherCount } from '#mocks/seeds/scale/variants.ts'
import type { FacilitatorRow } from './facilitatorRows.ts'

/** A provider with the same approval status, but other evaluation and enquiry counts. */
export function copiedProvider({ names }: CopiedRegion): CopyOf<FacilitatorRow> {
  return (row, copy) => {
    const name = names.of(row.name, copy)
    const { resume } = row
    return {
      ...row,
      id: `${row.id}-${copy}`,
      enId: `${row.enId}-${copy}`,
      name,
      resume: {
        ...resume,
        shortName: name.replace('（示例）', '').slice(0, 8),
        intro: resume.intro.replace(row.name, name),
        products: resume.products.map((product) => ({ ...product, id: `${product.id}-${copy}` })),
      },
      viewCount: otherCount(row.viewCount, copy),
      dockingCount: otherCount(row.dockingCount, copy),
      finishedCount: otherCount(row.finishedCount, copy),
      favoriteCount: otherCount(row.favoriteCount, copy),
    }
  }
}
