import { useQueryClient } from '@tanstack/react-query'
import { Link } from '#ui/Link.tsx'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '#gateway/call.ts'
import { GatewayError } from '#gateway/error.ts'
import { gatewayOf } from '#gateway/query.ts'
import { Button } from '#ui/Button.tsx'
import { returnAddress, type SingleSignOn } from './singleSignOn.ts'
import styles from './SingleSignOnPanel.module.css'

/** Shown to a signed-in user on a single sign-on: continues at once, or says that it cannot. */
export function SingleSignOnPanel({ sso, nickName }: { sso: SingleSignOn; nickName: string | undefined }) {
  const gateway = gatewayOf(useQueryClient())
  const [failed, setFailed] = useState(false)
  const started = useRef(false)

  const go = useCallback(async () => {
    setFailed(false)
    try {
      const { redirectUri, clientId } = sso
      const { code } = await call(gateway, 'getCurrentUserCode', { query: { redirectUri, clientId } })
      window.location.assign(returnAddress(sso, code))
    } catch (error) {
      // Its message is silently ignored (§8); the page itself shows the failure.
      if (!(error instanceof GatewayError)) throw error
      setFailed(true)
    }
  }, [gateway, sso])

  useEffect(() => {
    // Only once: a code can be used once, and effects run twice in development.
    if (started.current) return
    started.current = true
    void go()
  }, [go])

  return (
    <div className={styles['panel']}>
      <h1 className={styles['title']}>{failed ? '暂时无法前往该应用' : '登录成功，正在前往'}</h1>
      <p className={styles['host']}>{sso.host}</p>
      {nickName === undefined ? null : <p>当前账号：{nickName}</p>}
      {failed && (
        <>
          <p role="alert">该应用的跳转地址未登记，或服务暂不可用。您的登录不受影响。</p>
          <div className={styles['ways']}>
            <Button look="primary" onClick={() => void go()}>
              重试
            </Button>
            <Link to="/">返回首页</Link>
          </div>
        </>
      )}
    </div>
  )
}
