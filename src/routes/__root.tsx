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
  /** The session as the visitor's cookies say; on the server only to be read, e.g. by the guard of a route. */
  session: SessionStore
  messages: MessageStore
}

/** zod must not try to compile its schemas: the page's Content-Security-Policy forbids eval. Runs before every module. */
const NO_EVAL = 'globalThis.__zod_globalConfig={jitless:true}'

/** In the browser they have run when the head is drawn once more: their texts need not come again with the modules. */
const headScripts = import.meta.env.SSR ? [NO_EVAL, applyElderMode, markMember, keepEarlyInput] : ['', '', '', '']

/** The server alone knows them; in the browser they are there when the page is drawn once more. */
const askForScripts = createIsomorphicFn()
  .server((routeIds: string[]) => {
    const scripts = getGlobalStartContext()?.scriptsOf?.(routeIds)
    // In development an empty script, as in the browser: the two have to agree.
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
    scripts: headScripts.map((children) => ({ children })),
  }),
  scripts: ({ matches }) => [{ children: askForScripts(matches.map(({ routeId }) => routeId)) }],
  shellComponent: Document,
  component: Root,
  errorComponent: RouteError,
  notFoundComponent: () => <ErrorScreen status={404} />,
})

function Document({ children }: { children: ReactNode }) {
  return (
    // 长辈版 and the mark of a member are put on before React arrives (elderMode.ts, memberMark.ts).
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
