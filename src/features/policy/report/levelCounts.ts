import type { MatchItem } from './fit.ts'
import type { Fit } from './reportSearch.ts'
import type { FitGroup } from './selectItems.ts'

/** The number of a level's policies in each group, in the order of the groups. */
export interface LevelCount {
  level: MatchItem['level']
  levelDesc: string
  byFit: readonly { fit: Fit; count: number }[]
}

const levels: readonly MatchItem['level'][] = ['NATION', 'PROVINCE', 'CITY', 'COUNTY', 'PARK']

/** The levels of the report's policies, the highest first. */
export function levelCounts(groups: readonly FitGroup[]): LevelCount[] {
  const items = groups.flatMap((group) => group.items)
  return levels.flatMap((level) => {
    const levelDesc = items.find((item) => item.level === level)?.levelDesc
    if (levelDesc === undefined) return []
    const byFit = groups.map((group) => ({
      fit: group.fit,
      count: group.items.filter((item) => item.level === level).length,
    }))
    return [{ level, levelDesc, byFit }]
  })
}
