import type { ChartOption } from '#ui/chart/Chart.tsx'
import type { Palette } from '#ui/chart/palette.ts'
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

/** The same colours as the headings of the table beside the chart, ReportOverview.module.css. */
const colours: Record<Fit, (palette: Palette) => string> = {
  READY: ({ good }) => good,
  CLOSE: () => '#d48806',
  MISSING: () => '#8fbcf5',
  CONFIRM: ({ primary }) => primary,
  UNFIT: () => '#8593a6',
}

/** One bar for each level, divided by group. */
export function levelChart(counts: readonly LevelCount[]): ChartOption {
  const fits = counts[0]?.byFit.map(({ fit }) => fit) ?? []
  return (palette) => ({
    textStyle: { fontFamily: palette.fontFamily, fontSize: palette.fontSize, color: palette.text },
    grid: { left: 0, right: 12, top: 4, bottom: 0, containLabel: true },
    xAxis: {
      type: 'value',
      minInterval: 1,
      splitLine: { lineStyle: { color: palette.border } },
      axisLabel: { color: palette.muted, fontSize: palette.fontSize },
    },
    yAxis: {
      type: 'category',
      inverse: true,
      data: counts.map(({ levelDesc }) => levelDesc),
      axisTick: { show: false },
      axisLabel: { color: palette.text, fontSize: palette.fontSize },
    },
    series: fits.map((fit, index) => ({
      type: 'bar',
      stack: 'all',
      barMaxWidth: 22,
      // The light border separates neighbours that differ in hue only.
      itemStyle: { color: colours[fit](palette), borderColor: palette.surface, borderWidth: 1 },
      data: counts.map(({ byFit }) => byFit[index]?.count ?? 0),
    })),
  })
}
