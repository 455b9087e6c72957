import { type Ask, type Defect, type Loose, type Passing, type Returning, codeOf, onRequest } from '../../defect.ts'

export const robotSession = 's-77cc31a0'

/** The member's own session with the robot, begun by one question. */
export async function beginSession(ask: Ask): Promise<Loose> {
  const body = { sessionId: robotSession, question: '高新技术企业怎么认定？' }
  return (await ask('/consult/api/ua/smart/answer', { body })).data
}

/** The private file that belongs to the member's certificate. */
export async function privateFile(ask: Ask): Promise<string> {
  const [certificate] = (await ask('/enterprise/api/member/en/electricity/list')).data.records
  return certificate.pdfFile.url
}

/** Answers again what it has answered once to whom the key tells, as a cache does. */
export function cached(
  operationId: string,
  keyOf: (passing: Passing) => string,
): Pick<Defect, 'operationId' | 'request' | 'reply' | 'restart'> {
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

export const idsOf = (records: Loose[]): string => records.map(({ id }) => id).join()
