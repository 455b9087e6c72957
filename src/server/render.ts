import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'

/** What the portal's server hands to the rendering of one page. */
export interface RenderContext {
  /** Allows the page's inline scripts in its Content-Security-Policy. */
  nonce: string
  /** Address of the visitor, passed on to the gateway. */
  clientIp: string | undefined
}

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: RenderContext | undefined }
  }
}

export default { fetch: createStartHandler(defaultStreamHandler) }
