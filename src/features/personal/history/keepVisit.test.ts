import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { GatewayClient } from '#gateway/client.ts'
import { GatewayError } from '#gateway/error.ts'
import { bindGateway } from '#gateway/query.ts'
import { keepVisit } from './Visit.tsx'

const visit = { targetType: 'POLICY', targetId: 'p-1001', title: '智能化改造项目奖补' } as const

function start(state: { signedIn: boolean; renewing: boolean }, perform = vi.fn<GatewayClient['perform']>()) {
  const queryClient = new QueryClient()
  bindGateway(queryClient, {
    perform,
    environment: { session: { state: () => state } },
  } as unknown as GatewayClient)
  return { queryClient, perform }
}

test("a member's visits are recorded, even while their tokens are being renewed; a visitor's are not", async () => {
  for (const [state, calls] of [
    [{ signedIn: true, renewing: false }, 1],
    [{ signedIn: false, renewing: true }, 1],
    [{ signedIn: false, renewing: false }, 0],
  ] as const) {
    const { queryClient, perform } = start(state)
    await keepVisit(queryClient, visit)
    expect(perform).toHaveBeenCalledTimes(calls)
  }
})

test('a visit that cannot be recorded is ignored', async () => {
  const refusal = new GatewayError('server', { operationId: 'addHistory', status: 500 })
  const perform = vi.fn<GatewayClient['perform']>().mockRejectedValue(refusal)
  const { queryClient } = start({ signedIn: true, renewing: false }, perform)
  await expect(keepVisit(queryClient, visit)).resolves.toBeUndefined()
  expect(perform).toHaveBeenCalledWith('addHistory', expect.any(Function), { silent: true })
})
