import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ErrorScreen } from '#ui/ErrorScreen.tsx'
import { LastResort } from '#ui/LastResort.tsx'
import { errorScreenOf } from './errorOf.ts'
import { canReloadFor, isMissingChunk, reloadOnce } from './missingChunk.ts'

/** Replaces a route that failed; 刷新 loads its data again. */
export function RouteError(props: ErrorComponentProps) {
  return (
    <LastResort>
      <Failure {...props} />
    </LastResort>
  )
}

function Failure({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const [reloads, setReloads] = useState(() => canReloadFor(error))
  useEffect(() => {
    if (reloads) reloadOnce()
  }, [reloads])
  // A page that failed for lack of a connection reloads by itself once there is one.
  useEffect(() => {
    if (navigator.onLine) return undefined
    const goOn = () => {
      if (isMissingChunk(error)) setReloads(canReloadFor(error))
      else void router.invalidate().then(reset)
    }
    addEventListener('online', goOn, { once: true })
    return () => removeEventListener('online', goOn)
  }, [error, reset, router])
  if (reloads) return <output>页面已更新，正在重新加载…</output>
  // Loading the data again does not bring back a missing file. The screen reloads the whole page instead.
  if (isMissingChunk(error)) return <ErrorScreen {...errorScreenOf(error)} />
  return (
    <ErrorScreen
      {...errorScreenOf(error)}
      onRefresh={() => {
        void router.invalidate().then(reset)
      }}
    />
  )
}
