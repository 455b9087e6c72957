import type { ChartOption } from '#ui/chart/Chart.tsx'
import type { Schema } from '#gateway/contract.ts'

type Result = Schema<'ToolResult'>
type Group = Schema<'ToolGroup'>

/** The scored groups; those of conditions have no points. */
export function scoredGroups({ groups }: Pick<Result, 'groups'>): Group[] {
  return groups.filter(({ max }) => max > 0)
}

/** 57–73 分（中位 65）, or 74 分. */
export function totalText({ total, totalLow, totalHigh }: Pick<Result, 'total' | 'totalLow' | 'totalHigh'>): string {
  if (total === undefined) return ''
  const isRange = totalLow !== undefined && totalHigh !== undefined && totalLow !== totalHigh
  return isRange ? `${totalLow}–${totalHigh} 分（中位 ${total}）` : `${total} 分`
}

/** The total on a half circle, with its possible range and the pass line. */
export function gaugeOption(
  { total = 0, totalLow = total, totalHigh = total, passLine }: Result,
  full: number,
): ChartOption {
  return ({ primary, primarySoft, good, bad, text, muted, border, fontFamily, fontSize }) => {
    const passed = passLine === undefined || totalLow >= passLine
    const ring = {
      type: 'gauge',
      min: 0,
      max: full,
      startAngle: 200,
      endAngle: -20,
      center: ['50%', '62%'],
      radius: '92%',
    }
    const bare = {
      pointer: { show: false },
      axisTick: { show: false },
      splitLine: { show: false },
      axisLabel: { show: false },
    }
    const share = (score: number) => Math.min(Math.max(score / full, 0), 1)
    return {
      textStyle: { fontFamily },
      series: [
        {
          ...ring,
          ...bare,
          axisLine: {
            lineStyle: {
              width: 18,
              color: [
                [share(totalLow), passed ? good : primary],
                [share(totalHigh), totalHigh > totalLow ? muted : passed ? good : primary],
                [1, primarySoft],
              ],
            },
          },
          title: { show: true, offsetCenter: [0, '30%'], color: muted, fontSize },
          detail: {
            offsetCenter: [0, '-4%'],
            color: text,
            fontSize: fontSize * 1.7,
            fontWeight: 600,
            formatter: totalHigh > totalLow ? `${totalLow}–${totalHigh}` : String(total),
          },
          data: [{ value: total, name: passLine === undefined ? `满分 ${full}` : `合格线 ${passLine} · 满分 ${full}` }],
        },
        // The pass line, as a short stroke over the ring.
        ...(passLine === undefined
          ? []
          : [
              {
                ...ring,
                ...bare,
                axisLine: { lineStyle: { width: 18, color: [[1, 'transparent']] } },
                pointer: {
                  show: true,
                  length: '24%',
                  width: 4,
                  offsetCenter: [0, '-76%'],
                  icon: 'rect',
                  itemStyle: { color: bad, borderColor: border },
                },
                detail: { show: false },
                data: [{ value: passLine }],
              },
            ]),
      ],
    }
  }
}

/** The groups' percentages of their points on a radar; needs at least three groups. */
export function radarOption(groups: readonly Group[]): ChartOption {
  return ({ primary, text, border, fontFamily, fontSize }, width) => ({
    textStyle: { fontFamily },
    radar: {
      center: ['50%', '54%'],
      radius: width < 420 ? '52%' : '66%',
      indicator: groups.map(({ name, max }) => ({ name: wrapped(name), max })),
      axisName: { color: text, fontSize },
      splitNumber: 4,
      splitArea: { show: false },
      axisLine: { lineStyle: { color: border } },
      splitLine: { lineStyle: { color: border } },
    },
    series: [
      {
        type: 'radar',
        symbolSize: 6,
        lineStyle: { color: primary, width: 2 },
        itemStyle: { color: primary },
        areaStyle: { color: primary, opacity: 0.18 },
        data: [{ value: groups.map(({ score }) => score ?? 0) }],
      },
    ],
  })
}

/** Breaks a long name into lines of six characters, as a radar has no room for more. */
function wrapped(name: string): string {
  return name.replaceAll(/(.{6})(?=.)/g, '$1\n')
}

/** Some amounts as bars beside each other, each with its figure. */
export function barOption(bars: readonly { name: string; value: number }[], unit: string): ChartOption {
  return ({ primary, text, border, fontFamily, fontSize }, width) => ({
    textStyle: { fontFamily },
    grid: { left: width < 420 ? 96 : 150, right: 90, top: 8, bottom: 8 },
    xAxis: { type: 'value', show: false },
    yAxis: {
      type: 'category',
      inverse: true,
      data: bars.map(({ name }) => name),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: border } },
      axisLabel: { color: text, fontSize, width: width < 420 ? 88 : 140, overflow: 'break' },
    },
    series: [
      {
        type: 'bar',
        barMaxWidth: 22,
        itemStyle: { color: primary, borderRadius: [0, 4, 4, 0] },
        label: { show: true, position: 'right', color: text, fontSize, formatter: `{c} ${unit}` },
        data: bars.map(({ value }) => value),
      },
    ],
  })
}
