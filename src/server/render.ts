import { createRouter } from '@tanstack/react-router'
import { createSsrStreamResponse, getSsrStatus } from '@tanstack/react-router/ssr/server'
import { getGlobalStartContext } from '@tanstack/react-start'
import { createStartHandler } from '@tanstack/react-start/server'
import { routeTree } from '../routeTree.gen.ts'
import { readServerConfig } from './config.ts'
import { pageStatus } from './pageStatus.ts'
import { renderComponents } from './renderComponents.ts'
import { renderContext, type RenderContext } from './renderContext.ts'
import { loginIfLost } from './singleLogin.ts'

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: RenderContext | undefined }
  }
}

const handler = createStartHandler(async ({ request, router, responseHeaders }) => {
  const report = getGlobalStartContext()?.report
  const thrown: unknown[] = []
  let sent = false
  const page = await renderComponents(router, request.signal, {
    // A shared page is read to its end before anybody gets it; the visitor of a personal one should see its frame at once.
    whole: !isPersonal(new URL(request.url).pathname),
    onError: (error) => (sent ? report?.(error) : thrown.push(error)),
  })
  sent = true
  const { status = getSsrStatus(router), complete, faults } = pageStatus(router, thrown)
  for (const fault of faults) report?.(fault)
  if (!complete) responseHeaders.set('cache-control', 'no-store')
  return createSsrStreamResponse(router, new Response(page, { status, headers: responseHeaders }))
})

/** Only finds the routes of a path: nothing is loaded with it, so that its context is never looked at. */
const routes = createRouter({ routeTree, context: {} as never })

/**
 * Lets the page ask for its scripts (`scriptsLater` in scripts/build). A personal page shows little before they have come.
 */
async function namedScripts(isDrawnFirst: boolean): Promise<Pick<RenderContext, 'scriptsOf'>> {
  if (!import.meta.env.PROD) return {}
  const { routeScripts, routeStyles } = await import('tanstack-start-manifest:v')
  return {
    scriptsOf: (routeIds) => ({
      urls: [...new Set(routeIds.flatMap((id) => routeScripts[id] ?? []))],
      // A personal page is sent as it is made, with the whole of its styles.
      styles: isDrawnFirst ? [...new Set(routeIds.flatMap((id) => routeStyles[id] ?? []))] : [],
      isDrawnFirst,
    }),
  }
}

/** A route that decides by the visitor does so before it loads; whatever has no such decision is the same for everybody. */
function isPersonal(pathname: string): boolean {
  const [matched] = routes.getMatchedRoutes(pathname)
  return matched.some(({ options }) => options.beforeLoad !== undefined)
}

/**
 * The index route of a layout is told apart from the layout by its slash. What only the route of every other address takes
 * (`_default/$`) is no page.
 */
function routeAt(pathname: string): string | undefined {
  const [, params, found] = routes.getMatchedRoutes(pathname)
  if (found === undefined || params['**'] !== undefined || params['_splat'] !== undefined) return undefined
  return found.fullPath.replace(/(?<=.)\/$/, '')
}

/** The server entry of the build. Vite's development server calls it without a context. */
export default {
  isPersonal,
  routeAt,
  async fetch(request: Request, options?: { context: RenderContext }) {
    const context = options?.context ?? renderContext(readServerConfig(process.env), request)
    const { pathname } = new URL(request.url)
    const personal = isPersonal(pathname)
    const login = personal ? await loginIfLost(request, context) : undefined
    return login ?? handler(request, { context: { ...context, ...(await namedScripts(!personal)) } })
  },
}
