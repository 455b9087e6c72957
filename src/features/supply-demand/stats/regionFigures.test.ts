import { expect, test } from 'vitest'
import { regionFigures } from './regionFigures.ts'

const stats = {
  demandCount: 1418,
  openDemandCount: 305,
  completedDemandCount: 74,
  demandTypes: [],
  resourceCount: 275,
  resourceTypes: [],
  dockingCount: 642,
  finishedDockingCount: 231,
  successRate: 48.53,
  avgReplyHours: 15.4,
  updateTime: '2026-03-03 10:00:00',
}

test('each list has the figures of its own kind and those of the dockings', () => {
  const texts = (of: 'demand' | 'resource') =>
    regionFigures(of, stats).map(({ name, value, unit }) => `${name} ${value} ${unit}`)
  expect(texts('demand')).toEqual([
    '公开需求 1,418 项',
    '征集中 305 项',
    '已完成 74 项',
    '对接成功 231 次',
    '对接成功率 48.53 %',
    '平均答复 15.4 小时',
  ])
  expect(texts('resource').slice(0, 2)).toEqual(['公开资源 275 项', '供需对接 642 次'])
})

test('a rate without a base is left out', () => {
  const names = regionFigures('demand', { ...stats, successRate: null, avgReplyHours: null }).map(({ name }) => name)
  expect(names).not.toContain('对接成功率')
  expect(names).not.toContain('平均答复')
})
