import { afterAll, beforeAll, expect, test } from 'vitest'
import { ChangeLog } from '#mocks/persistence/changeLog.ts'
import { call, type Input } from '#gateway/call.ts'
import { GatewayError } from '#gateway/error.ts'
import { operations as table, type OperationId } from '#gateway/generated/operations.ts'
import { createTestClient } from '#gateway/testing/testClient.ts'
import { arrangements } from '../arrangements.ts'
import { contract, operations, startSeededGateway, type SeededGateway } from '../seededGateway.ts'
import { validParts, type Given } from '#scripts/conformance/validRequest.ts'
import { refusals, roles, type Role } from './refusals.ts'

/** A busy machine takes its time to load the contract. */
const startLimitMs = 60_000

/** Whose tokens are sent; nobody's is that of `expired`. */
const loginNames = { expired: 'nobody', member: 'member01', otherMember: 'member03', provider: 'provider01' }
const pendingProvider = 'provider02'

let seeded: SeededGateway
let changes: ChangeLog

beforeAll(async () => {
  seeded = await startSeededGateway()
  signEverybodyIn()
  changes = new ChangeLog(seeded.gateway.store)
}, startLimitMs)
afterAll(() => seeded.gateway.close())

function signEverybodyIn() {
  const { store, clock } = seeded.gateway
  for (const loginName of [loginNames.member, loginNames.otherMember, loginNames.provider, pendingProvider]) {
    const user = store.users.find((row) => row.loginName === loginName)
    if (user === undefined) throw new Error(`${loginName} is not seeded`)
    const tokens = { accessToken: `token-${loginName}`, refreshToken: `refresh-${loginName}` }
    const accessExpiresAt = clock.now().getTime() + 3_600_000
    store.sessions.insert({ id: `session-${loginName}`, userId: user.id, ...tokens, accessExpiresAt, revoked: false })
  }
}

/** The seeds, with everybody signed in. Most calls change nothing, and then nothing has to be put back. */
function backToStart() {
  if (Object.keys(changes.take()).length === 0) return
  seeded.reset()
  signEverybodyIn()
  changes.take()
}

/** `success`, the return code of a refusal, or the kind of any other failure. Throws what is no GatewayError. */
async function outcome(operationId: OperationId, given: Given | undefined, loginName?: string): Promise<string> {
  const operation = operations.find((candidate) => candidate.operationId === operationId)
  if (operation === undefined) throw new Error(`The contract has no operation ${operationId}`)
  const client = createTestClient(seeded.origin, loginName === undefined ? {} : { accessToken: `token-${loginName}` })
  const { path, query, body } = validParts(contract, operation, given)
  try {
    // The parts were made from the operation's own contract.
    await call(client.gateway, operationId, { path, query, body } as Input<OperationId>, { silent: true })
    return 'success'
  } catch (error) {
    // A ContractViolation is the validators' word against the reply.
    if (!(error instanceof GatewayError)) throw error
    return error.returnCode ?? error.kind
  }
}

function expected(operationId: OperationId, role: Role): string {
  const { auth } = table[operationId]
  if (role === 'visitor' && auth === 'member') return 'unauthorized'
  if (role === 'expired') return auth === 'public' ? expected(operationId, 'visitor') : 'unauthorized'
  return refusals[operationId]?.[role] ?? 'success'
}

test.each(operations.map(({ operationId }) => operationId as OperationId))(
  '%s answers visitor, expired token, member, another member and a provider as each may expect',
  { timeout: startLimitMs },
  async (operationId) => {
    const found: Partial<Record<Role, string>> = {}
    for (const role of roles) {
      backToStart()
      const given = await arrangements[operationId]?.(seeded)
      found[role] = await outcome(operationId, given, role === 'visitor' ? undefined : loginNames[role])
    }
    expect(found).toEqual(Object.fromEntries(roles.map((role) => [role, expected(operationId, role)])))
    expect(seeded.gateway.drifts).toEqual([])
  },
)

test.each([
  ['a member of an enterprise that is none', loginNames.otherMember],
  ['a provider who waits for the audit', pendingProvider],
])('figures of a provider are refused to %s, for the own enterprise', async (_, loginName) => {
  backToStart()
  const { store } = seeded.gateway
  const user = store.users.find((row) => row.loginName === loginName)
  const binding = store.enterpriseBindings.find((row) => row.userId === user?.id && row.bindAudit === 'PASS')
  expect(binding).toBeDefined()
  const given = { parameters: { id: binding?.enId } }
  expect(await outcome('getFacilitatorStatistics', given, loginName)).toBe('4040')
})

test(
  'a private file is for its owner: another member is refused, a visitor has to sign in',
  { timeout: startLimitMs },
  async () => {
    backToStart()
    const { wordFile } = seeded.gateway.store.electricityCertificates.get('ec-1001')!
    const given = { parameters: { filePath: wordFile.uid, fileName: wordFile.name } }
    const asked = [loginNames.member, loginNames.otherMember, undefined]
    const found = await Promise.all(asked.map((loginName) => outcome('downloadFile', given, loginName)))
    expect(found).toEqual(['success', '4030', 'unauthorized'])
    expect(seeded.gateway.drifts).toEqual([])
  },
)
