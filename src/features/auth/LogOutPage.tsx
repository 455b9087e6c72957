import { useEffect, useRef } from 'react'
import { useLogOut } from './useLogOut.ts'

/** Logs out as soon as it is rendered. Not in a loader: prefetching the page must not end the session. */
export function LogOutPage() {
  const logOut = useLogOut()
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    void logOut()
  }, [logOut])
  return <h1>正在退出登录…</h1>
}
