import { expect, test } from 'vitest'
import type { Schema } from '#gateway/contract.ts'
import { dockingStanding, type DockingTarget } from './dockingStanding.ts'

const target: DockingTarget = { id: 'de-1019', title: '干燥窑控制系统改造', status: 'PUBLISHED' }

function member(...audits: Schema<'BindAudit'>[]) {
  return {
    enterprises: audits.map((bindAudit, index) => ({
      id: `b-${index}`,
      enId: `en-${index}`,
      name: '示例企业',
      faStatus: 'NONE' as const,
      bindAudit,
    })),
  }
}

const standing = (changes: Partial<DockingTarget>, who = member('PASS')) =>
  dockingStanding('demand', { ...target, ...changes }, who)

test('visitors and members with an enterprise may start a docking', () => {
  expect(dockingStanding('demand', target, undefined)).toEqual({ may: true })
  expect(standing({})).toEqual({ may: true })
})

test('a docking with one’s own record, a second one, or one without a passed binding is refused, each with a next step', () => {
  expect(standing({ own: true }).way).toEqual({ to: 'received', text: '查看收到的对接' })
  expect(standing({ myDocking: { id: 'dk-1', status: 'PENDING' } })).toMatchObject({
    may: false,
    text: '您已申请对接，待响应',
    way: { to: 'mine', id: 'dk-1' },
  })
  expect(standing({}, member()).way).toEqual({ to: 'bind', text: '去绑定企业' })
  expect(standing({}, member('PENDING')).text).toBe('企业绑定审核通过后才能对接，正在审核')
})

test('after a docking has ended, a new one is possible', () => {
  expect(standing({ myDocking: { id: 'dk-1', status: 'REJECTED' } })).toMatchObject({
    may: true,
    text: '上次对接已拒绝',
    way: { to: 'mine', id: 'dk-1' },
  })
})

test('records that are completed, traded or under repair lead to others', () => {
  expect(standing({ status: 'COMPLETED' })).toMatchObject({ may: false, way: { to: 'hall', text: '看看其他需求' } })
  expect(dockingStanding('resource', { ...target, status: 'MAINTENANCE' }, undefined).text).toBe(
    '该仪器维护中，暂停预约',
  )
})
