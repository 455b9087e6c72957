import type { DemandRow } from './demand/demandRow.ts'
import type { ResourceRow } from './resource/resourceRow.ts'

/** Fields that the owner of a demand or a resource sees in list and detail. */
export function ownFields(row: Readonly<DemandRow> | Readonly<ResourceRow>, categoryName: string | undefined) {
  const { enId, enName, content, pendingChange, auditRemark, publishTime, updateTime } = row
  const { viewCount, favoriteCount, dockingCount } = row
  return {
    enId,
    enName,
    title: content.title,
    ...(categoryName === undefined ? {} : { categoryName }),
    pendingChange,
    ...(auditRemark === undefined ? {} : { auditRemark }),
    ...(publishTime === undefined ? {} : { publishTime }),
    updateTime,
    viewCount,
    favoriteCount,
    dockingCount,
  }
}
