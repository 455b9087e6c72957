import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prefetchWhenIdle } from './ui/online/prefetchWhenIdle.ts'
import { getRouter } from './router.tsx'
import { watchWebVitals } from './webVitals/watchWebVitals.ts'

/** Lets the browser paint and listen between two pieces of work that a slow phone takes 50 ms and more for. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}

// In place of Start's own entry, which brings the client of server functions along: there are none here.
async function start(): Promise<void> {
  await nextTask()
  const router = getRouter()
  await nextTask()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
}

// A function of its own, as an entry that awaits by itself has everything split into four times the files, 29 KB more.
void start()
prefetchWhenIdle(() => import('./gateway/client.ts'))
watchWebVitals()
