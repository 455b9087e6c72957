import { expect, test } from 'vitest'
import { standingOf } from './standing.ts'

const event = { state: 'SIGNING', signStart: '2026-03-01 09:00:00', signEnd: '2026-03-11 18:00:00' } as const

test('a member who has signed up sees the status, and cannot sign up twice', () => {
  const mine = standingOf({ ...event, mySign: { signId: 'es-1', status: 'WAITLIST' } })
  expect(mine).toEqual({ text: '您在候补名单中，有人取消后按先后转为报名成功', isMine: true })
})

test('after a cancelled or refused sign-up, a new one is possible', () => {
  const again = standingOf({ ...event, mySign: { signId: 'es-1', status: 'CANCELLED' } })
  expect(again).toEqual({
    text: '您已取消上次报名，可以重新报名。报名截止 2026-03-11 18:00',
    isMine: false,
    action: '我要报名',
  })
  expect(standingOf({ ...event, mySign: { signId: 'es-1', status: 'REJECT' } }).action).toBe('我要报名')
})

test('nobody can sign up too early, too late, or for a cancelled activity; a full activity has a waiting list', () => {
  expect(standingOf({ ...event, state: 'NOT_OPEN' })).toEqual({
    text: '报名尚未开始，2026-03-01 09:00 开放',
    isMine: false,
  })
  expect(standingOf({ ...event, state: 'SIGN_END' }).text).toBe('报名已于 2026-03-11 18:00 截止')
  expect(standingOf({ ...event, state: 'CANCELLED' }).action).toBeUndefined()
  expect(standingOf({ ...event, state: 'FULL' }).action).toBe('候补报名')
})
