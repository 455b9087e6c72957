import type { EChartsCoreOption } from 'echarts/core'
import { useEffect, useRef, useState } from 'react'
import styles from './Chart.module.css'
import { readPalette, type Palette } from './palette.ts'

/** A chart's content for the theme's colours and the width it gets, in px; made once, outside the component or memoised. */
export type ChartOption = (palette: Palette, width: number) => EChartsCoreOption

interface ChartProps {
  /** What the chart tells, in words. A table beside it has to hold the same figures. */
  label: string
  option: ChartOption
}

/** A drawing of figures that stand beside it as text. The library comes with the first chart that is shown. */
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
      const observer = new ResizeObserver(() => {
        chart.resize()
        // Still: a result is read, not watched.
        chart.setOption({ animation: false, ...option(readPalette(), into.clientWidth) }, true)
      })
      // Tells the first size at once.
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

  // The table tells the same; a drawing that cannot be loaded is no failure of the page.
  if (failed) return null
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the library draws into the element: an <img> takes no content
    <div ref={box} className={styles['chart']} role="img" aria-label={label} />
  )
}
