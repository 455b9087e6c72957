import { listOperations, type ContractDocument, type ContractOperation } from '../../mocks/contract/document.ts'
import { call, type Input } from '../../src/gateway/call.ts'
import type { GatewayClient } from '../../src/gateway/client.ts'
import { GatewayError } from '../../src/gateway/error.ts'
import type { OperationId } from '../../src/gateway/generated/operations.ts'
import { createTestClient } from '../../src/gateway/testing/testClient.ts'
import { ContractViolation } from '../../src/gateway/validation.ts'
import { validParts, type Given, type ValidParts } from './validRequest.ts'

/** How a call ended, as the portal's own client sees it. */
export type Outcome =
  | { kind: 'success'; data: unknown }
  /** A reply that the contract foresees; `code` is the returnCode, else the HTTP status. */
  | { kind: 'refused'; code: string; text: string }
  /** No reply, HTTP 5xx, or a reply that the generated validator refuses. */
  | { kind: 'broken'; text: string }

export interface Caller {
  operationOf(id: OperationId): ContractOperation
  /** The parts of a valid request. */
  partsOf(id: OperationId, given?: Given): ValidParts
  send(id: OperationId, parts: ValidParts, accessToken: string | undefined): Promise<Outcome>
}

const textLength = 300

/** Calls the gateway at an address through the generated client. */
export function createCaller(document: ContractDocument, baseUrl: string, tenantHost: string): Caller {
  const operations = new Map(listOperations(document).map((operation) => [operation.operationId, operation]))
  let tenant: Promise<string> | undefined

  const tenantId = (): Promise<string> => {
    tenant ??= call(clientFor(undefined), 'getTenantInfo', {}, { silent: true }).then(({ id }) => id)
    return tenant
  }
  // A client for each call: a 401 ends a client's session.
  const clientFor = (accessToken: string | undefined): GatewayClient =>
    createTestClient(baseUrl, accessToken === undefined ? {} : { accessToken }, { tenantHost, tenantId }).gateway
  const operationOf = (id: OperationId) => {
    const operation = operations.get(id)
    if (operation === undefined) throw new Error(`The contract has no operation ${id}`)
    return operation
  }

  return {
    operationOf,
    partsOf: (id, given) => validParts(document, operationOf(id), given),
    async send(id, { path, query, body }, accessToken) {
      try {
        // The parts were made from the operation's own contract.
        const input = { path, query, body } as Input<OperationId>
        return { kind: 'success', data: await call(clientFor(accessToken), id, input, { silent: true }) }
      } catch (error) {
        return outcomeOf(error)
      }
    },
  }
}

function outcomeOf(error: unknown): Outcome {
  if (error instanceof ContractViolation) return { kind: 'broken', text: shortened(error.message) }
  if (!(error instanceof GatewayError)) throw error
  const { kind, status, returnCode, message } = error
  if (kind === 'network' || kind === 'timeout' || kind === 'server')
    return { kind: 'broken', text: shortened(`${status === undefined ? kind : `HTTP ${status}`} ${message}`) }
  const code = status === undefined || status === 200 ? returnCode : String(status)
  return { kind: 'refused', code: code ?? kind, text: shortened(message) }
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > textLength ? `${line.slice(0, textLength)}…` : line
}
