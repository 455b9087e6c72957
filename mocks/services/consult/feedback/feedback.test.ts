import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestGateway, type TestOverHttp } from '#mocks/testing/testOverHttp.ts'

let http: TestOverHttp

beforeAll(async () => {
  http = await startTestGateway()
})
afterAll(() => http.close())

test('feedback of a kind the dictionary lacks is refused, any other is kept', async () => {
  const send = (type: string) =>
    http.envelope('POST', '/consult/api/customer/feedback/save', http.tokenOf('member01'), {
      telephone: '13800000001',
      source: 'PC',
      type,
      description: '附件打不开',
    })
  expect(await send('GUESS')).toMatchObject({ returnCode: '3000', data: [{ field: 'body.type' }] })
  expect(await send('FUNCTION')).toMatchObject({ returnCode: '200' })
  expect(http.gateway.store.feedback.all()).toMatchObject([{ type: 'FUNCTION' }])
})
