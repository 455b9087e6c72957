import { Anchor } from './Anchor.tsx'
import { Button, buttonClass } from './Button.tsx'
import styles from './ErrorScreen.module.css'
import { LastResort } from './LastResort.tsx'

/** §2.7, 8-36: the message of the router's own 404. */
const MISSING_PAGE = 'This page could not be found'

const titles: Record<number, string> = {
  404: '页面不存在',
  401: '对不起，您没有权限访问',
  500: '服务器内部错误，请稍后访问',
}

export interface ErrorScreenProps {
  /** 404, 401, 500, 300 (only the message), or any other HTTP status; 500 by default (4-68). */
  status?: number
  message?: string | undefined
  /** Action of 刷新; reloads the page by default. */
  onRefresh?: () => void
}

/** A whole page that says what went wrong and offers a next step (2.7-01 to 2.7-09). */
export function ErrorScreen(props: ErrorScreenProps) {
  return (
    <LastResort>
      <Screen {...props} />
    </LastResort>
  )
}

/** The heading of the screen and the title of the page. */
export function errorTitle({
  status = 500,
  message,
}: Pick<ErrorScreenProps, 'status' | 'message'>): string | undefined {
  return status === 300 && message !== undefined ? message : (titles[status] ?? titles[500])
}

function reloadPage(): void {
  window.location.reload()
}

function Screen({ status = 500, message, onRefresh = reloadPage }: ErrorScreenProps) {
  const title = errorTitle({ status, message })
  const detail = status === 404 ? (message ?? MISSING_PAGE) : message
  return (
    <div className={styles['screen']}>
      {status === 300 ? null : (
        <p className={styles['status']} aria-hidden="true">
          {status}
        </p>
      )}
      <h1 className={styles['title']}>{title}</h1>
      {detail === undefined || detail === title ? null : <p className={styles['message']}>{detail}</p>}
      <div className={styles['action']}>
        {status === 404 || status === 401 || status === 300 ? (
          // A plain link: the full page load also leaves a broken state behind.
          <Anchor className={buttonClass({ look: 'primary' })} href="/">
            返回首页
          </Anchor>
        ) : (
          <Button look="primary" onClick={onRefresh}>
            刷新
          </Button>
        )}
      </div>
    </div>
  )
}
