import { afterEach, beforeEach, expect, test } from 'vitest'
import { fetchLoginState } from './loginState.ts'
import { exampleReply } from './testing/contractExamples.ts'
import { startGatewayServer, type GatewayServer } from './testing/gatewayServer.ts'
import { createTestClient } from './testing/testClient.ts'

let server: GatewayServer

beforeEach(async () => {
  server = await startGatewayServer(() => ({ json: exampleReply('getCurrentUser') }))
})

afterEach(() => server.close())

test('7-14 when a member opens the portal, the user is fetched and kept in the session', async () => {
  const { gateway, session } = createTestClient(server.url, { accessToken: 'token-1' })
  const user = await fetchLoginState(gateway)
  expect(user).toEqual(exampleReply('getCurrentUser').data)
  expect(session.state()).toMatchObject({ signedIn: true, user: { id: user?.id, nickName: user?.nickName } })
})

test('a user who has logged out before the reply arrives is not kept', async () => {
  const { gateway, session } = createTestClient(server.url, { accessToken: 'token-1' })
  const fetched = fetchLoginState(gateway)
  session.clear()
  await fetched
  expect(session.state()).toEqual({ signedIn: false, renewing: false, user: undefined })
})

test('7-14 nothing is fetched for a visitor', async () => {
  const { gateway } = createTestClient(server.url)
  await expect(fetchLoginState(gateway)).resolves.toBeUndefined()
  expect(server.seen).toEqual([])
})
