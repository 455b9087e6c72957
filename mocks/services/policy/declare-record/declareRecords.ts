import type { Schema } from '#gateway/contract.ts'
import { declareRecordFormFields } from '#gateway/generated/fields/DeclareRecordForm.ts'
import { declareStatusFormFields } from '#gateway/generated/fields/DeclareStatusForm.ts'
import { checkForm } from '#mocks/request/formErrors.ts'
import { fail, type HandlerContext, type Handlers, member } from '#mocks/handler/handler.ts'
import { pageOf } from '#mocks/store/page.ts'
import { approvedBinding } from '#mocks/services/enterprise/binding/ownership.ts'
import { noAccess, ownEnIds, type SupplyContext, wrongState } from '#mocks/services/supanddem/ownership.ts'
import { batchState } from '../library/declarationState.ts'
import { containsWords } from '../library/search/words.ts'
import { shelf } from '../library/view.ts'
import { declareActions, inStatus, standing } from './declareStates.ts'

/**
 * An enterprise's application, or a benefit that it gets without applying. Its stage and possible actions are derived
 * from the state.
 */
export type DeclareRecordRow = Omit<Schema<'DeclareRecordDetail'>, 'actions' | 'stage'>

export const declareRecordHandlers = {
  listDeclareRecords: (context) => {
    member(context)
    const { keyword, kind, stage } = context.query
    const rows = ownRecords(context)
      .filter((row) => containsWords(row.policyTitle, keyword))
      .filter((row) => kind === undefined || row.kind === kind)
      .filter((row) => stage === undefined || standing(row).stage === stage)
      .toSorted((a, b) => b.updateTime.localeCompare(a.updateTime) || b.id.localeCompare(a.id))
    return pageOf(rows, context.query, toItem)
  },

  getDeclareRecord: (context) => {
    const row = ownRecord(context, context.query.id)
    return { ...row, ...standing(row) }
  },

  saveDeclareRecord: (context) => {
    const { store, clock, gateway, body } = context
    checkForm(context, declareRecordFormFields, body)
    const { declarationId, enId, submitDate, receiptNo } = body
    const { name: enName } = approvedBinding(context, enId)
    const policy = shelf(store).find(({ batches }) => batches.some(({ id }) => id === declarationId))
    const batch = policy?.batches.find(({ id }) => id === declarationId)
    if (policy === undefined || batch === undefined) return fail('4040', '申报批次不存在或已删除')
    if (batchState(batch, clock.today()) === 'NOT_STARTED') fail('4090', '该批次尚未开始申报')
    const isKnown = store.declareRecords
      .by('enId', enId)
      .some((row) => row.declarationId === declarationId && row.status !== 'WITHDRAWN')
    if (isKnown) fail('4090', '该企业已有这个批次的申报记录')
    const now = clock.dateTime()
    const row = store.declareRecords.insert({
      id: gateway.newId('dr'),
      kind: 'APPLY',
      source: 'SELF',
      policyId: policy.id,
      policyTitle: policy.title,
      department: policy.leadDept,
      declarationId,
      batchName: batch.batchName,
      enId,
      enName,
      status: 'SUBMITTED',
      submitDate,
      ...(receiptNo === undefined ? {} : { receiptNo }),
      ...(batch.url === undefined ? {} : { declareUrl: batch.url }),
      timeline: [{ time: now, actor: enName, status: 'SUBMITTED' }],
      createTime: now,
      updateTime: now,
    })
    return toState(row)
  },

  updateDeclareRecordStatus: (context) => {
    const { store, clock, body } = context
    checkForm(context, declareStatusFormFields, body)
    const row = ownRecord(context, body.id)
    if (!declareActions(row).includes(body.action)) fail('4090', wrongState)
    const entry = { time: clock.dateTime(), actor: row.enName, remark: body.remark }
    return toState(store.declareRecords.put(changed(row, body, entry)))
  },

  deleteDeclareRecord: (context) => {
    const row = ownRecord(context, context.query.id)
    if (!declareActions(row).includes('DELETE')) fail('4090', wrongState)
    context.store.declareRecords.remove(row.id)
    return null
  },
} satisfies Handlers

type Form = HandlerContext<'updateDeclareRecordStatus'>['body']

function changed(row: Readonly<DeclareRecordRow>, body: Form, entry: Parameters<typeof inStatus>[2]): DeclareRecordRow {
  switch (body.action) {
    case 'CONFIRM':
      return inStatus(row, 'CONFIRMED', entry)
    case 'DECLINE':
      return inStatus(row, 'DECLINED', entry)
    case 'WITHDRAW':
      return inStatus(row, 'WITHDRAWN', entry)
    case 'REPORT': {
      const { amount } = body
      const after = inStatus(row, body.reported ?? row.status, entry)
      return amount === undefined ? after : { ...after, amount }
    }
    default:
      return body.action satisfies never
  }
}

/** Records of the member's enterprises. Those that were not confirmed in time have expired. */
function ownRecords(context: SupplyContext): Readonly<DeclareRecordRow>[] {
  const { store, clock } = context
  const today = clock.today()
  return ownEnIds(context)
    .flatMap((enId) => store.declareRecords.by('enId', enId))
    .map((row) => {
      if (row.status !== 'MATCHED' || row.dueDate === undefined || row.dueDate >= today) return row
      const lapsed = { time: `${row.dueDate} 23:59:59`, actor: row.department, remark: '期限内没有确认，视为放弃。' }
      return store.declareRecords.put(inStatus(row, 'LAPSED', lapsed))
    })
}

/** Ends with 4040 or 4030. */
function ownRecord(context: SupplyContext, id: string): Readonly<DeclareRecordRow> {
  member(context)
  const own = ownRecords(context).find((row) => row.id === id)
  if (own !== undefined) return own
  return context.store.declareRecords.get(id) === undefined
    ? fail('4040', '申报记录不存在或已删除')
    : fail('4030', noAccess)
}

function toItem(row: Readonly<DeclareRecordRow>): Schema<'DeclareRecordItem'> {
  const {
    amountBasis: _basis,
    declarationId: _batch,
    submitDate: _day,
    receiptNo: _no,
    declareUrl: _url,
    timeline: _steps,
    ...item
  } = row
  return { ...item, ...standing(row) }
}

function toState(row: Readonly<DeclareRecordRow>): Schema<'DeclareRecordState'> {
  return { id: row.id, status: row.status, actions: declareActions(row) }
}
