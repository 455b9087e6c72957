import type { Schema } from '#gateway/contract.ts'
import { demandDockingFormFields } from '#gateway/generated/fields/DemandDockingForm.ts'
import { dockingReceiptQuota, replyBefore as answerEnd } from '#gateway/generated/fields/DockingReceipt.ts'
import { dockingStatusFormFields } from '#gateway/generated/fields/DockingStatusForm.ts'
import { resourceDockingFormFields } from '#gateway/generated/fields/ResourceDockingForm.ts'
import type { Clock } from '#mocks/time/clock.ts'
import { checkForm } from '#mocks/request/formErrors.ts'
import { fail, failFor, type Handlers, member } from '#mocks/handler/handler.ts'
import { pageOf } from '#mocks/store/page.ts'
import type { DockingRow } from './dockingRows.ts'
import { approvedBinding } from '#mocks/services/enterprise/binding/ownership.ts'
import { findShownDemand } from '../demand/demands.ts'
import { shownEnName } from '../demand/demandView.ts'
import { changeDocking } from './dockingChanges.ts'
import { aboutDocking, isOpenDocking } from './dockingStates.ts'
import { dockingDetail, dockingItem, findDocking, roleIn } from './dockingView.ts'
import { notify, ownEnIds, type SupplyContext, wrongState } from '../ownership.ts'
import { findShownResource } from '../resource/resources.ts'
import { addWorkingDays } from '../workingDays.ts'

/** The working days within which the owner has to answer. */
const { workingDays } = answerEnd.term

export const dockingHandlers = {
  saveDemandDocking: (context) => {
    checkForm(context, demandDockingFormFields, context.body)
    const { demandId, ...form } = context.body
    const { row, item, content } = findShownDemand(context, demandId)
    if (item.status === 'COMPLETED') fail('4090', wrongState)
    const { contactName, contactTel, contactWay } = content
    const docking = begin(context, form, {
      targetType: 'DEMAND',
      targetId: demandId,
      targetTitle: item.title,
      ownerEnId: row.enId,
      ownerEnName: row.enName,
      ...(item.hideEnName ? { ownerAlias: shownEnName(row) } : {}),
      ownerContact: { contactName, contactTel, ...(contactWay === undefined ? {} : { contactWay }) },
    })
    context.store.demands.update(demandId, { dockingCount: row.dockingCount + 1 })
    return docking
  },

  saveResourceDocking: (context) => {
    checkForm(context, resourceDockingFormFields, context.body)
    const { resourceId, ...form } = context.body
    const { row, item, content } = findShownResource(context, resourceId)
    if (item.status === 'MAINTENANCE') fail('4090', '该仪器维护中，暂停预约')
    if (item.status === 'TRADED') fail('4090', wrongState)
    const { contactName, contactTel, contactWay } = content
    const docking = begin(context, form, {
      targetType: 'RESOURCE',
      targetId: resourceId,
      targetTitle: item.title,
      ownerEnId: row.enId,
      ownerEnName: row.enName,
      ownerContact: { contactName, contactTel, ...(contactWay === undefined ? {} : { contactWay }) },
    })
    context.store.resources.update(resourceId, { dockingCount: row.dockingCount + 1 })
    return docking
  },

  listDemandDockings: (context) => list(context, 'DEMAND', context.query.demandId),
  listResourceDockings: (context) => list(context, 'RESOURCE', context.query.resourceId),

  getDemandDocking: (context) => detail(context, 'DEMAND', context.query.id),
  getResourceDocking: (context) => detail(context, 'RESOURCE', context.query.id),

  updateDemandDockingStatus: (context) => change(context, 'DEMAND'),
  updateResourceDockingStatus: (context) => change(context, 'RESOURCE'),
} satisfies Handlers

type Form = Omit<Schema<'DemandDockingForm'>, 'demandId'>
type Target = Pick<
  DockingRow,
  'targetType' | 'targetId' | 'targetTitle' | 'ownerEnId' | 'ownerEnName' | 'ownerAlias' | 'ownerContact'
>

function secondsOfToday(clock: Clock): number {
  const tomorrow = Date.parse(`${clock.day(1)}T00:00:00+08:00`)
  return Math.ceil((tomorrow - clock.now().getTime()) / 1000)
}

function begin(context: SupplyContext, form: Form, target: Target): Schema<'DockingReceipt'> {
  const { store, clock, gateway } = context
  const { enId, title, content, planPrice, planCycle, attachments = [], contactName, contactTel } = form
  const { name: initiatorEnName } = approvedBinding(context, enId)
  if (ownEnIds(context).includes(target.ownerEnId)) fail('4090', '不能对接自己发布的信息')
  const own = store.dockings.by('initiatorEnId', enId)
  const isRepeated = own.some(({ targetId, status }) => targetId === target.targetId && isOpenDocking(status))
  if (isRepeated) fail('4090', '您已提交过对接申请，请勿重复提交')
  const today = clock.today()
  if (own.filter(({ createTime }) => createTime.startsWith(today)).length >= dockingReceiptQuota.begun.most) {
    failFor(secondsOfToday(clock), `一家企业每天最多发起 ${dockingReceiptQuota.begun.most} 次对接`)
  }
  const now = clock.dateTime()
  const { id, status, replyBefore } = store.dockings.insert({
    ...target,
    id: gateway.newId('dk'),
    initiatorEnId: enId,
    initiatorEnName,
    initiatorContact: { contactName, contactTel },
    title,
    content,
    planPrice: planPrice ?? null,
    ...(planCycle === undefined ? {} : { planCycle }),
    attachments,
    status: 'PENDING',
    replyBefore: addWorkingDays(today, workingDays),
    timeline: [{ time: now, actor: 'INITIATOR', action: 'SUBMIT' }],
    createTime: now,
    updateTime: now,
  })
  notify(context, target.ownerEnId, {
    type: 'DOCKING',
    title: `您的${target.targetType === 'DEMAND' ? '需求' : '资源'}收到一条对接申请`,
    content: `${initiatorEnName}申请对接“${target.targetTitle}”，请在 ${workingDays} 个工作日内答复。`,
    ...aboutDocking({ id, targetType: target.targetType }),
  })
  return { id, status, replyBefore }
}

interface Filters {
  current?: number
  size?: number
  role?: Schema<'DockingRole'>
  status?: Schema<'DockingStatus'>
}

function list(
  context: SupplyContext & { query: Filters },
  targetType: DockingRow['targetType'],
  targetId: string | undefined,
) {
  const { store, query } = context
  member(context)
  const rows = store.dockings
    .by('targetType', targetType)
    .filter((row) => targetId === undefined || row.targetId === targetId)
    .flatMap((row) => {
      const role = roleIn(context, row)
      return role === undefined ? [] : [{ row, role }]
    })
    .filter(({ role }) => query.role === undefined || role === query.role)
    .filter(({ row }) => query.status === undefined || row.status === query.status)
    .toSorted((a, b) => b.row.updateTime.localeCompare(a.row.updateTime) || b.row.id.localeCompare(a.row.id))
  return pageOf(rows, query, ({ row, role }) => dockingItem(context, row, role))
}

function detail(context: SupplyContext, targetType: DockingRow['targetType'], id: string) {
  const { row, role } = findDocking(context, targetType, id)
  return dockingDetail(context, row, role)
}

function change(context: SupplyContext & { body: Schema<'DockingStatusForm'> }, targetType: DockingRow['targetType']) {
  checkForm(context, dockingStatusFormFields, context.body)
  const { row, role } = findDocking(context, targetType, context.body.id)
  return changeDocking(context, row, role)
}
