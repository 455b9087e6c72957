import type { Schema } from '../../../src/gateway/contract.ts'
import { fail, failFields, type Handlers, member } from '../../handler.ts'
import { demandCategories } from '../../seeds/supplyCategories.ts'
import { containsKeyword } from '../../store/keyword.ts'
import { pageOf } from '../../store/page.ts'
import type { DemandContent, DemandRow } from '../../store/tables/demands.ts'
import { approvedBinding } from '../enterprise/ownership.ts'
import { subcategoryName } from './categoryNames.ts'
import { budgetOf, daysUntil, demandActions, demandStatus } from './demandView.ts'
import { askedEnIds, contactOf, noAccess, ownEnIds, type SupplyContext, wrongState } from './ownership.ts'
import { futureError, missingFields, mostDrafts, mostOpen, rangeError, refuse, type Needed } from './submission.ts'

/** The contract's x-required-on-submit of DemandForm; a test compares them. */
export const neededOfDemand: readonly Needed[] = [
  ['categoryId', '请选择需求分类'],
  ['industryCode', '请选择所属行业'],
  ['description', '请输入需求描述'],
  ['budgetType', '请选择预算方式'],
  ['cooperationMode', '请选择合作方式'],
  ['deadline', '请选择截止日期'],
  ['contactName', '请输入联系人'],
  ['contactTel', '请输入联系电话'],
]

export const ownDemandHandlers = {
  saveDemand: (context) => {
    const { store, body, clock, gateway } = context
    const { id, submit, enId, agree, ...content } = body
    const { name: enName } = approvedBinding(context, enId)
    const before = id === undefined ? undefined : findOwn(context, id)
    if (before !== undefined && !demandActions(store, before, clock.today()).includes('EDIT')) fail('4090', wrongState)
    const isShown = before !== undefined && demandStatus(before, clock.today()) === 'PUBLISHED'
    // A change of what is published goes to the audit at once.
    if (submit || isShown) checkContent(context, content, agree)
    checkCategory(content.categoryId)
    checkQuota(context, enId, submit, before)
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
    return stateOf(context, row)
  },

  listMyDemands: (context) => {
    const { store, query, clock } = context
    const today = clock.today()
    const own = askedEnIds(context, query.enId)
    const rows = store.demands
      .filter(({ enId }) => own.includes(enId))
      .filter(({ content }) => containsKeyword([content.title], query.name))
      .filter((row) => query.status === undefined || demandStatus(row, today) === query.status)
      .toSorted((a, b) => b.updateTime.localeCompare(a.updateTime) || a.id.localeCompare(b.id))
    return pageOf(rows, query, (row) => itemOf(context, row))
  },

  getMyDemand: (context) => detailOf(context, findOwn(context, context.query.id)),

  deleteDemand: (context) => {
    const { store, query, clock } = context
    const row = findOwn(context, query.id)
    if (!demandActions(store, row, clock.today()).includes('DELETE')) fail('4090', wrongState)
    store.demands.remove(row.id)
    return null
  },

  updateDemandStatus: (context) => {
    const { store, body, clock } = context
    const row = findOwn(context, body.id)
    if (!demandActions(store, row, clock.today()).includes(body.action)) fail('4090', wrongState)
    const after = store.demands.update(row.id, { ...changesOf(context, row), updateTime: clock.dateTime() })
    return stateOf(context, after ?? row)
  },
} satisfies Handlers

/** Ends with 4040 when there is none, 4030 when it is another enterprise's. */
function findOwn(context: SupplyContext, id: string): Readonly<DemandRow> {
  member(context)
  const row = context.store.demands.get(id) ?? fail('4040', '需求不存在或已删除')
  return ownEnIds(context).includes(row.enId) ? row : fail('4030', noAccess)
}

/** The public keeps seeing what was published while its change is audited. */
function stateAfterSaving(submit: boolean, isShown: boolean) {
  if (isShown) return { status: 'PUBLISHED' as const, pendingChange: true, auditRemark: undefined }
  // What was said of the last version helps its author until the next one is handed in.
  return submit
    ? { status: 'AUDITING' as const, pendingChange: false, auditRemark: undefined }
    : { status: 'DRAFT' as const, pendingChange: false }
}

function checkContent({ clock }: SupplyContext, content: DemandContent, agree: boolean | undefined): void {
  const { demandType, budgetType, budgetMin, budgetMax, deadline } = content
  const needed = [
    ...neededOfDemand,
    ...(demandType === 'TECH' ? [['fieldArea', '请选择技术领域'] as const] : []),
    ...(demandType === 'PRODUCT'
      ? ([
          ['quantity', '请输入数量'],
          ['unit', '请输入数量单位'],
        ] as const)
      : []),
    ...(budgetType === 'RANGE'
      ? ([
          ['budgetMin', '请输入预算下限'],
          ['budgetMax', '请输入预算上限'],
        ] as const)
      : []),
  ]
  const promise = agree === true ? [] : [{ errorMessage: '请先阅读并同意信息发布承诺', field: 'body.agree' }]
  refuse([
    ...missingFields(content, needed),
    ...(demandType === 'TECH' && content.fieldArea?.length === 0
      ? [{ errorMessage: '请选择技术领域', field: 'body.fieldArea' }]
      : []),
    ...(budgetType === 'RANGE' ? rangeError([budgetMin, budgetMax], 'budgetMin', '预算下限不能大于上限') : []),
    ...futureError(clock, deadline, { field: 'deadline', title: '截止日期', isWithinYear: true }),
    ...promise,
  ])
}

function checkCategory(categoryId: string | undefined): void {
  if (categoryId === undefined || subcategoryName(demandCategories, categoryId) !== undefined) return
  failFields([{ errorMessage: '请选择正确的需求分类', field: 'body.categoryId' }])
}

function checkQuota(
  { store }: SupplyContext,
  enId: string,
  submit: boolean,
  before: Readonly<DemandRow> | undefined,
): void {
  const others = store.demands.filter((row) => row.enId === enId && row.id !== before?.id)
  const open = others.filter(({ status }) => status === 'AUDITING' || status === 'PUBLISHED' || status === 'DOCKING')
  if (submit && open.length >= mostOpen) fail('5000', `一家企业未结束的需求最多 ${mostOpen} 条`)
  const drafts = others.filter(({ status }) => status === 'DRAFT')
  if (!submit && drafts.length >= mostDrafts) fail('5000', `一家企业的需求草稿最多 ${mostDrafts} 条`)
}

type StatusContext = SupplyContext & { body: Schema<'DemandStatusForm'> }

function changesOf(context: StatusContext, row: Readonly<DemandRow>): Partial<DemandRow> {
  const { body, clock } = context
  if (body.action === 'WITHDRAW') return { status: 'DRAFT' }
  if (body.action === 'OFF_SHELF') return { status: 'OFF_SHELF', pendingChange: false }
  if (body.action === 'COMPLETE') return { status: 'COMPLETED' }
  if (body.action === 'EXTEND') {
    const { deadline } = body
    refuse(missingFields(body, [['deadline', '请选择新的截止日期']]))
    refuse(futureError(clock, deadline, { field: 'deadline', title: '截止日期', isWithinYear: true }))
    const content = { ...row.content, ...(deadline === undefined ? {} : { deadline }) }
    return { status: 'AUDITING', content, auditRemark: undefined }
  }
  // It was agreed to when it was written.
  checkContent(context, row.content, true)
  return { status: 'AUDITING', auditRemark: undefined }
}

function stateOf({ store, clock }: SupplyContext, row: Readonly<DemandRow>): Schema<'DemandState'> {
  const today = clock.today()
  return { id: row.id, status: demandStatus(row, today), actions: demandActions(store, row, today) }
}

/** What list and detail of the owner share. */
function sharedFields(context: SupplyContext, row: Readonly<DemandRow>) {
  const { enId, enName, content, pendingChange, auditRemark, publishTime, updateTime } = row
  const { viewCount, favoriteCount, dockingCount } = row
  const categoryName = subcategoryName(demandCategories, content.categoryId)
  return {
    enId,
    enName,
    title: content.title,
    demandType: content.demandType,
    ...(categoryName === undefined ? {} : { categoryName }),
    ...(content.budgetType === undefined ? {} : { budgetType: content.budgetType }),
    ...budgetOf(content),
    ...(content.deadline === undefined ? {} : { deadline: content.deadline }),
    ...stateOf(context, row),
    pendingChange,
    ...(auditRemark === undefined ? {} : { auditRemark }),
    ...(publishTime === undefined ? {} : { publishTime }),
    updateTime,
    viewCount,
    favoriteCount,
    dockingCount,
  }
}

function itemOf(context: SupplyContext, row: Readonly<DemandRow>): Schema<'DemandOwnItem'> {
  const { deadline } = row.content
  const pending = context.store.dockings.by('targetId', row.id).filter(({ status }) => status === 'PENDING')
  const remainDays = deadline === undefined ? null : Math.max(0, daysUntil(deadline, context.clock.today()))
  return { ...sharedFields(context, row), remainDays, pendingDockingCount: pending.length }
}

function detailOf(context: SupplyContext, row: Readonly<DemandRow>): Schema<'DemandOwnDetail'> {
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

/** A text that was emptied in the form was not filled in. */
function filled<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Fields
}
