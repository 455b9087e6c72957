import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { addressSearch } from './addressSearch.ts'
import { RouteError } from './layouts/RouteError.tsx'
import { gatewayErrors } from './gatewayErrors.ts'
import { loginAddress } from './gateway/loginAddress.ts'
import { keepsFirstScroll } from './keepScroll.ts'
import { followOtherTab } from './otherTabs.ts'
import { createPageGateway } from './pageGateway.ts'
import { handOverQueries } from './queryHandOver.tsx'
import { routeTree } from './routeTree.gen.ts'
import { createMessageStore } from './ui/message/messageStore.ts'

const STALE_AFTER = 60_000

const scriptNonce = createIsomorphicFn()
  .server(() => getGlobalStartContext()?.nonce)
  .client(() => undefined)

/** One router with its own query client, gateway client and messages for each server request and each browser tab. */
export function getRouter() {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: STALE_AFTER, retry: false },
      // Offline, a write fails at once with a message. Queued, it would run much later, even after the user has given
      // up.
      mutations: { networkMode: 'always' },
    },
  })
  const messages = createMessageStore()
  const session = createPageGateway({
    queryClient,
    messages,
    onSessionLost: goToLogin,
    onChangeElsewhere: (change) => void followOtherTab(change, { router, queryClient, messages }),
  })
  const nonce = scriptNonce()
  const router = createRouter({
    routeTree,
    ...addressSearch,
    context: { queryClient, session, messages },
    defaultErrorComponent: RouteError,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: keepsFirstScroll(),
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
  })
  router.options.serializationAdapters = [gatewayErrors]
  handOverQueries(router, queryClient)
  return router

  /** §4: with the user's current page as redirect_uri. The login pages themselves stay. */
  function goToLogin() {
    if (import.meta.env.SSR || router.state.location.pathname.startsWith('/auth/')) return
    void router.navigate({ href: loginAddress(router.state.location.href) })
  }
}
