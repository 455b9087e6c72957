import type { Keep } from '#gateway/keep.ts'
import { addressOf } from './address.ts'
import type { ServerConfig } from './config.ts'

/** What the rendering of one page gets to know besides the request itself. */
export interface RenderContext {
  /** Allows the page's inline scripts in its Content-Security-Policy; absent in development, which has no policy. */
  nonce?: string
  /** Address of the visitor, passed on to the gateway; empty when unknown. */
  clientIp: string
  /** Where the gateway answers, without a trailing slash. */
  gatewayUrl: string
  /** Tenant sent to the gateway. */
  tenantHost: string
  /** The request's own Cookie header; empty for a page that is the same for every visitor. */
  cookies: string
  /** Calls the gateway; fetch itself when left out. */
  fetch?: typeof fetch
  /** What the gateway has just answered for other pages; only for a page that is the same for every visitor. */
  keep?: Keep
  /**
   * What the page with these routes asks for: its scripts and its style sheets, and whether it is drawn before; absent in
   * development, whose server names them in the page.
   */
  scriptsOf?: (routeIds: readonly string[]) => {
    urls: readonly string[]
    styles: readonly string[]
    isDrawnFirst: boolean
  }
  /** Told of what failed within a page that is sent all the same, with its error screen or without the part that failed. */
  report?: (error: unknown) => void
}

/** The tenant whose pages a request asks for. */
export function tenantHostOf(config: ServerConfig, request: Request): string {
  return config.tenantHost ?? addressOf(request).host
}

/** The context of a page for this request. */
export function renderContext(config: ServerConfig, request: Request, clientIp = ''): RenderContext {
  return {
    clientIp,
    gatewayUrl: config.gatewayUrl.href.replace(/\/$/, ''),
    tenantHost: tenantHostOf(config, request),
    cookies: request.headers.get('cookie') ?? '',
  }
}
