import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prefetchWhenIdle } from './ui/online/prefetchWhenIdle.ts'
import { getRouter } from './router.tsx'
import { watchWebVitals } from './webVitals/watchWebVitals.ts'

/** Lets the browser paint and handle events between two pieces of work that take a slow phone 50 ms and more. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}

// Replaces Start's own entry, which includes the client of server functions; there are none here.
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

// A function, because top-level await in the entry makes the bundler split the code into four times as many files, 29
// KB more.
void start()
prefetchWhenIdle(() => import('./gateway/client.ts'))
watchWebVitals()
