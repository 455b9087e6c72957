import type { Schema } from '#gateway/contract.ts'
import { daysBetween } from '#mocks/time/days.ts'
import { demandCategories } from '../category/supplyCategories.ts'
import type { DemandRow } from './demandRow.ts'
import { subcategoryName } from '../category/categoryNames.ts'
import { budgetOf, demandActions, demandStatus } from './demandView.ts'
import { contactOf, type SupplyContext } from '../ownership.ts'
import { ownFields } from '../ownView.ts'

export function demandStateOf({ store, clock }: SupplyContext, row: Readonly<DemandRow>): Schema<'DemandState'> {
  const today = clock.today()
  return { id: row.id, status: demandStatus(row, today), actions: demandActions(store, row, today) }
}

/** Fields that the owner's list and detail share. */
function sharedFields(context: SupplyContext, row: Readonly<DemandRow>) {
  const { content } = row
  return {
    ...ownFields(row, subcategoryName(demandCategories, content.categoryId)),
    demandType: content.demandType,
    ...(content.budgetType === undefined ? {} : { budgetType: content.budgetType }),
    ...budgetOf(content),
    ...(content.deadline === undefined ? {} : { deadline: content.deadline }),
    ...demandStateOf(context, row),
  }
}

/** The demand in its owner's list. */
export function ownDemandItem(context: SupplyContext, row: Readonly<DemandRow>): Schema<'DemandOwnItem'> {
  const { deadline } = row.content
  const pending = context.store.dockings.by('targetId', row.id).filter(({ status }) => status === 'PENDING')
  const remainDays = deadline === undefined ? null : Math.max(0, daysBetween(context.clock.today(), deadline))
  return { ...sharedFields(context, row), remainDays, pendingDockingCount: pending.length }
}

/** The demand's detail for its owner, with all inputs. */
export function ownDemandDetail(context: SupplyContext, row: Readonly<DemandRow>): Schema<'DemandOwnDetail'> {
  const { contactName: _name, contactTel: _tel, contactWay: _way, ...fields } = row.content
  const contact = contactOf(row.content)
  return {
    ...filled(fields),
    ...sharedFields(context, row),
    fieldArea: fields.fieldArea ?? [],
    keywords: fields.keywords ?? [],
    cooperationMode: fields.cooperationMode ?? [],
    expectRegion: fields.expectRegion ?? [],
    attachments: fields.attachments ?? [],
    hideEnName: fields.hideEnName ?? false,
    ...(contact === undefined ? {} : { contact }),
    createTime: row.createTime,
  }
}

/** A text that was emptied in the form counts as absent. */
function filled<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Fields
}
