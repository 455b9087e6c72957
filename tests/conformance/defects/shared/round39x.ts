import { type Ask, type Defect, type Loose, type Passing, changeBody, inData, onRequest } from '../../defect.ts'

/** The data of an operation's successful replies is of another shape, as one look at an address tells. */
export function reshaped(
  operationId: string,
  change: (data: Loose) => unknown,
  target: string,
  shows: (data: Loose) => boolean,
): Pick<Defect, 'operationId' | 'reply' | 'probe'> {
  return {
    operationId,
    reply: inData(operationId, change),
    probe: async (ask) => shows((await ask(target)).data),
  }
}

/** Does the same to each of a list. */
export const each =
  (change: (one: Loose) => void) =>
  (list: Loose[]): void =>
    list.forEach(change)

/** Does the same to each record of a page. */
export const eachRecord =
  (change: (record: Loose) => void) =>
  ({ records }: Loose): void =>
    records.forEach(change)

/** The JSON body of an operation's requests is read as another one. */
export function readAs(operationId: string, change: (body: Loose) => void): Pick<Defect, 'operationId' | 'request'> {
  return { operationId, request: onRequest(operationId, (passing) => changeBody(passing, change)) }
}

/** The query of an operation is read as another one. */
export function asking(
  operationId: string,
  change: (query: URLSearchParams) => void,
): Pick<Defect, 'operationId' | 'request'> {
  return { operationId, request: onRequest(operationId, ({ url }: Passing) => change(url.searchParams)) }
}

/** Whether a request is done. */
export async function isTaken(ask: Ask, ...sent: Parameters<Ask>): Promise<boolean> {
  return (await ask(...sent)).code === '200'
}

/** What a tool finds for a visitor. */
export async function found(ask: Ask, tool: string, body: object): Promise<Loose> {
  return (await ask(`/consult/api/customer/${tool}`, { as: 'visitor', body })).data
}
