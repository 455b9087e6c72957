import { createRouter } from '@tanstack/react-router'
import { defaultStreamHandler, isSsrResponse, type HandlerCallbackResult } from '@tanstack/react-router/ssr/server'
import { getGlobalStartContext } from '@tanstack/react-start'
import { createStartHandler } from '@tanstack/react-start/server'
import { routeTree } from '../routeTree.gen.ts'
import { readServerConfig } from './config.ts'
import { pageStatus } from './pageStatus.ts'
import { renderContext, type RenderContext } from './renderContext.ts'
import { loginIfLost } from './singleLogin.ts'

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: RenderContext | undefined }
  }
}

const handler = createStartHandler(async (page) => {
  const { status, complete, faults } = pageStatus(page.router)
  for (const fault of faults) getGlobalStartContext()?.report?.(fault)
  if (!complete) page.responseHeaders.set('cache-control', 'no-store')
  return withStatus(await defaultStreamHandler(page), status)
})

/** Only finds the routes of a path: nothing is loaded with it, so that its context is never looked at. */
const routes = createRouter({ routeTree, context: {} as never })

/** A route that decides by the visitor does so before it loads; whatever has no such decision is the same for everybody. */
function isPersonal(pathname: string): boolean {
  const [matched] = routes.getMatchedRoutes(pathname)
  return matched.some(({ options }) => options.beforeLoad !== undefined)
}

/** The server entry of the build. Vite's development server calls it without a context. */
export default {
  isPersonal,
  async fetch(request: Request, options?: { context: RenderContext }) {
    const context = options?.context ?? renderContext(readServerConfig(process.env), request)
    const { pathname } = new URL(request.url)
    const login = isPersonal(pathname) ? await loginIfLost(request, context) : undefined
    return login ?? handler(request, { context })
  },
}

function withStatus(result: HandlerCallbackResult, status: number | undefined): HandlerCallbackResult {
  if (status === undefined) return result
  if (!isSsrResponse(result)) return new Response(result.body, { status, headers: result.headers })
  const { response } = result
  return { ...result, response: new Response(response.body, { status, headers: response.headers }) }
}
