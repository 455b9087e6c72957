import { BarChart, GaugeChart, RadarChart } from 'echarts/charts'
import { GridComponent, RadarComponent } from 'echarts/components'
import { init, use as register } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

// Only what the portal draws; a legend or a tooltip would be read by nobody who cannot use a mouse.
register([BarChart, GaugeChart, RadarChart, GridComponent, RadarComponent, SVGRenderer])

/** Draws into an element whose size is known. */
export function initChart(element: HTMLElement) {
  return init(element, null, { renderer: 'svg' })
}
