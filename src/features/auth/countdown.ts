/** §9: how long an SMS code cannot be sent again, in seconds. */
export const smsResendSeconds = 30

/** A countdown in whole seconds, in the shape useSyncExternalStore takes. */
export interface Countdown {
  start: () => void
  /** 0 when it is not running. */
  secondsLeft: () => number
  subscribe: (listener: () => void) => () => void
}

/** Counts from `seconds` down to 0 by the clock, so that a tab whose timers sleep does not prolong the wait. */
export function createCountdown(seconds = smsResendSeconds): Countdown {
  const listeners = new Set<() => void>()
  let left = 0
  let timer: ReturnType<typeof setInterval> | undefined

  function become(next: number) {
    left = next
    for (const listener of listeners) listener()
  }

  return {
    start() {
      clearInterval(timer)
      const end = performance.now() + seconds * 1000
      timer = setInterval(() => {
        // Timers come a little late or early; rounding keeps 30, 29, 28 … without a doubled or skipped number.
        become(Math.max(0, Math.round((end - performance.now()) / 1000)))
        if (left === 0) clearInterval(timer)
      }, 1000)
      become(seconds)
    },
    secondsLeft: () => left,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** What the send button reads: §4 while waiting, n being the seconds left. */
export function sendLabel(secondsLeft: number): string {
  return secondsLeft > 0 ? `请等待（${secondsLeft}）` : '获取验证码'
}
