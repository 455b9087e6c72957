import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { MatchItem } from './fit.ts'

/** The chosen policies of a report, and how to print only these. */
export function useChosen(items: readonly MatchItem[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [alone, setAlone] = useState(false)

  function choose(some: readonly MatchItem[], isIn: boolean) {
    const others = [...ids].filter((id) => !some.some(({ policyId }) => policyId === id))
    setIds(new Set(isIn ? [...others, ...some.map(({ policyId }) => policyId)] : others))
  }

  function print() {
    // The browser prints the page as it is when `print` is called.
    flushSync(() => setAlone(true))
    window.addEventListener('afterprint', () => setAlone(false), { once: true })
    window.print()
  }

  return {
    chosen: items.filter(({ policyId }) => ids.has(policyId)),
    isChosen: (id: string) => ids.has(id),
    choose,
    print,
    alone,
  }
}
