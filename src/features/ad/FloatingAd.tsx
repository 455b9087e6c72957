import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { Link } from '#ui/Link.tsx'
import { gatewayUrl } from '#gateway/address.ts'
import type { Schema } from '#gateway/contract.ts'
import { ExternalLink } from '#ui/ExternalLink.tsx'
import { Picture } from '#ui/Picture.tsx'
import { useFloating } from '#ui/floating/useFloating.ts'
import { keepFocusNear } from '#ui/focus/keepFocusNear.ts'
import { Icon } from '#ui/icons/Icon.tsx'
import { floatingAdsQuery } from './adQueries.ts'
import styles from './FloatingAd.module.css'

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

interface FloatingAdBoxProps {
  ad: Schema<'Ad'>
  onClose: () => void
}

/** The ad's picture, with buttons to move and close it. */
function FloatingAdBox({ ad, onClose }: FloatingAdBoxProps) {
  const box = useRef<HTMLElement>(null)
  useFloating(box)
  return (
    <aside ref={box} className={styles['box']} aria-label="浮动广告">
      <AdLink ad={ad}>
        <Picture src={gatewayUrl(ad.image)} alt={ad.alt} width={240} height={120} draggable={false} />
        <span className={styles['title']} aria-hidden="true">
          {ad.title}
        </span>
      </AdLink>
      <div className={styles['tools']}>
        <button type="button" className={styles['tool']} aria-label="移动广告：拖动或按方向键">
          <Icon name="move" size={16} />
        </button>
        <button
          type="button"
          className={styles['tool']}
          aria-label="关闭广告"
          data-close
          onClick={({ currentTarget }) => {
            keepFocusNear(currentTarget)
            onClose()
          }}
        >
          <Icon name="x" size={16} />
        </button>
      </div>
    </aside>
  )
}

function AdLink({ ad: { id, link, linkType, target }, children }: { ad: Schema<'Ad'>; children: ReactNode }) {
  if (link === null || linkType === 'NONE') {
    return (
      <Link to="/ad-detail" search={{ id }} draggable={false}>
        {children}
      </Link>
    )
  }
  if (linkType === 'OUTER' || target === 'BLANK') {
    return (
      <ExternalLink href={link} quiet>
        {children}
      </ExternalLink>
    )
  }
  return (
    <Link to={link} draggable={false}>
      {children}
    </Link>
  )
}
