import { afterAll, beforeAll, expect, test } from 'vitest'
import { read, startLimitMs, startStubGateway, type StubGateway } from '../testing/testStubGateway.ts'

let stub: StubGateway

beforeAll(async () => {
  stub = await startStubGateway()
}, startLimitMs)
afterAll(() => stub.close())

test('restore puts back what snapshot kept, and only that', async () => {
  const before = stub.gateway.snapshot()
  const { id } = stub.gateway.store.users.all()[0]!
  stub.gateway.store.users.update(id, { nickName: '改名' })
  stub.gateway.store.users.insert({ ...stub.gateway.store.users.get(id)!, id: 'u-new' })
  await stub.control('PUT', '/settings', { latencyMs: 1 })
  stub.gateway.restore(before)
  expect(stub.gateway.snapshot()).toEqual(before)
  expect(before.tables['users']).not.toContainEqual(expect.objectContaining({ id: 'u-new' }))
})

test('a snapshot is a copy that later changes do not reach', () => {
  const before = stub.gateway.snapshot()
  const copy = structuredClone(before)
  stub.gateway.store.users.update(stub.gateway.store.users.all()[0]!.id, { nickName: '又改名' })
  expect(before).toEqual(copy)
  stub.gateway.restore(before)
})

test('restore over the wire takes a kept name or a whole snapshot, and refuses anything else unharmed', async () => {
  const whole = await read(stub.control('GET', '/snapshot'))
  await stub.control('POST', '/snapshot', { name: 'before' })
  stub.gateway.store.users.remove(stub.gateway.store.users.all()[0]!.id)
  expect((await stub.control('POST', '/restore', { snapshot: { settings: {}, tables: [] } })).status).toBe(400)
  expect((await stub.control('POST', '/restore', { name: 'nobody' })).status).toBe(404)
  expect(stub.gateway.snapshot()).not.toEqual(whole)
  expect((await stub.control('POST', '/restore', { name: 'before' })).status).toBe(200)
  expect(stub.gateway.snapshot()).toEqual(whole)
  stub.gateway.store.users.remove(stub.gateway.store.users.all()[0]!.id)
  expect((await stub.control('POST', '/restore', { snapshot: whole })).status).toBe(200)
  expect(stub.gateway.snapshot()).toEqual(whole)
})

test('reset gives the seeds of the start', async () => {
  await stub.control('POST', '/reset')
  const seeded = stub.gateway.snapshot()
  stub.gateway.store.users.remove(stub.gateway.store.users.all()[0]!.id)
  await stub.control('PUT', '/settings', { latencyMs: 5 })
  await stub.control('POST', '/reset')
  expect(stub.gateway.snapshot()).toEqual(seeded)
})
