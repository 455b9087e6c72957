import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prefetchWhenIdle } from './prefetchWhenIdle.ts'
import { getRouter } from './router.tsx'

// In place of Start's own entry, which brings the client of server functions along: there are none here.
const router = getRouter()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
})
prefetchWhenIdle(() => import('./gateway/client.ts'))
