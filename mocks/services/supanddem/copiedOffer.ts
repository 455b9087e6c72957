import { otherCount } from '#mocks/seeds/scale/variants.ts'
import { addDays } from '#mocks/time/days.ts'
import type { DemandRow } from './demand/demandRow.ts'
import type { ResourceRow } from './resource/resourceRow.ts'

/** What changes in the copy of a demand or resource: copies have no dockings. */
export function copiedOffer(row: Readonly<DemandRow> | Readonly<ResourceRow>, copy: number) {
  const days = -((copy * 3) % 40)
  return {
    id: `${row.id}-${copy}`,
    createTime: addDays(row.createTime, days),
    updateTime: addDays(row.updateTime, days),
    ...(row.publishTime === undefined ? {} : { publishTime: addDays(row.publishTime, days) }),
    viewCount: otherCount(row.viewCount, copy),
    favoriteCount: otherCount(row.favoriteCount, copy),
  }
}
