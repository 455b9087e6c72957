import type { Schema } from '#gateway/contract.ts'
import { resourceStateQuota } from '#gateway/generated/fields/ResourceState.ts'
import { resourceStatusFormFields } from '#gateway/generated/fields/ResourceStatusForm.ts'
import { fail, failFields, type Handlers, member } from '#mocks/handler/handler.ts'
import { containsKeyword } from '#mocks/store/keyword.ts'
import { checkForm } from '#mocks/request/formErrors.ts'
import { pageOf } from '#mocks/store/page.ts'
import { shownScore } from '#mocks/store/score.ts'
import { approvedBinding } from '#mocks/services/enterprise/binding/ownership.ts'
import type { Fields } from '#gateway/generated/fields/field.ts'
import { draftFields } from '#gateway/fields/faults.ts'
import { achievementResourceFormFields } from '#gateway/generated/fields/AchievementResourceForm.ts'
import { instrumentResourceFormFields } from '#gateway/generated/fields/InstrumentResourceForm.ts'
import { patentResourceFormFields } from '#gateway/generated/fields/PatentResourceForm.ts'
import { resourceCategories, subcategoryName } from '../category/supplyCategories.ts'
import { ownOrder } from '../ownOrder.ts'
import { ownFields } from '../ownView.ts'
import { askedEnIds, contactOf, noAccess, ownEnIds, type SupplyContext, wrongState } from '../ownership.ts'
import { checkQuota } from '../submission.ts'
import type { ResourceContent, ResourceRow } from './resourceRow.ts'
import { priceOf, resourceActions, resourceStatus } from './resourceView.ts'

export const ownResourceHandlers = {
  saveAchievementResource: (context) => {
    const { id, submit, enId, agree, ...content } = context.body
    return save(context, { id, submit, enId, agree }, { ...content, resourceType: 'ACHIEVEMENT' })
  },

  saveInstrumentResource: (context) => {
    const { id, submit, enId, agree, ...content } = context.body
    return save(context, { id, submit, enId, agree }, { ...content, resourceType: 'INSTRUMENT' })
  },

  savePatentResource: (context) => {
    const { id, submit, enId, agree, ...content } = context.body
    return save(context, { id, submit, enId, agree }, { ...content, resourceType: 'PATENT' })
  },

  listMyResources: (context) => {
    const { store, query, clock } = context
    const { resourceType, status } = query
    const today = clock.today()
    const own = askedEnIds(context, query.enId)
    const rows = store.resources
      .filter(({ enId }) => own.includes(enId))
      .filter(({ content }) => containsKeyword([content.title], query.name))
      .filter(({ content }) => resourceType === undefined || content.resourceType === resourceType)
      .filter((row) => status === undefined || resourceStatus(row, today) === status)
      .toSorted(ownOrder(query.sort))
    return pageOf(rows, query, (row) => itemOf(context, row))
  },

  getMyResource: (context) => detailOf(context, findOwn(context, context.query.id)),

  deleteResource: (context) => {
    const { store, query, clock } = context
    const row = findOwn(context, query.id)
    if (!resourceActions(store, row, clock.today()).includes('DELETE')) fail('4090', wrongState)
    store.resources.remove(row.id)
    return null
  },

  updateResourceStatus: (context) => {
    const { store, body, clock } = context
    checkForm(context, resourceStatusFormFields, body)
    const row = findOwn(context, body.id)
    if (!resourceActions(store, row, clock.today()).includes(body.action)) fail('4090', wrongState)
    const after = store.resources.update(row.id, { ...changesOf(context, row), updateTime: clock.dateTime() })
    return stateOf(context, after ?? row)
  },
} satisfies Handlers

interface Saving {
  id: string | undefined
  submit: boolean
  enId: string
  agree: boolean | undefined
}

function save(context: SupplyContext, saving: Saving, content: ResourceContent): Schema<'ResourceState'> {
  const { store, clock, gateway } = context
  const { id, submit, enId, agree } = saving
  checkResource(context, content, { submit, enId, agree, isDraft: !submit })
  const { name: enName } = approvedBinding(context, enId)
  const before = id === undefined ? undefined : findOwn(context, id)
  const status = before === undefined ? undefined : resourceStatus(before, clock.today())
  if (before !== undefined && !resourceActions(store, before, clock.today()).includes('EDIT')) fail('4090', wrongState)
  if (before !== undefined && before.content.resourceType !== content.resourceType) {
    fail('4090', '不能改变资源类型')
  }
  const isShown = status === 'PUBLISHED' || status === 'MAINTENANCE'
  // A change of a published resource goes to the audit at once.
  if (isShown) checkResource(context, content, { submit, enId, agree })
  if (content.categoryId !== undefined && subcategoryName(resourceCategories, content.categoryId) === undefined) {
    failFields([{ errorMessage: '请选择正确的资源分类', field: 'body.categoryId' }])
  }
  const others = store.resources.filter((row) => row.enId === enId && row.id !== before?.id)
  const states = others.map((row) => ({ status: resourceStatus(row, clock.today()) }))
  checkQuota(states, submit ? resourceStateQuota.open : resourceStateQuota.drafts)
  const now = clock.dateTime()
  const kept = isShown && status !== undefined ? { status, pendingChange: true } : undefined
  const saved = { status: submit ? ('AUDITING' as const) : ('DRAFT' as const), pendingChange: false }
  // The remark on the last version helps its author until the next one is submitted.
  const remark = submit || isShown ? { auditRemark: undefined } : {}
  const fields = { enId, enName, content, updateTime: now, ...(kept ?? saved), ...remark }
  const counts = { viewCount: 0, favoriteCount: 0, dockingCount: 0, evaluationCount: 0, meanScore: 0 }
  const row =
    (before === undefined ? undefined : store.resources.update(before.id, fields)) ??
    store.resources.insert({ ...fields, ...counts, id: gateway.newId('re'), shown: null, createTime: now })
  return stateOf(context, row)
}

/** Ends with 4040 when it does not exist, and with 4030 when it is another enterprise's. */
function findOwn(context: SupplyContext, id: string): Readonly<ResourceRow> {
  member(context)
  const row = context.store.resources.get(id) ?? fail('4040', '资源不存在或已删除')
  return ownEnIds(context).includes(row.enId) ? row : fail('4030', noAccess)
}

type StatusContext = SupplyContext & { body: Schema<'ResourceStatusForm'> }

function changesOf(context: StatusContext, row: Readonly<ResourceRow>): Partial<ResourceRow> {
  const { body } = context
  if (body.action === 'WITHDRAW') return { status: 'DRAFT' }
  if (body.action === 'OFF_SHELF') return { status: 'OFF_SHELF', pendingChange: false }
  if (body.action === 'SUSPEND') return { status: 'MAINTENANCE' }
  if (body.action === 'RESUME') return { status: 'PUBLISHED' }
  if (body.action === 'TRADE') return { status: 'TRADED', pendingChange: false }
  if (body.action === 'EXTEND') {
    const { validUntil } = body
    const content = { ...row.content, ...(validUntil === undefined ? {} : { validUntil }) }
    return { status: 'AUDITING', content, auditRemark: undefined }
  }
  // The owner agreed to the terms when it was written.
  checkResource(context, row.content, { submit: true, enId: row.enId, agree: true })
  return { status: 'AUDITING', auditRemark: undefined }
}

function stateOf({ store, clock }: SupplyContext, row: Readonly<ResourceRow>): Schema<'ResourceState'> {
  const today = clock.today()
  return { id: row.id, status: resourceStatus(row, today), actions: resourceActions(store, row, today) }
}

/** Fields that the owner's list and detail share. */
function sharedFields(context: SupplyContext, row: Readonly<ResourceRow>) {
  const { content } = row
  return {
    ...ownFields(row, subcategoryName(resourceCategories, content.categoryId)),
    ...(content.priceType === undefined ? {} : { priceType: content.priceType }),
    ...priceOf(content),
    ...(content.validUntil === undefined ? {} : { validUntil: content.validUntil }),
    ...stateOf(context, row),
    avgScore: shownScore(row),
  }
}

function itemOf(context: SupplyContext, row: Readonly<ResourceRow>): Schema<'ResourceOwnItem'> {
  const pending = context.store.dockings.by('targetId', row.id).filter(({ status }) => status === 'PENDING')
  const { resourceType } = row.content
  return { ...sharedFields(context, row), resourceType, pendingDockingCount: pending.length }
}

function detailOf(context: SupplyContext, row: Readonly<ResourceRow>): Schema<'ResourceOwnDetail'> {
  const { contactName: _name, contactTel: _tel, contactWay: _way, ...fields } = row.content
  const contact = contactOf(row.content)
  const detail = {
    ...fields,
    ...sharedFields(context, row),
    fieldArea: fields.fieldArea ?? [],
    keywords: fields.keywords ?? [],
    images: fields.images ?? [],
    attachments: fields.attachments ?? [],
    ...(contact === undefined ? {} : { contact }),
    createTime: row.createTime,
    evaluationCount: row.evaluationCount,
  }
  // Spreading a union type loses which fields belong together. Here they all come from one content.
  return detail
}

const formFields: Record<ResourceContent['resourceType'], Fields> = {
  ACHIEVEMENT: achievementResourceFormFields,
  INSTRUMENT: instrumentResourceFormFields,
  PATENT: patentResourceFormFields,
}

interface Rest {
  submit: boolean
  enId: string
  agree: boolean | undefined
}

/**
 * Ends the handler with one error for each missing or wrong field. `rest` contains the form's fields that are not
 * content. A draft may lack what a submission needs.
 */
function checkResource(
  context: SupplyContext,
  content: ResourceContent,
  { isDraft = false, ...rest }: Rest & { isDraft?: boolean },
): void {
  const fields = formFields[content.resourceType]
  checkForm(context, isDraft ? draftFields(fields) : fields, { ...content, ...rest })
}
