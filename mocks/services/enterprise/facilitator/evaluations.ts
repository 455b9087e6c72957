import type { Schema } from '#gateway/contract.ts'
import type { Clock } from '#mocks/time/clock.ts'
import { facilitatorEvaluationChangeFields } from '#gateway/generated/fields/FacilitatorEvaluationChange.ts'
import { facilitatorEvaluationFormFields } from '#gateway/generated/fields/FacilitatorEvaluationForm.ts'
import { fail, type Handlers, member } from '#mocks/handler/handler.ts'
import { checkForm } from '#mocks/request/formErrors.ts'
import { pageOf } from '#mocks/store/page.ts'
import type { Store } from '#mocks/store/store.ts'
import { approvedEnIds } from '../binding/ownership.ts'
import type { FacilitatorEvaluationRow, FacilitatorRow } from './facilitatorRows.ts'
import {
  countEvaluations,
  editableDays,
  editableUntil,
  maskedName,
  newestFirst,
  publishedEvaluations,
} from './evaluationRows.ts'
import { findPublicFacilitator } from './facilitatorView.ts'

export const evaluationHandlers = {
  createFacilitatorEvaluation: (context) => {
    const { store, clock, gateway, body } = context
    const { id: userId } = member(context)
    checkForm(context, facilitatorEvaluationFormFields, body)
    const facilitator = findPublicFacilitator(store, body.facilitatorId)
    const docking = evaluableDocking(store, body.dockingId, facilitator)
    if (!approvedEnIds(store, userId).includes(docking.enId)) refuse()
    if (store.facilitatorEvaluations.by('dockingId', docking.id).length > 0) fail('4090', '您已评价过该次对接')
    const enName = store.enterpriseBindings.by('userId', userId).find(({ enId }) => enId === docking.enId)?.name
    const evaluation = store.facilitatorEvaluations.insert({
      images: [],
      ...body,
      id: gateway.newId('fe'),
      userId,
      dockingTitle: docking.title,
      enName: enName ?? docking.enId,
      // It is reviewed before the public sees it.
      status: 'SUBMITTED',
      changed: false,
      createTime: clock.dateTime(),
    })
    return toEvaluation(store, clock, evaluation, 'GIVEN')
  },

  updateFacilitatorEvaluation: (context) => {
    const { store, clock, body } = context
    checkForm(context, facilitatorEvaluationChangeFields, body)
    const row = store.facilitatorEvaluations.get(body.id) ?? fail('4040', '评价不存在')
    if (row.userId !== member(context).id) fail('4030', '只能修改自己的评价')
    if (row.changed) fail('4090', '评价只能修改一次')
    if (editableUntil(row, clock) === null) fail('4090', `评价提交超过${editableDays}天，不能再修改`)
    const { overall, scores, tags, content, images = [], anonymous } = body
    // A changed text is reviewed again before the public sees it.
    const changes = { overall, scores, tags, images, anonymous, changed: true, status: 'SUBMITTED' as const }
    const { content: _content, ...rest } = row
    store.facilitatorEvaluations.remove(row.id)
    const changed = store.facilitatorEvaluations.insert({
      ...rest,
      ...changes,
      ...(content === undefined ? {} : { content }),
    })
    countEvaluations(store, row.facilitatorId)
    return toEvaluation(store, clock, changed, 'GIVEN')
  },

  listFacilitatorEvaluations: (context) => {
    const { store, clock, query } = context
    const { direction = 'GIVEN', status } = query
    const { id: userId } = member(context)
    const rows = direction === 'GIVEN' ? store.facilitatorEvaluations.by('userId', userId) : received(store, userId)
    const found = newestFirst(rows).filter((row) => status === undefined || row.status === status)
    return pageOf(found, query, (row) => toEvaluation(store, clock, row, direction))
  },

  listShownFacilitatorEvaluations: ({ query, store }) => {
    const facilitator = findPublicFacilitator(store, query.facilitatorId)
    const rows = publishedEvaluations(store, facilitator.id).filter(
      ({ overall }) => query.overall === undefined || overall === query.overall,
    )
    return pageOf(rows, query, toShown)
  },

  saveFacilitatorEvaluationReply: (context) => {
    const { store, clock, body } = context
    const row = store.facilitatorEvaluations.get(body.id) ?? fail('4040', '评价不存在')
    if (!received(store, member(context).id).includes(row)) fail('4030', '只能回复本企业收到的评价')
    if (row.status !== 'PUBLISHED') fail('4090', '评价尚未公开，不能回复')
    if (row.reply !== undefined) fail('4090', '您已回复过该评价')
    store.facilitatorEvaluations.update(row.id, { reply: body.reply, replyTime: clock.dateTime() })
    return null
  },
} satisfies Handlers

/** Evaluations of the member's providers. */
function received(store: Store, userId: string): Readonly<FacilitatorEvaluationRow>[] {
  return approvedEnIds(store, userId)
    .flatMap((enId) => store.facilitators.by('enId', enId))
    .flatMap(({ id }) => store.facilitatorEvaluations.by('facilitatorId', id))
}

function toEvaluation(
  store: Store,
  clock: Clock,
  row: Readonly<FacilitatorEvaluationRow>,
  direction: 'GIVEN' | 'RECEIVED',
): Schema<'FacilitatorEvaluation'> {
  const { userId: _userId, changed: _changed, ...evaluation } = row
  return {
    ...evaluation,
    direction,
    enName: direction === 'RECEIVED' && row.anonymous ? maskedName(row) : row.enName,
    facilitatorName: store.facilitators.get(row.facilitatorId)?.name ?? '服务商已退出',
    editableUntil: direction === 'GIVEN' ? editableUntil(row, clock) : null,
  }
}

function toShown(row: Readonly<FacilitatorEvaluationRow>): Schema<'ShownFacilitatorEvaluation'> {
  const { id, dockingTitle, overall, scores, tags, content, images, reply, replyTime, createTime } = row
  return {
    id,
    enNameMasked: maskedName(row),
    // The title would reveal the author of an anonymous evaluation.
    ...(row.anonymous ? {} : { dockingTitle }),
    overall,
    scores,
    tags,
    ...(content === undefined ? {} : { content }),
    images,
    ...(reply === undefined ? {} : { reply }),
    ...(replyTime === undefined ? {} : { replyTime }),
    createTime,
  }
}

/** A docking of this enterprise with the provider. */
interface EvaluableDocking {
  id: string
  title: string
  /** The enterprise that evaluates. */
  enId: string
}

/**
 * The docking with the provider that may be evaluated: a successful one, about a service, a demand or a resource. Ends
 * with 4040 when there is none, and with 4030 when it is with another provider or did not succeed.
 */
function evaluableDocking(store: Store, id: string, facilitator: Readonly<FacilitatorRow>): EvaluableDocking {
  const booked = store.facilitatorDockings.get(id)
  if (booked !== undefined) return booked.facilitatorId === facilitator.id ? booked : refuse()
  const { initiatorEnId, ownerEnId, status, title } = store.dockings.get(id) ?? fail('4040', '对接不存在')
  const parties = [initiatorEnId, ownerEnId]
  const enId = parties.find((party) => party !== facilitator.enId)
  if (status !== 'FINISHED' || enId === undefined || !parties.includes(facilitator.enId)) return refuse()
  return { id, title, enId }
}

function refuse(): never {
  return fail('4030', '只能评价本企业与该服务商对接成功的服务')
}
