import { expect, test } from 'vitest'
import type { Schema } from '#gateway/contract.ts'
import { evaluationTasks } from './waiting.ts'

function docking(id: string, more: Partial<Schema<'DockingItem'>> = {}): Schema<'DockingItem'> {
  return {
    id,
    targetType: 'DEMAND',
    targetId: 'de-1',
    targetTitle: '示例需求名称',
    role: 'OWNER',
    initiatorEnName: '示例企业',
    ownerEnName: '示例企业',
    title: '示例对接标题',
    planPrice: null,
    status: 'FINISHED',
    replyBefore: '2026-03-10',
    evaluated: false,
    createTime: '2026-03-01 10:00:00',
    updateTime: '2026-03-01 10:00:00',
    actions: ['EVALUATE'],
    ...more,
  }
}

test('an evaluation is a task only while it is possible and missing; a few are named, all are counted', () => {
  const records = [
    docking('do-1', { evaluated: true }),
    docking('do-2', { actions: [] }),
    ...['do-3', 'do-4', 'do-5', 'do-6'].map((id) => docking(id)),
  ]
  const { total, tasks } = evaluationTasks('demandDocking', { current: 1, size: 50, pages: 1, total: 6, records })
  expect(total).toBe(4)
  expect(tasks.map(({ id }) => id)).toEqual(['do-3', 'do-4', 'do-5'])
})
