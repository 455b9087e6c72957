import { createAnswer, type AnswerOperation, type AnswerParts } from '../handler/answer.ts'
import { listOperations, type ContractDocument } from '#compiler/document.ts'
import { Router } from '../contract/router.ts'
import { createDocs } from '../docs/docs.ts'
import type { Reply } from '../http/reply.ts'
import { createPrism } from '../prism/prism.ts'

/** A contract with everything that serves it. A new contract replaces all of it. */
interface Served {
  operationIds: string[]
  router: Router
  answerOperation: AnswerOperation
  docs: (path: string) => Promise<Reply | undefined>
}

/** The contract has to be sound. Throws when two operations claim one path. */
export function serve(document: ContractDocument, parts: Omit<AnswerParts, 'document' | 'prism'>): Served {
  const operations = listOperations(document)
  return {
    operationIds: operations.map(({ operationId }) => operationId),
    router: new Router(operations),
    answerOperation: createAnswer({ ...parts, document, prism: createPrism(document) }),
    docs: createDocs(document),
  }
}
