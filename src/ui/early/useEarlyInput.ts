import { useEffect, useLayoutEffect, useRef } from 'react'
import { takeEarlyInput } from './earlyInput.ts'

/**
 * Keeps what a visitor pressed or typed before the page's scripts ran. For a component that hydrates together with the
 * page: the router puts a boundary between the root and its pages, which hydrate later.
 */
export function useEarlyInput(): void {
  const replay = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    replay.current = takeEarlyInput()
  }, [])
  // After the effects of the whole page, which may fill fields themselves, and outside of React's own work: then a
  // press on a part that is not hydrated yet makes React hydrate it at once.
  useEffect(() => {
    const timer = setTimeout(() => replay.current?.())
    return () => clearTimeout(timer)
  }, [])
}
