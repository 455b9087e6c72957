/** §9: how long before an SMS code can be sent again, in seconds. */
export const smsResendSeconds = 30

/** A countdown in whole seconds, in the shape useSyncExternalStore takes. */
export interface Countdown {
  /** Starts again: for 30 s (§9), or as long as the gateway said. */
  start: (seconds?: number) => void
  /** 0 when it is not running. */
  secondsLeft: () => number
  subscribe: (listener: () => void) => () => void
}

/** Counts from `seconds` down to 0 by the clock, so that sleeping timers do not prolong the wait. */
export function createCountdown(): Countdown {
  const listeners = new Set<() => void>()
  let left = 0
  let timer: ReturnType<typeof setInterval> | undefined

  function become(next: number) {
    left = next
    for (const listener of listeners) listener()
  }

  return {
    start(seconds = smsResendSeconds) {
      clearInterval(timer)
      const end = performance.now() + seconds * 1000
      timer = setInterval(() => {
        // Timers fire a little early or late; rounding gives 30, 29, 28 … without repeating or skipping a number.
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

/** The send button's text: §4 while waiting, with the seconds left; minutes or hours for a long wait. */
export function sendLabel(secondsLeft: number): string {
  if (secondsLeft === 0) return '获取验证码'
  if (secondsLeft > 7200) return `请等待（${Math.ceil(secondsLeft / 3600)} 小时）`
  return secondsLeft > 120 ? `请等待（${Math.ceil(secondsLeft / 60)} 分钟）` : `请等待（${secondsLeft}）`
}
