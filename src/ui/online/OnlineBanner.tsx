import { useSyncExternalStore } from 'react'
import { Icon } from '../icons/Icon.tsx'
import styles from './OnlineBanner.module.css'

interface OnlineBannerProps {
  /** A requested page has not arrived yet. */
  waiting: boolean
}

/**
 * Says when the browser is offline (4-66, 4-67). The region exists from the start, or screen readers would not announce
 * it.
 */
export function OnlineBanner({ waiting }: OnlineBannerProps) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <output>
      {online ? null : (
        <span className={styles['banner']}>
          <Icon name="triangle-alert" size={18} />
          {waiting ? '网络已断开，恢复连接后自动打开所选页面' : '网络已断开，暂时无法加载和提交；恢复连接后可继续操作'}
        </span>
      )}
    </output>
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
