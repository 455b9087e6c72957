import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ErrorScreen } from '../ui/ErrorScreen.tsx'
import { errorScreenOf } from './errorOf.ts'
import { reloadForMissingStyles } from './missingChunk.ts'

/** What stands in place of a route that failed; 刷新 loads its data again. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  useEffect(() => {
    reloadForMissingStyles(error)
  }, [error])
  return (
    <ErrorScreen
      {...errorScreenOf(error)}
      onRefresh={() => {
        void router.invalidate().then(reset)
      }}
    />
  )
}
