import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'
import { readServerConfig } from './config.ts'
import { renderContext, type RenderContext } from './renderContext.ts'

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: RenderContext | undefined }
  }
}

const handler = createStartHandler(defaultStreamHandler)

/** The server entry of the build. Vite's development server calls it without a context. */
export default {
  fetch(request: Request, options?: { context: RenderContext }) {
    return handler(request, options ?? { context: renderContext(readServerConfig(process.env), request) })
  },
}
