import { GatewayError } from '../error.ts'
import { htmlReplies } from '../generated/html.ts'
import type { OperationId } from '../generated/operations.ts'
import { changeText } from './changeText.ts'

/**
 * Cleans the HTML texts in a reply's data, in place. This is the only place that does, so the server, the data sent
 * along with a page and the browser all see the same. Call it before the request: the cleaner loads meanwhile, and only
 * for operations that reply with HTML. Throws a GatewayError when the cleaner cannot be loaded.
 */
export function replyCleaner(id: OperationId): (data: unknown) => Promise<void> {
  const places = htmlReplies[id]
  if (places === undefined) return () => Promise.resolve()
  const loading = import('./cleanHtml.ts')
  // The caller that awaits the cleaner handles the failure.
  loading.catch(() => {})
  return async (data) => {
    const { cleanHtmlForPage } = await loading.catch((cause: unknown) => {
      throw new GatewayError('network', { operationId: id, cause })
    })
    for (const place of places) changeText(data, place, cleanHtmlForPage)
  }
}
