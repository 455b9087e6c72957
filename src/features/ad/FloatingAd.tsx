import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
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

const KEY = 'txqyfw_closed_ads'

/** Whether the visitor has closed this ad in this session. */
function isAdClosed(id: string): boolean {
  return closedIds().includes(id)
}

/** Remembers until the browser tab is closed that the visitor has closed this ad. */
function rememberAdClosed(id: string): void {
  try {
    sessionStorage.setItem(KEY, [...closedIds(), id].join(','))
  } catch {
    // Without storage the ad appears again on the next page load.
  }
}

function closedIds(): string[] {
  try {
    return (sessionStorage.getItem(KEY) ?? '').split(',')
  } catch {
    return []
  }
}
