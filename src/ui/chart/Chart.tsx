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
  /** 220 px high unless tall: 320 px. */
  tall?: boolean
}

/** A drawing of figures that stand beside it as text. The library comes with the first chart that is shown. */
export function Chart({ label, option, tall = false }: ChartProps) {
  const box = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    const element = box.current
    if (element === null) return undefined
    let stop: (() => void) | undefined
    let gone = false
    void import('./charts.ts').then(
      ({ initChart }) => {
        if (gone) return
        const chart = initChart(element)
        const draw = () => {
          chart.resize()
          // Still: a result is read, not watched.
          chart.setOption({ animation: false, ...option(readPalette(), element.clientWidth) }, true)
        }
        draw()
        const observer = new ResizeObserver(draw)
        observer.observe(element)
        stop = () => {
          observer.disconnect()
          chart.dispose()
        }
      },
      () => setFailed(true),
    )
    return () => {
      gone = true
      stop?.()
    }
  }, [option])

  // The table tells the same; a drawing that cannot be loaded is no failure of the page.
  if (failed) return null
  return <div ref={box} className={tall ? styles['tall'] : styles['chart']} role="img" aria-label={label} />
}
