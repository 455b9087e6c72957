import { useEffect, useRef } from 'react'
import { useLogOut } from './useLogOut.ts'

/** Logs out as soon as it is shown. Not in a loader: a page that is only fetched ahead must end no session. */
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
