import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { publicGatewayBase } from './gateway/address.ts'
import type { GatewayEnvironment } from './gateway/client.ts'
import { browserCookies, noCookies, requestCookies } from './gateway/cookies.ts'
import { createLazyGatewayClient } from './gateway/lazyClient.ts'
import { bindGateway, gatewayQuery } from './gateway/query.ts'
import { createSession, type SessionStore } from './gateway/session.ts'
import { cookiesShow, joinTabs, type SessionChange } from './gateway/sessionTabs.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { MessageStore } from './ui/message/messageStore.ts'

type Place = Pick<
  GatewayEnvironment,
  'baseUrl' | 'fetch' | 'tenantHost' | 'session' | 'isLeaving' | 'server' | 'keep'
> & {
  /** The session in the visitor's cookies, for guards of routes. */
  visitor: SessionStore
}

type OnChangeElsewhere = (change: SessionChange) => void

/** The contract's pattern for tenant-host; the gateway refuses a call with anything else. */
const TENANT_HOST = /^[\w.:-]{1,253}$/

/**
 * Where this page gets its data. The server makes no calls as a member: public pages are the same for every visitor,
 * and a token refresh there would race with the browser's own.
 */
const place = createIsomorphicFn()
  .server((_onChangeElsewhere: OnChangeElsewhere): Place => {
    const context = getGlobalStartContext()
    if (context === undefined) throw new Error('A page is rendered only within a request')
    const visitor = createSession(requestCookies(context.cookies, () => {}))
    return {
      baseUrl: context.gatewayUrl,
      fetch: context.fetch,
      tenantHost: context.tenantHost,
      session: createSession(noCookies),
      keep: context.keep,
      server: { clientIp: context.clientIp, enterpriseId: visitor.enterprise(), source: 'PC' },
      visitor,
    }
  })
  .client((onChangeElsewhere: OnChangeElsewhere): Place => {
    const session = createSession(
      browserCookies(),
      joinTabs(async (told) => {
        const isShown = await cookiesShow(told, session)
        session.reread(told.change)
        if (isShown) onChangeElsewhere(told.change)
      }),
    )
    let leaving = false
    addEventListener('pagehide', () => {
      leaving = true
    })
    addEventListener('pageshow', () => {
      leaving = false
    })
    return {
      baseUrl: publicGatewayBase,
      tenantHost: location.host,
      session,
      isLeaving: () => leaving,
      visitor: session,
    }
  })

interface Needs {
  queryClient: QueryClient
  messages: MessageStore
  /** Goes to the login after the session is lost. */
  onSessionLost: () => void
  /** Another tab has logged in or out or has switched the enterprise. The session has already been updated. */
  onChangeElsewhere: OnChangeElsewhere
}

/** Creates the gateway client of one server request or one browser tab, and binds it to the query client. */
export function createPageGateway(needs: Needs): SessionStore {
  const { queryClient, messages, onSessionLost, onChangeElsewhere } = needs
  const { visitor, ...here } = place(onChangeElsewhere)
  const gateway = createLazyGatewayClient({
    ...here,
    tenantHost: TENANT_HOST.test(here.tenantHost) ? here.tenantHost : '',
    // Nobody would see messages on the server; the error screen shows the failure.
    notify: import.meta.env.SSR ? () => {} : (message, about) => messages.add({ ...message, about }),
    withdraw: messages.withdraw,
    onSessionLost,
    tenantId: async () => (await queryClient.ensureQueryData(gatewayQuery('getTenantInfo', {}, { message: true }))).id,
  })
  bindGateway(queryClient, gateway)
  return visitor
}
