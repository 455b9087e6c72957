import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMockGateway, type MockGateway } from '../gateway/gateway.ts'
import { binary } from '../handler/handler.ts'
import { read, startLimitMs } from '../testing/testStubGateway.ts'

let drifting: MockGateway
let origin: string
/** What one handler returns, call by call. */
const counted = [7, 7, 'seven', 'seven', 7]

beforeAll(async () => {
  drifting = await createMockGateway({
    handlers: {
      countDemands: () => {
        throw new Error('A bug of the handler')
      },
      listDictValues: () => [{ id: 'd-1', label: 'x', value: 'x', undocumented: true }] as never,
      listProvinces: () => undefined as never,
      countFacilitators: () => counted.shift() as never,
      previewDeclareDoc: () => binary(new Uint8Array(8), 'application/pdf') as never,
    },
  })
  origin = await drifting.listen(0)
}, startLimitMs)
afterAll(() => drifting.close())

test.each([
  ['listDictValues', '/uaa/api/dict/value?typeCode=EN_TYPE', "found 'undocumented'"],
  ['listProvinces', '/uaa/api/states/provinces', "must have required property 'data'"],
  ['previewDeclareDoc', '/policy/api/declare/preview?docUrl=/x', 'media type "application/pdf"'],
  ['countDemands', '/supanddem/api/ua/show/demand/count', 'A bug of the handler'],
])('%s that breaks the contract is answered 500, named and remembered', async (operationId, target, violation) => {
  const response = await fetch(origin + target)
  expect(response.status).toBe(500)
  expect(await read(response)).toEqual({
    returnCode: '500',
    errorMessage: expect.stringContaining(`契约偏差 ${operationId}`) as string,
  })
  expect(drifting.drifts.at(-1)).toEqual({ operationId, violation: expect.stringContaining(violation) as string })
})

test('a reply that was valid before is held to the contract again once it differs', async () => {
  const target = `${origin}/enterprise/api/ua/facilitator/count`
  const statuses: number[] = []
  while (counted.length > 0) statuses.push((await fetch(target)).status)
  expect(statuses).toEqual([200, 200, 500, 500, 200])
})
