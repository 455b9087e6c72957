import type { Schema } from '#gateway/contract.ts'
import { resourceStatusSteps } from '#gateway/generated/fields/ResourceStatus.ts'
import { actionsIn } from '#mocks/store/actions.ts'
import { shownScore } from '#mocks/store/score.ts'
import type { Store } from '#mocks/store/store.ts'
import { resourceCategories, subcategoryName } from '../category/supplyCategories.ts'
import { isOpenDocking } from '../docking/dockingStates.ts'
import type { CompleteResource, ResourceContent, ResourceRow } from './resourceRow.ts'

type Status = Schema<'ResourceStatus'>

/** A public resource, with its row and content. */
export interface ShownResource {
  row: Readonly<ResourceRow>
  content: CompleteResource
  item: Schema<'ResourceItem'>
}

/** The status today: offers expire at the end of their validity. */
export function resourceStatus({ status, shown, content }: Readonly<ResourceRow>, today: string): Status {
  const { validUntil } = shown ?? content
  return offered.has(status) && validUntil !== undefined && validUntil < today ? 'EXPIRED' : status
}

/** The resources that the public sees: valid published ones, those under maintenance and those traded. */
export function shownResources(store: Store, today: string): ShownResource[] {
  return store.resources.all().flatMap((row) => shownResource(row, today) ?? [])
}

export function shownResource(row: Readonly<ResourceRow>, today: string): ShownResource | undefined {
  const status = resourceStatus(row, today)
  const { shown: content, publishTime } = row
  if (status !== 'PUBLISHED' && status !== 'MAINTENANCE' && status !== 'TRADED') return undefined
  if (content === null || publishTime === undefined) return undefined
  const { title, resourceType, categoryId, industryCode, summary, ownerType, ownerName, region, validUntil } = content
  const item = {
    id: row.id,
    title,
    resourceType,
    categoryId,
    categoryName: subcategoryName(resourceCategories, categoryId) ?? '其他',
    industryCode,
    fieldArea: content.fieldArea ?? [],
    keywords: content.keywords ?? [],
    summary,
    cover: content.cover ?? null,
    ownerType,
    ownerName,
    region,
    priceType: content.priceType,
    ...priceOf(content),
    ...(content.resourceType === 'ACHIEVEMENT' ? { maturity: content.maturity } : {}),
    ...(content.resourceType === 'INSTRUMENT' ? { instrumentModel: content.instrumentModel } : {}),
    ...(content.resourceType === 'PATENT' ? { patentType: content.patentType } : {}),
    ...(validUntil === undefined ? {} : { validUntil }),
    status,
    publishTime,
    viewCount: row.viewCount,
    dockingCount: row.dockingCount,
    avgScore: shownScore(row),
  }
  return { row, content, item }
}

/** A fixed price is stored at both ends. */
export function priceOf({ priceType, priceMin, priceMax }: ResourceContent) {
  if (priceType === 'FIXED') return { priceMin: priceMin ?? null, priceMax: priceMin ?? null }
  const isRange = priceType === 'RANGE'
  return { priceMin: isRange ? (priceMin ?? null) : null, priceMax: isRange ? (priceMax ?? null) : null }
}

/** Not public, so it can be deleted unless somebody is docking with it. */
const hidden: ReadonlySet<Status> = new Set(['DRAFT', 'REJECTED', 'OFF_SHELF', 'EXPIRED'])
const offered: ReadonlySet<Status> = new Set(['PUBLISHED', 'MAINTENANCE'])

/** The actions that the owner can take now. */
export function resourceActions(
  store: Store,
  row: Readonly<ResourceRow>,
  today: string,
): Schema<'ResourceOwnerAction'>[] {
  const isOpen = store.dockings.by('targetId', row.id).some(({ status }) => isOpenDocking(status))
  const status = resourceStatus(row, today)
  return [
    ...(hidden.has(status) || offered.has(status) ? (['EDIT'] as const) : []),
    ...(hidden.has(status) && !isOpen ? (['DELETE'] as const) : []),
    ...actionsIn(resourceStatusSteps, status, row.content),
  ]
}
