import type { Keep } from '#gateway/keep.ts'
import { addressOf } from './address.ts'
import type { ServerConfig } from './config.ts'

/** What the rendering of one page gets besides the request. */
export interface RenderContext {
  /** Allows the page's inline scripts in its Content-Security-Policy; absent in development, which has no policy. */
  nonce?: string
  /** The visitor's address, passed on to the gateway; empty when unknown. */
  clientIp: string
  /** URL of the gateway, without a trailing slash. */
  gatewayUrl: string
  /** Tenant sent to the gateway. */
  tenantHost: string
  /** The request's Cookie header; empty for a page that is the same for every visitor. */
  cookies: string
  /** Calls the gateway; fetch itself when left out. */
  fetch?: typeof fetch
  /** Gateway replies kept from other pages; only for a page that is the same for every visitor. */
  keep?: Keep
  /**
   * The scripts and style sheets of a page with these routes, and whether it is drawn before its scripts load. Absent
   * in development, whose server names them in the page.
   */
  scriptsOf?: (routeIds: readonly string[]) => {
    urls: readonly string[]
    styles: readonly string[]
    isDrawnFirst: boolean
  }
  /** Takes the page's styles, which the page itself then lacks: its `<style>` element is empty. */
  takeStyles?: (css: string) => void
  /** Called with each failure within a page that is sent anyway, with its error screen or without the failed part. */
  report?: (error: unknown) => void
}

/** The tenant of a request. */
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
