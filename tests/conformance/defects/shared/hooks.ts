import { type Defect, type Loose, changeBody, envelopeOf, inData, onReply, onRequest, setJson } from '../../defect.ts'

type Hooked = Pick<Defect, 'operationId' | 'request' | 'reply'>

/** The data of an operation's successful replies is of another shape. */
export function reshaped(operationId: string, change: Parameters<typeof inData>[1]): Hooked {
  return { operationId, reply: inData(operationId, change) }
}

/** The JSON body of an operation's requests is read as another one. */
export function rewritten(operationId: string, change: (body: Loose) => void): Hooked {
  return { operationId, request: onRequest(operationId, (passing) => changeBody(passing, change)) }
}

/** The query of an operation is read as another one. */
export function requeried(operationId: string, change: (query: URLSearchParams) => void): Hooked {
  return { operationId, request: onRequest(operationId, ({ url }) => change(url.searchParams)) }
}

/** A list's first record. */
export const first = ([record]: Loose[]): Loose => record

/** The refusal of one field. */
export const oneRefusal = (field: string, errorMessage: string) => ({
  returnCode: '3000',
  data: [{ errorMessage, field }],
})

/** The refusals of an operation that have this code are changed, and told under another HTTP status if one is given. */
export function refusing(operationId: string, code: string, change: (refusal: Loose) => void, status?: number): Hooked {
  return {
    operationId,
    reply: onReply(operationId, (returning) => {
      const refusal = envelopeOf(returning)
      if (refusal?.['returnCode'] !== code) return
      change(refusal)
      setJson(returning, refusal)
      if (status !== undefined) returning.status = status
    }),
  }
}
