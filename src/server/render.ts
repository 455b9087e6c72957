import { createRouter, type AnyRouter } from '@tanstack/react-router'
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
  const { report, takeStyles } = getGlobalStartContext() ?? {}
  if (takeStyles !== undefined) handOverStyles(router, takeStyles)
  const thrown: unknown[] = []
  let sent = false
  const page = await renderComponents(router, request.signal, {
    // A shared page is rendered completely before it is sent; a personal one is streamed so that its frame shows at
    // once.
    whole: !isPersonal(new URL(request.url).pathname),
    onError: (error) => (sent ? report?.(error) : thrown.push(error)),
  })
  sent = true
  const { status = getSsrStatus(router), complete, faults } = pageStatus(router, thrown)
  for (const fault of faults) report?.(fault)
  if (!complete) responseHeaders.set('cache-control', 'no-store')
  return createSsrStreamResponse(router, new Response(page, { status, headers: responseHeaders }))
})

/** Half of what React would write are styles, and the router makes a key of each element of the head with its text. */
function handOverStyles(router: AnyRouter, takeStyles: (css: string) => void): void {
  const manifest = router.ssr?.manifest
  const style = manifest?.inlineStyle
  if (manifest === undefined || style === undefined) return
  takeStyles(style.children ?? '')
  router.ssr = { ...router.ssr, manifest: { ...manifest, inlineStyle: { ...style, children: '' } } }
}

/** Used only to match paths to routes. Nothing is loaded with it, so its context is never read. */
const routes = createRouter({ routeTree, context: {} as never })

/**
 * Lets the page load its scripts later (`scriptsLater` in scripts/build). A personal page shows little before they have
 * arrived.
 */
async function namedScripts(isDrawnFirst: boolean): Promise<Pick<RenderContext, 'scriptsOf'>> {
  if (!import.meta.env.PROD) return {}
  const { routeScripts, routeStyles } = await import('tanstack-start-manifest:v')
  return {
    scriptsOf: (routeIds) => ({
      urls: [...new Set(routeIds.flatMap((id) => routeScripts[id] ?? []))],
      // A personal page is streamed, so it gets all of its styles.
      styles: isDrawnFirst ? [...new Set(routeIds.flatMap((id) => routeStyles[id] ?? []))] : [],
      isDrawnFirst,
    }),
  }
}

/** Routes that depend on the visitor decide in `beforeLoad`. Pages without such a route are the same for everybody. */
function isPersonal(pathname: string): boolean {
  const [matched] = routes.getMatchedRoutes(pathname)
  return matched.some(({ options }) => options.beforeLoad !== undefined)
}

/**
 * A layout's index route differs from the layout by its slash. A path that only the catch-all route (`_default/$`)
 * matches is no page.
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
