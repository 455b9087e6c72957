import { afterEach, beforeEach, expect, test } from 'vitest'
import { exampleReply } from '#gateway/testing/contractExamples.ts'
import { startGatewayServer, type GatewayServer, type SeenRequest } from '#gateway/testing/gatewayServer.ts'
import { createTestClient } from '#gateway/testing/testClient.ts'
import { emptyProfile } from './emptyProfile.ts'
import { profileInfo } from './profileInfo.ts'
import { submitProfile } from './submitProfile.ts'

const paths = {
  bind: '/enterprise/api/member/en/matchBind',
  memberReport: '/policy/api/customer/policy/match/report',
  visitorReport: '/policy/api/ua/policy/match/report',
}
const info = profileInfo({ ...emptyProfile(), rowkey: 'rk-1001' }, '', 2025)
let server: GatewayServer
let bindReply: object

beforeEach(async () => {
  bindReply = exampleReply('matchBindEnterprise')
  server = await startGatewayServer(({ path }: SeenRequest) => ({
    json: path === paths.bind ? bindReply : exampleReply('createMatchReport'),
  }))
})
afterEach(() => server.close())

const client = () => createTestClient(server.url, { accessToken: 'token' })
const seenPaths = () => server.seen.map(({ path }) => path)

test('4-49 4-50 4-51 4-52 a member binds the enterprise, and the report is requested with the returned enId', async () => {
  const result = await submitProfile(client().gateway, { info, signedIn: true, mode: 'match' })
  expect(seenPaths()).toEqual([paths.bind, paths.memberReport])
  const request = JSON.parse(server.seen[1]?.text ?? '') as { rowkey: string; enId: string; enInfoJson: string }
  expect(request).toMatchObject({ rowkey: 'rk-1001', enId: 'en-1001' })
  expect(JSON.parse(request.enInfoJson)).toMatchObject({ enId: 'en-1001', managementDTO: { enId: 'en-1001' } })
  expect(result).toMatchObject({ enId: 'en-1001', info: { enId: 'en-1001' }, report: { reportId: 'mr-1' } })
})

test('4-53 in bind-only mode no report is requested', async () => {
  const result = await submitProfile(client().gateway, { info, signedIn: true, mode: 'bind-only' })
  expect(seenPaths()).toEqual([paths.bind])
  expect(result).toMatchObject({ enId: 'en-1001', report: undefined })
})

test('a visitor gets the report without binding anything', async () => {
  const result = await submitProfile(createTestClient(server.url).gateway, { info, signedIn: false, mode: 'match' })
  expect(seenPaths()).toEqual([paths.visitorReport])
  expect(result).toMatchObject({ enId: '', report: { reportId: 'mr-1' } })
})

test('a refused binding ends the flow, and the form shows the reason: there is no message', async () => {
  bindReply = exampleReply('matchBindEnterprise', 'businessError')
  const { gateway, messages } = client()
  await expect(submitProfile(gateway, { info, signedIn: true, mode: 'match' })).rejects.toThrow('请选择企业类型')
  expect(seenPaths()).toEqual([paths.bind])
  expect(messages).toEqual([])
})
