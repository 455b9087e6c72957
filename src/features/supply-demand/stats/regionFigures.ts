import type { Schema } from '#gateway/contract.ts'
import { figureText } from '#ui/figureText.ts'

type Stats = Schema<'SupplyDemandStats'>

interface Figure {
  name: string
  value: string
  unit: string
}

/** The region's figures for the lists of demands and resources; those that cannot be calculated are omitted. */
export function regionFigures(of: 'demand' | 'resource', stats: Stats): Figure[] {
  const { successRate, avgReplyHours } = stats
  const counts =
    of === 'demand'
      ? [
          count('公开需求', stats.demandCount, '项'),
          count('征集中', stats.openDemandCount, '项'),
          count('已完成', stats.completedDemandCount, '项'),
        ]
      : [count('公开资源', stats.resourceCount, '项'), count('供需对接', stats.dockingCount, '次')]
  return [
    ...counts,
    count('对接成功', stats.finishedDockingCount, '次'),
    ...(successRate === null ? [] : [count('对接成功率', successRate, '%')]),
    ...(avgReplyHours === null ? [] : [count('平均答复', avgReplyHours, '小时')]),
  ]
}

function count(name: string, value: number, unit: string): Figure {
  return { name, value: figureText(value), unit }
}
