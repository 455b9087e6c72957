import { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { GatewayError } from '#gateway/error.ts'
import { pageStatus } from './pageStatus.ts'

const operationId = 'getPolicy'
const missing = new GatewayError('business', { operationId, returnCode: '4040' })
const away = new GatewayError('network', { operationId })
const expired = new GatewayError('unauthorized', { operationId })
const mistake = new TypeError('x is undefined')

/** A router whose page has loaded. Its route failed with `error`, and each of `failures` is a failed call. */
async function loaded({ error, failures = [] }: { error?: unknown; failures?: unknown[] }): Promise<AnyRouter> {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const asked = failures.map((failure, index) =>
    queryClient.fetchQuery({ queryKey: [index], queryFn: () => Promise.reject(failure as Error) }),
  )
  await Promise.allSettled(asked)
  const matches = [{ status: 'success' }, error === undefined ? { status: 'success' } : { status: 'error', error }]
  // The part of a router that is examined.
  return { state: { matches }, options: { context: { queryClient } } } as unknown as AnyRouter
}

test.each([
  ['nothing', undefined, undefined],
  ['a mistake of ours', mistake, 500],
  ['a gateway that is away', away, 503],
  ['a visitor who is not signed in', expired, 401],
])('a page that failed for %s has its status', async (_name, error, status) => {
  expect(pageStatus(await loaded({ error }), []).status).toBe(status)
})

test('a missing record is an answer and not a fault', async () => {
  expect(pageStatus(await loaded({ error: missing, failures: [missing, expired] }), [])).toMatchObject({ faults: [] })
  expect(pageStatus(await loaded({ failures: [missing] }), []).complete).toBe(true)
})

test('an address that a visitor made up is not a fault of the portal', async () => {
  const impossible = new GatewayError('fields', { operationId, returnCode: '3000' })
  expect(pageStatus(await loaded({ failures: [impossible] }), [])).toMatchObject({ faults: [], complete: false })
})

test('each fault is reported once, whether it failed the page or a part of it', async () => {
  expect(pageStatus(await loaded({ error: mistake, failures: [away, mistake] }), [away])).toMatchObject({
    complete: false,
    faults: [mistake, away],
  })
})

test('a page with a broken component has failed', async () => {
  expect(pageStatus(await loaded({}), [mistake])).toEqual({ status: 500, complete: false, faults: [mistake] })
  expect(pageStatus(await loaded({ error: away }), [mistake]).status).toBe(503)
})

test('a component that failed because of its call is a missing part', async () => {
  const status = pageStatus(await loaded({ failures: [away] }), [away])
  expect(status).toEqual({ status: undefined, complete: false, faults: [away] })
})
