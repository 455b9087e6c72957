import { askerOf } from '../../asked.ts'
import {
  type Defect,
  type Loose,
  type Passing,
  type Returning,
  changeBody,
  codeOf,
  envelopeOf,
  inData,
  onReply,
  onRequest,
  remembering,
  setJson,
} from '../../defect.ts'
import type { HooksOfOperation } from './tokens.ts'

type Hooked = Pick<Defect, 'operationId' | 'request' | 'reply'>

/** The data of an operation's successful replies is of another shape. */
export function reshaped(operationId: string, change: Parameters<typeof inData>[1]): Hooked {
  return { operationId, reply: inData(operationId, change) }
}

/** The JSON body of an operation's requests is read as another one. */
export function rewritten(operationId: string, change: (body: Loose) => void): Hooked {
  return { operationId, request: onRequest(operationId, (passing) => changeBody(passing, change)) }
}

/** The query of an operation is read as another one, or answered at once. */
export function requeried(
  operationId: string,
  change: (query: URLSearchParams) => Returning | undefined | void,
): Hooked {
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

/** Answers again what it has answered once to whom the key tells, as a cache does. */
export function cached(operationId: string, keyOf: (passing: Passing) => string): HooksOfOperation {
  const kept = new Map<string, Returning>()
  return {
    operationId,
    request: onRequest(operationId, (passing) => {
      const found = kept.get(keyOf(passing))
      return found === undefined ? undefined : { ...found, headers: { ...found.headers } }
    }),
    reply: (returning, passing) => {
      if (passing.operationId === operationId && codeOf(returning) === '200')
        kept.set(keyOf(passing), { ...returning, headers: { ...returning.headers } })
    },
    restart: () => kept.clear(),
  }
}

/** The first data that an operation gave for a key is given for it ever after. */
export const givenAgain = (operationId: string, keyOf: (passing: Passing) => string = askerOf) =>
  remembering(
    () => new Map<string, unknown>(),
    (given, returning, passing) =>
      inData(operationId, (data) => {
        const key = keyOf(passing)
        if (!given.has(key)) given.set(key, data)
        return given.get(key)
      })(returning, passing),
  )

/** Who takes a stream at all is taken to want nothing else. */
export function asStream({ headers }: Passing): void {
  if (headers['accept']?.includes('text/event-stream') === true) headers['accept'] = 'text/event-stream'
}

/** A switch is read from a text. */
export function enabledByText(body: Loose): void {
  if (typeof body.enabled === 'string') body.enabled = body.enabled === 'true'
}

/** Who does not agree is taken to agree. */
export function alwaysAgreed(body: Loose): void {
  if (body.agree === false) body.agree = true
}

/** The unread counts lack the types that have none. */
export function withoutReadTypes(counts: Loose): void {
  counts.byType = Object.fromEntries(Object.entries(counts.byType).filter(([, count]) => count !== 0))
}

/** The months of a year count from zero. */
export function fromMonthZero({ months }: Loose): void {
  for (const each of months) each.month -= 1
}

/** The months of a year in which nothing happens are left out. */
export function withoutIdleMonths(year: Loose): void {
  year.months = year.months.filter((each: Loose) => each.startCount + each.endCount + each.activityCount > 0)
}

/** Longitude and latitude have changed places. */
export function withSwappedPlace(data: Loose): void {
  const { lng, lat } = data
  Object.assign(data, { lng: lat, lat: lng })
}

/** The outline of a plot ends with its first corner again. */
export function withClosedOutline({ polygon }: Loose): void {
  if (polygon.length > 0) polygon.push(polygon[0])
}
