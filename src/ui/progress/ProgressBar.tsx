import { useEffect, useState, useSyncExternalStore } from 'react'
import styles from './ProgressBar.module.css'
import { createProgress, type ProgressPhase } from './progress.ts'

interface ProgressBarProps {
  loading: boolean
  /** Whether the page that has just loaded failed. */
  failed: boolean
}

const hidden = (): ProgressPhase => 'hidden'

/** The loading bar at the top of the window: blue, red on failure (2.3-86 to 2.3-88). */
export function ProgressBar({ loading, failed }: ProgressBarProps) {
  const [progress] = useState(createProgress)
  const phase = useSyncExternalStore(progress.subscribe, progress.phase, hidden)

  useEffect(() => {
    if (!loading) return undefined
    progress.start()
    return () => progress.finish(false)
  }, [loading, progress])

  useEffect(() => {
    if (failed && !loading) progress.finish(true)
  }, [failed, loading, progress])

  // The page's title and focus are announced, so the bar is silent.
  return <div className={`${styles['bar']} ${styles[phase] ?? ''}`} aria-hidden="true" data-phase={phase} />
}
