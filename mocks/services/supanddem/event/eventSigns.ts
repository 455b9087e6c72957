import type { Schema } from '#gateway/contract.ts'
import {
  fail,
  failFields,
  type FieldError,
  type HandlerContext,
  type Handlers,
  member,
} from '#mocks/handler/handler.ts'
import { pageOf } from '#mocks/store/page.ts'
import type { Store } from '#mocks/store/store.ts'
import type { EventRow, EventSignRow } from './eventRows.ts'
import { ownBinding } from '#mocks/services/enterprise/binding/ownership.ts'
import { fileUrl } from '#mocks/services/uaa/file/files.ts'
import { calendarFile } from './calendarFile.ts'
import { eventState } from './eventState.ts'
import { noAccess } from '../ownership.ts'

type Status = Schema<'EventSignStatus'>

export const eventSignHandlers = {
  signUpForEvent: (context) => {
    const { store, body, clock } = context
    const enName = nameOf(context)
    const event = store.events.get(body.eventId) ?? fail('4040', '活动不存在或已下架')
    checkForm(event, body)
    const state = eventState(event, clock.dateTime())
    if (state === 'CANCELLED') fail('4090', '活动已取消')
    if (state === 'NOT_OPEN') fail('4090', '报名尚未开始')
    if (state !== 'SIGNING' && state !== 'FULL') fail('4090', '报名已截止')
    const others = store.eventSigns.by('eventId', event.id).filter(isHeld)
    if (others.some(({ mobile }) => mobile === body.mobile)) fail('4090', '您已报名')
    const sign = insertSign(context, event, enName)
    return { signId: sign.id, status: sign.status, signCode: sign.signCode, icsUrl: sign.icsUrl }
  },

  listMyEventSigns: (context) => {
    const { store, query, clock } = context
    const now = clock.dateTime()
    const items = store.eventSigns
      .by('userId', member(context).id)
      .flatMap((sign) => itemOf(store, sign, now) ?? [])
      .filter(({ status }) => query.status === undefined || status === query.status)
      .filter(({ state }) => query.state === undefined || state === query.state)
      .toSorted((a, b) => compareSigns(a, b, now))
    return pageOf(items, query, (item) => item)
  },

  cancelEventSign: (context) => {
    const { store, clock } = context
    const { id: userId } = member(context)
    const sign = store.eventSigns.get(context.query.signId) ?? fail('4040', '报名不存在')
    if (sign.userId !== userId) fail('4030', noAccess)
    const event = store.events.get(sign.eventId) ?? fail('4040', '活动不存在或已下架')
    if (!isCancellable(sign, event, clock.dateTime())) fail('4090', '报名已截止，不能取消')
    store.eventSigns.update(sign.id, { status: 'CANCELLED' })
    if (sign.status !== 'WAITLIST') freePlaces(store, event, sign.attendCount)
    return { signId: sign.id, status: 'CANCELLED' as const }
  },
} satisfies Handlers

/** The status of a sign-up. After the activity, those who checked in took part and the others were absent. */
export function signStatus({ status }: Readonly<EventSignRow>, { endTime }: Readonly<EventRow>, now: string): Status {
  if (now <= endTime) return status
  if (status === 'CHECKED_IN') return 'FINISHED'
  return status === 'PASS' ? 'ABSENT' : status
}

function isHeld({ status }: Readonly<EventSignRow>): boolean {
  return status !== 'CANCELLED' && status !== 'REJECT'
}

function isCancellable(sign: Readonly<EventSignRow>, event: Readonly<EventRow>, now: string): boolean {
  const isOpen = sign.status === 'PENDING' || sign.status === 'PASS' || sign.status === 'WAITLIST'
  return isOpen && now <= event.signEnd && !event.cancelled
}

type SignContext = HandlerContext<'signUpForEvent'>

/** A member signs up for one of their enterprises, a visitor for the organisation that they name. */
function nameOf(context: SignContext): string {
  const { body, user } = context
  if (user === undefined) {
    return body.enName ?? failFields([{ errorMessage: '请输入单位名称', field: 'body.enName' }])
  }
  const enId = body.enId ?? failFields([{ errorMessage: '请选择企业', field: 'body.enId' }])
  return ownBinding(context, enId).name
}

function checkForm(event: Readonly<EventRow>, { attendCount, extra }: Schema<'EventSignForm'>): void {
  const errors: FieldError[] = []
  if (attendCount > event.perEnLimit) {
    errors.push({ errorMessage: `每家企业限报 ${event.perEnLimit} 人`, field: 'body.attendCount' })
  }
  for (const { key, label, required, options, type } of event.extraFields) {
    const values = extra.find((answer) => answer.key === key)?.values ?? []
    const isOffered = type === 'TEXT' || values.every((value) => options.includes(value))
    if (required && values.length === 0) errors.push({ errorMessage: `请填写${label}`, field: 'body.extra' })
    else if (!isOffered) errors.push({ errorMessage: `${label}的选项不正确`, field: 'body.extra' })
  }
  if (errors.length > 0) failFields(errors)
}

/** Without a free place, the sign-up goes to the waiting list. */
function insertSign(context: SignContext, event: Readonly<EventRow>, enName: string): Readonly<EventSignRow> {
  const { store, body, clock, gateway, user } = context
  const { agree: _agree, enId: _enId, enName: _enName, ...form } = body
  const isFull = event.quota > 0 && event.signedCount + form.attendCount > event.quota
  const status = isFull ? 'WAITLIST' : event.needAudit ? 'PENDING' : 'PASS'
  const id = gateway.newId('es')
  const file = store.files.insert(calendarFile(`f-${id}`, event))
  if (!isFull) store.events.update(event.id, { signedCount: event.signedCount + form.attendCount })
  return store.eventSigns.insert({
    ...form,
    id,
    userId: user?.id ?? null,
    enName,
    status,
    signCode: gateway
      .newToken()
      .replaceAll(/[^A-Za-z0-9]/g, '')
      .slice(0, 6)
      .toUpperCase(),
    icsUrl: fileUrl(file.id, file.name),
    createTime: clock.dateTime(),
  })
}

/** The first ones on the waiting list who fit move up. */
function freePlaces(store: Store, event: Readonly<EventRow>, freed: number): void {
  let signedCount = Math.max(0, event.signedCount - freed)
  for (const waiting of store.eventSigns.by('eventId', event.id)) {
    if (waiting.status !== 'WAITLIST' || signedCount + waiting.attendCount > event.quota) continue
    signedCount += waiting.attendCount
    store.eventSigns.update(waiting.id, { status: event.needAudit ? 'PENDING' : 'PASS' })
  }
  store.events.update(event.id, { signedCount })
}

function itemOf(store: Store, sign: Readonly<EventSignRow>, now: string): Schema<'EventSignItem'> | undefined {
  const event = store.events.get(sign.eventId)
  if (event === undefined) return undefined
  const { title, cover, activityType, form, startTime, endTime, signEnd, address, onlineUrl } = event
  const status = signStatus(sign, event, now)
  const hasPlace = status === 'PASS' || status === 'CHECKED_IN' || status === 'FINISHED'
  const ticket = { signCode: sign.signCode, icsUrl: sign.icsUrl }
  return {
    signId: sign.id,
    eventId: event.id,
    title,
    cover,
    activityType,
    form,
    startTime,
    endTime,
    signEnd,
    address,
    state: eventState(event, now),
    enName: sign.enName,
    name: sign.name,
    attendCount: sign.attendCount,
    status,
    ...(hasPlace ? ticket : {}),
    ...(hasPlace && onlineUrl !== undefined ? { onlineUrl } : {}),
    cancellable: isCancellable(sign, event, now),
    createTime: sign.createTime,
  }
}

/** Upcoming ones first, the soonest on top. Then the others, the latest on top. */
function compareSigns(a: Schema<'EventSignItem'>, b: Schema<'EventSignItem'>, now: string): number {
  const [isComingA, isComingB] = [a.startTime > now, b.startTime > now]
  const earlier = a.startTime.localeCompare(b.startTime)
  return Number(isComingB) - Number(isComingA) || (isComingA ? earlier : -earlier)
}
