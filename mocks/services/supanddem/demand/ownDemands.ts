import type { Schema } from '#gateway/contract.ts'
import { demandStateQuota } from '#gateway/generated/fields/DemandState.ts'
import { demandStatusFormFields } from '#gateway/generated/fields/DemandStatusForm.ts'
import { fail, failFields, type Handlers, member } from '#mocks/handler/handler.ts'
import { containsKeyword } from '#mocks/store/keyword.ts'
import { checkForm } from '#mocks/request/formErrors.ts'
import { pageOf } from '#mocks/store/page.ts'
import { approvedBinding } from '#mocks/services/enterprise/binding/ownership.ts'
import { daysBetween } from '#mocks/time/days.ts'
import { draftFields } from '#gateway/fields/faults.ts'
import { demandFormFields } from '#gateway/generated/fields/DemandForm.ts'
import { ownOrder } from '../ownOrder.ts'
import { askedEnIds, contactOf, noAccess, ownEnIds, type SupplyContext, wrongState } from '../ownership.ts'
import { checkQuota } from '../submission.ts'
import { demandCategories, subcategoryName } from '../category/supplyCategories.ts'
import { ownFields } from '../ownView.ts'
import type { DemandRow } from './demandRow.ts'
import { budgetOf, demandActions, demandStatus } from './demandView.ts'

export const ownDemandHandlers = {
  saveDemand: (context) => {
    const { store, body, clock, gateway } = context
    const { id, submit, enId, agree: _agree, ...content } = body
    checkDemand(context, body, { isDraft: !submit })
    const { name: enName } = approvedBinding(context, enId)
    const before = id === undefined ? undefined : findOwn(context, id)
    if (before !== undefined && !demandActions(store, before, clock.today()).includes('EDIT')) fail('4090', wrongState)
    const isShown = before !== undefined && demandStatus(before, clock.today()) === 'PUBLISHED'
    // A change of a published demand goes to the audit at once.
    if (isShown) checkDemand(context, body)
    checkDemandCategory(content.categoryId)
    const others = store.demands.filter((row) => row.enId === enId && row.id !== before?.id)
    const states = others.map((row) => ({ status: demandStatus(row, clock.today()) }))
    checkQuota(states, submit ? demandStateQuota.open : demandStateQuota.drafts)
    const now = clock.dateTime()
    const fields = { enId, enName, content, updateTime: now, ...stateAfterSaving(submit, isShown) }
    const row =
      (before === undefined ? undefined : store.demands.update(before.id, fields)) ??
      store.demands.insert({
        ...fields,
        id: gateway.newId('de'),
        shown: null,
        createTime: now,
        viewCount: 0,
        favoriteCount: 0,
        dockingCount: 0,
      })
    return demandStateOf(context, row)
  },

  listMyDemands: (context) => {
    const { store, query, clock } = context
    const today = clock.today()
    const own = askedEnIds(context, query.enId)
    const rows = store.demands
      .filter(({ enId }) => own.includes(enId))
      .filter(({ content }) => containsKeyword([content.title], query.name))
      .filter((row) => query.status === undefined || demandStatus(row, today) === query.status)
      .toSorted(ownOrder(query.sort))
    return pageOf(rows, query, (row) => ownDemandItem(context, row))
  },

  getMyDemand: (context) => ownDemandDetail(context, findOwn(context, context.query.id)),

  deleteDemand: (context) => {
    const { store, query, clock } = context
    const row = findOwn(context, query.id)
    if (!demandActions(store, row, clock.today()).includes('DELETE')) fail('4090', wrongState)
    store.demands.remove(row.id)
    return null
  },

  updateDemandStatus: (context) => {
    const { store, body, clock } = context
    checkForm(context, demandStatusFormFields, body)
    const row = findOwn(context, body.id)
    if (!demandActions(store, row, clock.today()).includes(body.action)) fail('4090', wrongState)
    const after = store.demands.update(row.id, { ...changesOf(context, row), updateTime: clock.dateTime() })
    return demandStateOf(context, after ?? row)
  },
} satisfies Handlers

/** Ends with 4040 when it does not exist, and with 4030 when it is another enterprise's. */
function findOwn(context: SupplyContext, id: string): Readonly<DemandRow> {
  member(context)
  const row = context.store.demands.get(id) ?? fail('4040', '需求不存在或已删除')
  return ownEnIds(context).includes(row.enId) ? row : fail('4030', noAccess)
}

/** The public keeps seeing the published version while its change is audited. */
function stateAfterSaving(submit: boolean, isShown: boolean) {
  if (isShown) return { status: 'PUBLISHED' as const, pendingChange: true, auditRemark: undefined }
  // The remark on the last version helps its author until the next one is submitted.
  return submit
    ? { status: 'AUDITING' as const, pendingChange: false, auditRemark: undefined }
    : { status: 'DRAFT' as const, pendingChange: false }
}

type StatusContext = SupplyContext & { body: Schema<'DemandStatusForm'> }

function changesOf(context: StatusContext, row: Readonly<DemandRow>): Partial<DemandRow> {
  const { body } = context
  if (body.action === 'WITHDRAW') return { status: 'DRAFT' }
  if (body.action === 'OFF_SHELF') return { status: 'OFF_SHELF', pendingChange: false }
  if (body.action === 'COMPLETE') return { status: 'COMPLETED' }
  if (body.action === 'EXTEND') {
    const { deadline } = body
    const content = { ...row.content, ...(deadline === undefined ? {} : { deadline }) }
    return { status: 'AUDITING', content, auditRemark: undefined }
  }
  // The owner agreed to the terms when it was written.
  checkDemand(context, { ...row.content, enId: row.enId, submit: true, agree: true })
  return { status: 'AUDITING', auditRemark: undefined }
}

function demandStateOf({ store, clock }: SupplyContext, row: Readonly<DemandRow>): Schema<'DemandState'> {
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
function ownDemandItem(context: SupplyContext, row: Readonly<DemandRow>): Schema<'DemandOwnItem'> {
  const { deadline } = row.content
  const pending = context.store.dockings.by('targetId', row.id).filter(({ status }) => status === 'PENDING')
  const remainDays = deadline === undefined ? null : Math.max(0, daysBetween(context.clock.today(), deadline))
  return { ...sharedFields(context, row), remainDays, pendingDockingCount: pending.length }
}

/** The demand's detail for its owner, with all inputs. */
function ownDemandDetail(context: SupplyContext, row: Readonly<DemandRow>): Schema<'DemandOwnDetail'> {
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

type Form = Omit<Schema<'DemandForm'>, 'id' | 'agree'> & { agree?: boolean }

/** Ends the handler with one error for each missing or wrong field. A draft may lack what a submission needs. */
function checkDemand(context: SupplyContext, form: Form, { isDraft = false } = {}): void {
  checkForm(context, isDraft ? draftFields(demandFormFields) : demandFormFields, form)
}

function checkDemandCategory(categoryId: string | undefined): void {
  if (categoryId === undefined || subcategoryName(demandCategories, categoryId) !== undefined) return
  failFields([{ errorMessage: '请选择正确的需求分类', field: 'body.categoryId' }])
}
