import { QueryClient } from '@tanstack/react-query'
import { createRouter, createSerializationAdapter } from '@tanstack/react-router'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { addressSearch } from './addressSearch.ts'
import { RouteError } from './layouts/RouteError.tsx'
import { loginAddress } from './gateway/loginAddress.ts'
import { followOtherTab } from './otherTabs.ts'
import { createPageGateway } from './pageGateway.ts'
import { handOverQueries } from './queryHandOver.tsx'
import { routeTree } from './routeTree.gen.ts'
import { createMessageStore } from './ui/message/messageStore.ts'
import { GatewayError } from './gateway/error.ts'

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
    // A mouse on its way to something else loads nothing, and the link answers it before it loads.
    defaultPreloadDelay: 50,
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

/**
 * For the router's `scrollRestoration`: whether it may scroll the page, asked at each rendering. The visitor may have
 * been reading for seconds before the first one, when the page hydrates, so the position stays. (The router would
 * scroll to the top. A script in the page has already restored the position after a reload.)
 */
function keepsFirstScroll(): () => boolean {
  if (import.meta.env.SSR) return () => true
  let isFirst = true
  return () => {
    const stays = isFirst && window.scrollY > 0
    isFirst = false
    // The router only remembers positions of elements that it has heard scrolling.
    if (stays) document.dispatchEvent(new Event('scroll'))
    return !stays
  }
}

/**
 * Serialises errors that the server met while rendering, so that the browser gets them as what they were. As plain
 * errors they would remove the gateway's texts from the page on hydration. The cause is not sent: it is internal to the
 * server.
 */
const gatewayErrors = createSerializationAdapter({
  key: 'gateway-error',
  test: (value): value is GatewayError => value instanceof GatewayError,
  toSerializable: ({ kind, operationId, returnCode, status, items }) => ({
    kind,
    operationId,
    items: [...items],
    ...(returnCode === undefined ? {} : { returnCode }),
    ...(status === undefined ? {} : { status }),
  }),
  fromSerializable: ({ kind, ...details }) => new GatewayError(kind, details),
})
