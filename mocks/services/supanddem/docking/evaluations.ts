import type { Schema } from '#gateway/contract.ts'
import { dockingEvaluationFormFields } from '#gateway/generated/fields/DockingEvaluationForm.ts'
import { fail, type Handlers, member } from '#mocks/handler/handler.ts'
import { checkForm } from '#mocks/request/formErrors.ts'
import { pageOf } from '#mocks/store/page.ts'
import type { DockingEvaluationRow, DockingRow } from './dockingRows.ts'
import { aboutDocking } from './dockingStates.ts'
import { editableUntil, evaluationOf, findDocking, mayEvaluate } from './dockingView.ts'
import { noAccess, notify, ownEnIds, type SupplyContext, wrongState } from '../ownership.ts'
import { findShownResource } from '../resource/resources.ts'

type Form = Schema<'DockingEvaluationForm'>
type Context = SupplyContext & { body: Form }

export const evaluationHandlers = {
  evaluateDemandDocking: (context) => evaluate(context, 'DEMAND'),
  evaluateResource: (context) => evaluate(context, 'RESOURCE'),

  listResourceEvaluations: (context) => {
    const { store, query } = context
    findShownResource(context, query.id)
    const rows = store.dockingEvaluations
      .by('targetId', query.id)
      .filter(({ status }) => status === 'PUBLISHED')
      .toSorted(newestFirst)
    return pageOf(rows, query, (row) => ({
      id: row.id,
      enNameMasked: row.anonymous ? maskName(row.giverEnName) : row.giverEnName,
      ...opinionOf(row),
      createTime: row.createTime,
    }))
  },

  listMyDockingEvaluations: (context) => {
    const { store, query } = context
    member(context)
    const own = ownEnIds(context)
    const { direction = 'GIVEN', targetType } = query
    const isMine = (row: DockingEvaluationRow) =>
      // The other party receives an evaluation only when it is published.
      direction === 'GIVEN' ? own.includes(row.giverEnId) : own.includes(row.receiverEnId) && row.status === 'PUBLISHED'
    const rows = store.dockingEvaluations
      .filter(isMine)
      .filter((row) => targetType === undefined || row.targetType === targetType)
      .toSorted(newestFirst)
    return pageOf(rows, query, (row) => view(context, row, direction))
  },

  saveDockingEvaluationReply: (context) => {
    const { store, body, clock } = context
    member(context)
    const row = store.dockingEvaluations.get(body.id) ?? fail('4040', '评价不存在')
    if (!ownEnIds(context).includes(row.receiverEnId)) fail('4030', noAccess)
    if (row.status !== 'PUBLISHED') fail('4090', wrongState)
    if (row.reply !== undefined) fail('4090', '您已回复过该评价')
    store.dockingEvaluations.update(row.id, { reply: body.reply, replyTime: clock.dateTime() })
    return null
  },
} satisfies Handlers

function evaluate(context: Context, targetType: DockingRow['targetType']): Schema<'DockingEvaluationState'> {
  const { store, body, clock, gateway } = context
  checkForm(context, dockingEvaluationFormFields, body)
  const { row, role } = findDocking(context, targetType, body.dockingId)
  if (!mayEvaluate(context, row, role)) fail('4090', wrongState)
  const { overall, scores, tags, content, images = [], anonymous } = body
  const opinion = { overall, scores, tags, images, anonymous, ...(content === undefined ? {} : { content }) }
  const before = evaluationOf(context, row.id)
  const parties = role === 'OWNER' ? ownerGives(row) : initiatorGives(row)
  const now = clock.dateTime()
  const status = 'SUBMITTED'
  const saved =
    (before === undefined
      ? undefined
      : store.dockingEvaluations.update(before.id, { ...opinion, status, edited: true })) ??
    store.dockingEvaluations.insert({
      ...opinion,
      ...parties,
      id: gateway.newId('dv'),
      targetType,
      targetId: row.targetId,
      targetTitle: row.targetTitle,
      dockingId: row.id,
      status,
      edited: false,
      createTime: now,
    })
  store.dockings.update(row.id, {
    updateTime: now,
    timeline: [...row.timeline, { time: now, actor: role, action: 'EVALUATE' }],
  })
  notify(context, parties.receiverEnId, {
    type: 'DOCKING',
    title: '您收到一条对接评价',
    content: `“${row.targetTitle}”的对接收到评价，审核后公开。`,
    ...aboutDocking(row),
    link: '/qw/personal/my-evaluation?direction=RECEIVED',
  })
  return { id: saved.id, status: saved.status, editableUntil: editableUntil(context, saved) }
}

function ownerGives({ ownerEnId, ownerEnName, initiatorEnId }: Readonly<DockingRow>) {
  return { giverEnId: ownerEnId, giverEnName: ownerEnName, receiverEnId: initiatorEnId }
}

function initiatorGives({ ownerEnId, initiatorEnId, initiatorEnName }: Readonly<DockingRow>) {
  return { giverEnId: initiatorEnId, giverEnName: initiatorEnName, receiverEnId: ownerEnId }
}

function newestFirst(a: Readonly<DockingEvaluationRow>, b: Readonly<DockingEvaluationRow>): number {
  return b.createTime.localeCompare(a.createTime) || b.id.localeCompare(a.id)
}

/** Only the first and last character. */
function maskName(name: string): string {
  const plain = name.replace('（示例）', '')
  return `${plain.slice(0, 1)}****${plain.slice(-1)}`
}

function opinionOf({ overall, scores, tags, content, images, reply, replyTime }: Readonly<DockingEvaluationRow>) {
  return {
    overall,
    scores,
    tags,
    ...(content === undefined ? {} : { content }),
    images,
    ...(reply === undefined ? {} : { reply }),
    ...(replyTime === undefined ? {} : { replyTime }),
  }
}

function view(
  context: SupplyContext,
  row: Readonly<DockingEvaluationRow>,
  direction: Schema<'DockingEvaluation'>['direction'],
): Schema<'DockingEvaluation'> {
  const { id, targetType, targetId, targetTitle, dockingId, giverEnName, anonymous, status, createTime } = row
  const isHidden = direction === 'RECEIVED' && anonymous
  return {
    id,
    direction,
    targetType,
    targetId,
    targetTitle,
    dockingId,
    enName: isHidden ? maskName(giverEnName) : giverEnName,
    ...opinionOf(row),
    anonymous,
    status,
    editableUntil: direction === 'GIVEN' ? editableUntil(context, row) : null,
    createTime,
  }
}
