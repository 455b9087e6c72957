import type { ChartOption } from '#ui/chart/Chart.tsx'
import type { Palette } from '#ui/chart/palette.ts'
import type { LevelCount } from './levelCounts.ts'
import type { Fit } from './reportSearch.ts'

/** The same colours as the headings of the table beside the chart, LevelOverview.module.css. */
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
