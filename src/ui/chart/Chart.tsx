import type { EChartsCoreOption } from 'echarts/core'
import { useEffect, useRef, useState } from 'react'
import styles from './Chart.module.css'
import { readPalette, type Palette } from './palette.ts'

/**
 * A chart's content for the theme's colours and the available width in px. Create it once, outside the component or
 * memoised.
 */
export type ChartOption = (palette: Palette, width: number) => EChartsCoreOption

interface ChartProps {
  /** What the chart shows, in words. A table beside it must contain the same figures. */
  label: string
  option: ChartOption
}

/** A chart of figures that are also there as text. The library loads with the first chart on screen. */
export function Chart({ label, option }: ChartProps) {
  const box = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    const element = box.current
    if (element === null) return undefined
    let stop: (() => void) | undefined
    let gone = false

    async function draw(into: HTMLElement) {
      const { initChart } = await import('./charts.ts')
      if (gone) return
      const chart = initChart(into)
      const fill = () => {
        // Without animation: a result is read, not watched.
        chart.setOption({ animation: false, ...option(readPalette(), into.clientWidth) }, true)
      }
      // At once: the observer's first report waits for a frame, which a tab in the background does not get.
      fill()
      const observer = new ResizeObserver(() => {
        if (chart.getWidth() === into.clientWidth && chart.getHeight() === into.clientHeight) return
        chart.resize()
        fill()
      })
      observer.observe(into)
      stop = () => {
        observer.disconnect()
        chart.dispose()
      }
    }

    draw(element).catch(() => setFailed(true))
    return () => {
      gone = true
      stop?.()
    }
  }, [option])

  // The table contains the same figures, so a chart that cannot be loaded is not an error of the page.
  if (failed) return null
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the library draws into the element: an <img> takes no content
    <div ref={box} className={styles['chart']} role="img" aria-label={label} />
  )
}
