import { BarChart, GaugeChart, RadarChart } from 'echarts/charts'
import { GridComponent, RadarComponent } from 'echarts/components'
import { init, use as register } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

// Only the charts that the portal uses. No legend or tooltip: they are useless without a mouse.
register([BarChart, GaugeChart, RadarChart, GridComponent, RadarComponent, SVGRenderer])

/** Draws into an element whose size is known. */
export function initChart(element: HTMLElement) {
  return init(element, null, { renderer: 'svg' })
}
