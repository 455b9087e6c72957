import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  Scripts,
  useRouter,
  useRouterState,
} from '@tanstack/react-router'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { markMember } from '#gateway/memberMark.ts'
import type { SessionStore } from '#gateway/session.ts'
import { loadSite } from '#layouts/site.ts'
import { FallbackTitle } from '#layouts/FallbackTitle.tsx'
import { RouteError } from '#layouts/RouteError.tsx'
import { usePageFocus } from '#layouts/usePageFocus.ts'
import { keepEarlyInput } from '#ui/early/earlyInput.ts'
import { fetchScripts } from '#ui/early/fetchScripts.ts'
import { layOutFirstView } from '#ui/early/firstView.ts'
import { applyElderMode } from '#ui/elder/elderMode.ts'
import { ErrorScreen } from '#ui/ErrorScreen.tsx'
import { MessageContext } from '#ui/message/MessageContext.ts'
import { Messages } from '#ui/message/Messages.tsx'
import type { MessageStore } from '#ui/message/messageStore.ts'
import { OnlineBanner } from '#ui/online/OnlineBanner.tsx'
import { ProgressBar } from '#ui/progress/ProgressBar.tsx'
import '#ui/theme/base.css'

export interface RouterContext {
  queryClient: QueryClient
  /** The session from the visitor's cookies; read-only on the server, e.g. for route guards. */
  session: SessionStore
  messages: MessageStore
}

/**
 * zod must not try to compile its schemas: the page's Content-Security-Policy forbids eval. Runs before all modules.
 */
const NO_EVAL = 'globalThis.__zod_globalConfig={jitless:true}'

/** In the browser it has already run when the head is rendered again, so its text need not be in the bundle. */
const headScript = import.meta.env.SSR
  ? // In development nothing lays out the rest later (askForScripts).
    [NO_EVAL, applyElderMode, markMember, keepEarlyInput, import.meta.env.DEV ? '' : layOutFirstView].join(';\n')
  : ''

/** Only the server knows them; in the browser they are already there when the page is rendered again. */
const askForScripts = createIsomorphicFn()
  .server((routeIds: string[]) => {
    const scripts = getGlobalStartContext()?.scriptsOf?.(routeIds)
    // In development an empty script, as in the browser, so that the two agree.
    return scripts === undefined ? '' : fetchScripts(scripts)
  })
  .client((_routeIds: string[]) => '')

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => loadSite(context.queryClient),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#0069e8' },
      { name: 'SiteName', content: loaderData?.name },
      ...(loaderData?.siteIdCode === undefined ? [] : [{ name: 'SiteIDCode', content: loaderData.siteIdCode }]),
    ],
    links: [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }],
    scripts: [{ children: headScript }],
  }),
  scripts: ({ matches }) => [{ children: askForScripts(matches.map(({ routeId }) => routeId)) }],
  shellComponent: Document,
  component: Root,
  errorComponent: RouteError,
  notFoundComponent: () => <ErrorScreen status={404} />,
})

function Document({ children }: { children: ReactNode }) {
  return (
    // 长辈版 and the member mark are set before React loads (elderMode.ts, memberMark.ts).
    <html lang="zh-CN" suppressHydrationWarning>
      <head>
        <HeadContent />
        <FallbackTitle />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

function Root() {
  const { messages } = useRouter().options.context
  const loading = useRouterState({ select: (state) => state.isLoading })
  const failed = useRouterState({ select: (state) => state.matches.some((match) => match.status === 'error') })
  usePageFocus()
  return (
    <MessageContext value={messages}>
      <ProgressBar loading={loading} failed={failed} />
      <Outlet />
      <OnlineBanner waiting={loading} />
      <Messages store={messages} />
    </MessageContext>
  )
}
