import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useElderMode } from '#ui/elder/elderMode.ts'
import { whenOnline } from '#ui/online/whenOnline.ts'
import { useMedia } from '#ui/useMedia.ts'

const FloatingAd = lazy(async () => ({
  default: (await whenOnline(() => import('#features/ad/FloatingAd.tsx'))).FloatingAd,
}))

/** From this width the ad has room beside the text. */
const WIDE = '(min-width: 768px)'

/** The floating window of a layout (2.2-06). It loads after the page itself, and not on phones or in 长辈版. */
export function FloatingAdSlot() {
  const hydrated = useHydrated()
  const elder = useElderMode()
  const wide = useMedia(WIDE)
  if (!hydrated || elder || !wide) return null
  return (
    <Suspense>
      <FloatingAd />
    </Suspense>
  )
}
