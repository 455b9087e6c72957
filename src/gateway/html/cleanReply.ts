import { GatewayError } from '../error.ts'
import { htmlReplies } from '../generated/html.ts'
import type { OperationId } from '../generated/operations.ts'
import { changeText } from './changeText.ts'

/**
 * Cleans the texts of HTML in a reply's data, in place. Nothing else of the portal does, so that what is rendered on the
 * server, sent along with the page and asked for by the browser is the same. Ask for it before the call: the cleaner is
 * loaded meanwhile, and only for an operation that replies with HTML. Throws a GatewayError when it cannot be loaded.
 */
export function replyCleaner(id: OperationId): (data: unknown) => Promise<void> {
  const places = htmlReplies[id]
  if (places === undefined) return () => Promise.resolve()
  const loading = import('./cleanHtml.ts')
  // Whoever cleans hears of it.
  loading.catch(() => {})
  return async (data) => {
    const { cleanHtmlForPage } = await loading.catch((cause: unknown) => {
      throw new GatewayError('network', { operationId: id, cause })
    })
    for (const place of places) changeText(data, place, cleanHtmlForPage)
  }
}
