import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isAdClosed, rememberAdClosed } from './closedAds.ts'
import { floatingAdsQuery } from './adQueries.ts'
import { FloatingAdBox } from './FloatingAdBox.tsx'

/** The ad that floats over the page, until it is closed for this session (2.3-81 to 2.3-85). */
export function FloatingAd() {
  const { data = [] } = useQuery(floatingAdsQuery())
  const [closed, setClosed] = useState(false)
  const [ad] = data
  if (ad === undefined || closed || isAdClosed(ad.id)) return null
  return (
    <FloatingAdBox
      ad={ad}
      onClose={() => {
        rememberAdClosed(ad.id)
        setClosed(true)
      }}
    />
  )
}
