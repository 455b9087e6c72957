import type { Schema } from '#gateway/contract.ts'
import { demandStatusSteps } from '#gateway/generated/fields/DemandStatus.ts'
import { actionsIn } from '#mocks/store/actions.ts'
import { daysBetween } from '#mocks/time/days.ts'
import type { Store } from '#mocks/store/store.ts'
import { demandCategories, industryName, subcategoryName } from '../category/supplyCategories.ts'
import { isOpenDocking } from '../docking/dockingStates.ts'
import type { CompleteDemand, DemandRow } from './demandRow.ts'

type Status = Schema<'DemandStatus'>

/** A public demand, with its row and content. */
export interface ShownDemand {
  row: Readonly<DemandRow>
  content: CompleteDemand
  item: Schema<'DemandItem'>
}

/** The status today: open demands expire at their deadline. */
export function demandStatus({ status, shown, content }: Readonly<DemandRow>, today: string): Status {
  const deadline = shown?.deadline ?? content.deadline
  const isOpen = status === 'PUBLISHED' || status === 'DOCKING'
  return isOpen && deadline !== undefined && deadline < today ? 'EXPIRED' : status
}

/** The demands that the public sees: open ones before their deadline, and completed ones. */
export function shownDemands(store: Store, today: string): ShownDemand[] {
  return store.demands.all().flatMap((row) => shownDemand(row, today) ?? [])
}

export function shownDemand(row: Readonly<DemandRow>, today: string): ShownDemand | undefined {
  const status = demandStatus(row, today)
  const { shown: content, publishTime } = row
  if (status !== 'PUBLISHED' && status !== 'DOCKING' && status !== 'COMPLETED') return undefined
  if (content === null || publishTime === undefined) return undefined
  const item = {
    ...listedOf(content),
    id: row.id,
    categoryName: subcategoryName(demandCategories, content.categoryId) ?? '其他',
    fieldArea: content.fieldArea ?? [],
    keywords: content.keywords ?? [],
    ...budgetOf(content),
    expectRegion: content.expectRegion ?? [],
    enName: shownEnName(row),
    hideEnName: content.hideEnName ?? false,
    remainDays: Math.max(0, daysBetween(today, content.deadline)),
    status,
    publishTime,
    viewCount: row.viewCount,
    dockingCount: row.dockingCount,
  }
  return { row, content, item }
}

/** The content that the list shows: everything but long texts and what is only for later steps. */
function listedOf(content: CompleteDemand) {
  const { contactName: _name, contactTel: _tel, contactWay: _way, attachments: _attachments, ...told } = content
  const { background: _background, description: _description, targetIndicator: _indicator, ...short } = told
  const { providerRequire: _require, quantity: _quantity, unit: _unit, deliveryCycle: _cycle, ...terms } = short
  const { cooperationMode: _mode, ...listed } = terms
  return listed
}

export function budgetOf({ budgetType, budgetMin, budgetMax }: DemandRow['content']) {
  const isRange = budgetType === 'RANGE'
  return { budgetMin: isRange ? (budgetMin ?? null) : null, budgetMax: isRange ? (budgetMax ?? null) : null }
}

/** An anonymous owner is named by its industry. */
export function shownEnName({ enName, industryName: given, content, shown }: Readonly<DemandRow>): string {
  const { hideEnName = false, industryCode = '' } = shown ?? content
  if (!hideEnName) return enName
  return `某${given ?? industryName(industryCode)?.replace(/业$/, '') ?? ''}企业`
}

/** Not public, so it can be deleted unless somebody is docking with it. */
const hidden: ReadonlySet<Status> = new Set(['DRAFT', 'REJECTED', 'OFF_SHELF', 'EXPIRED'])

/** The actions that the owner can take now. */
export function demandActions(store: Store, row: Readonly<DemandRow>, today: string): Schema<'DemandOwnerAction'>[] {
  const dockings = store.dockings.by('targetId', row.id)
  const isOpen = dockings.some(({ status }) => isOpenDocking(status))
  const isFinished = dockings.some(({ status }) => status === 'FINISHED')
  const status = demandStatus(row, today)
  return [
    ...(hidden.has(status) || status === 'PUBLISHED' ? (['EDIT'] as const) : []),
    ...(hidden.has(status) && !isOpen ? (['DELETE'] as const) : []),
    ...actionsIn(demandStatusSteps, status, row, { COMPLETE: isFinished }),
  ]
}
