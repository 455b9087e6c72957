/** §9: loads shorter than this, in ms, show nothing. */
const THROTTLE = 200
/** §9: the bar hides this long after it has finished, in ms. */
const HIDE_DELAY = 500

export type ProgressPhase = 'hidden' | 'running' | 'finished' | 'failed'

interface Progress {
  start: () => void
  /** Ends the current run, if the bar was shown at all. */
  finish: (failed: boolean) => void
  phase: () => ProgressPhase
  subscribe: (listener: () => void) => () => void
}

/** The stages of the loading bar: waits, fills, finishes, hides (4-63 to 4-65). */
export function createProgress(): Progress {
  const listeners = new Set<() => void>()
  let phase: ProgressPhase = 'hidden'
  let timer: ReturnType<typeof setTimeout> | undefined

  function become(next: ProgressPhase) {
    phase = next
    for (const listener of listeners) listener()
  }

  return {
    start() {
      clearTimeout(timer)
      if (phase === 'running') return
      timer = setTimeout(() => become('running'), THROTTLE)
    },
    finish(failed) {
      clearTimeout(timer)
      if (failed) become('failed')
      else if (phase === 'running') become('finished')
      if (phase !== 'hidden') timer = setTimeout(() => become('hidden'), HIDE_DELAY)
    },
    phase: () => phase,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
