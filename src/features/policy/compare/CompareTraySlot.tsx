import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useCompareList } from './compareList.ts'
import { whenOnline } from '#ui/online/whenOnline.ts'

const CompareTray = lazy(async () => ({ default: (await whenOnline(() => import('./CompareTray.tsx'))).CompareTray }))

/** The tray once something is chosen; its code loads with the first choice. */
export function CompareTraySlot() {
  const policies = useCompareList()
  const isCompared = useLocation({ select: ({ pathname }) => pathname === '/policy/compare' })
  if (policies.length === 0 || isCompared) return null
  return (
    <Suspense>
      <CompareTray policies={policies} />
    </Suspense>
  )
}
