import { type Defect, type Loose, type Passing, type Returning, codeOf, envelopeOf } from '../../defect.ts'

export const authorOf = ({ headers }: Passing) => headers['authorization']

export type Hooks = Pick<Defect, 'request' | 'reply' | 'restart'>

export const isDone = (returning: Returning): boolean => codeOf(returning) === '200'

export const memberToken = 'contract-test-token'
const strangerToken = 'conformance-second-member-token'
export const seededTokens = [memberToken, strangerToken]

/** Notes the access tokens that the gateway gives. */
export function issuedTokens(): { tokens: Set<string>; note: (returning: Returning) => void; forget: () => void } {
  const tokens = new Set(seededTokens)
  return {
    tokens,
    note: (returning) => {
      const token = (envelopeOf(returning)?.['data'] as Loose)?.access_token
      if (typeof token === 'string') tokens.add(token)
    },
    forget: () => {
      tokens.clear()
      for (const token of seededTokens) tokens.add(token)
    },
  }
}

export const needsToken = (path: string) => /^\/(message|enterprise\/api\/member)\/|\/current-user$/.test(path)

export type HooksOfOperation = Pick<Defect, 'operationId' | 'request' | 'reply' | 'restart'>

/** As the header `authorization` has them. */
export const memberBearer = `Bearer ${memberToken}`
export const strangerBearer = `Bearer ${strangerToken}`
export const seededBearers = [memberBearer, strangerBearer]

/** Tokens that were good once; any other is no token at all. */
export function issuing(
  made: (issued: ReadonlySet<string>) => Pick<Defect, 'request' | 'reply'>,
): Pick<Defect, 'request' | 'reply' | 'restart'> {
  const issued = new Set<string>()
  const begin = () => {
    issued.clear()
    for (const header of [memberBearer, strangerBearer]) issued.add(header.replace('Bearer ', ''))
  }
  begin()
  const { request, reply } = made(issued)
  return {
    ...(request === undefined ? {} : { request }),
    reply: (returning, passing) => {
      const envelope: Loose = envelopeOf(returning)
      if (typeof envelope?.data?.access_token === 'string') issued.add(envelope.data.access_token)
      reply?.(returning, passing)
    },
    restart: begin,
  }
}
