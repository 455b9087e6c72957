import { useSyncExternalStore } from 'react'
import { currentCompareList, noCompareList, subscribeToCompareList, type ComparedPolicy } from './compareList.ts'

/** The policies chosen for comparison in this browser; none on the server and in the first render. */
export function useCompareList(): readonly ComparedPolicy[] {
  return useSyncExternalStore(subscribeToCompareList, currentCompareList, noCompareList)
}
