import { afterEach, expect, test } from 'vitest'
import { startProxy, stopProxies } from './testing/proxies.ts'
import { send, type RawReply } from './testing/servers.ts'

afterEach(stopProxies)

/** Requests every path of the list; returns the replies and the paths that the gateway received. */
async function askFor(paths: string[], method = 'GET') {
  const seen: (string | undefined)[] = []
  const url = await startProxy((request, response) => {
    seen.push(request.url)
    response.end()
  })
  const replies: RawReply[] = []
  for (const path of paths) replies.push(await send(url, { path, method }))
  return { seen, replies }
}

test.each([
  ['the control of a mock gateway', '/gateway/__mock/snapshot'],
  ['its outbox', '/gateway/__mock/outbox'],
  ['what a gateway tells its own operators', '/gateway/actuator/env'],
  ['the root of the gateway', '/gateway/'],
  ['an escaped letter', '/gateway/%5F_mock/snapshot'],
  ['an escaped letter of an operation', '/gateway/uaa/api/current%2Duser'],
  ['dot segments that lead out of an operation', '/gateway/uaa/api/current-user/../../../__mock/snapshot'],
  ['escaped dot segments', '/gateway/uaa/api/%2e%2e/%2E%2E/__mock/snapshot'],
  ['backslashes', String.raw`/gateway/uaa\..\__mock\snapshot`],
  ['an escaped slash', '/gateway/uaa%2fapi%2fcurrent-user'],
  ['escaped slashes in a parameter', '/gateway/policy/api/ua/subject/details/..%2f..%2f..%2f..%2f..%2f__mock'],
  ['an escaped dot segment twice over', '/gateway/uaa/api/states/provinces/%252e%252e/cities'],
  ['a dot segment with a parameter of its own', '/gateway/uaa/api/states/provinces/..;/cities'],
  ['a parameter of a segment', '/gateway/uaa/api/current-user;x=1'],
  ['a second slash at the start', '/gateway//__mock/snapshot'],
  ['a second slash within', '/gateway/uaa//api/current-user'],
  ['a slash at the end', '/gateway/uaa/api/current-user/'],
  ['other letters', '/gateway/UAA/api/current-user'],
  ['an empty parameter', '/gateway/policy/api/ua/subject/details/'],
  ['an escaped line end', '/gateway/policy/api/ua/subject/details/1%0d%0aHost:%20x'],
  ['an escaped end of the text', '/gateway/uaa/api/current-user%00'],
  ['an escaped question mark', '/gateway/uaa/api/current-user%3fa=1'],
  ['a whole address', 'http://127.0.0.1/gateway/__mock/snapshot'],
  ['the whole address of another host', 'http://127.0.0.1:4010/gateway/__mock/snapshot'],
])('paths outside the contract never reach the gateway: %s', async (_name, path) => {
  const { seen, replies } = await askFor([path])
  expect(seen).toEqual([])
  expect(replies[0]?.status).toBe(404)
  expect(JSON.parse(String(replies[0]?.body))).toEqual({ returnCode: '5000', errorMessage: 'api地址不存在' })
})

test.each(['/gateway', '/Gateway/__mock/snapshot', '/%67ateway/__mock/snapshot', '/gateway/../x'])(
  '%s is an address of the portal, not of the gateway',
  async (path) => {
    const { seen, replies } = await askFor([path])
    expect(seen).toEqual([])
    expect(String(replies[0]?.body)).toContain('page')
  },
)

test.each([
  ['POST', '/gateway/uaa/api/current-user', 'GET, HEAD, OPTIONS'],
  ['GET', '/gateway/uaa/api/logout', 'POST, OPTIONS'],
  ['PATCH', '/gateway/policy/api/customer/policy/favorite/1', 'POST, DELETE, OPTIONS'],
  ['PROPFIND', '/gateway/uaa/api/current-user', 'GET, HEAD, OPTIONS'],
])(
  '%s %s, a method that the contract does not define there, is answered 405 with the allowed ones',
  async (method, path, allow) => {
    const { seen, replies } = await askFor([path], method)
    expect(seen).toEqual([])
    expect(replies[0]).toMatchObject({ status: 405, headers: { allow } })
    expect(JSON.parse(String(replies[0]?.body))).toEqual({ returnCode: '5000', errorMessage: '请求方法不支持' })
  },
)

test('HEAD goes to the gateway where GET does; OPTIONS is answered by the portal', async () => {
  const path = '/gateway/uaa/api/current-user'
  expect((await askFor([path], 'HEAD')).seen).toEqual(['/uaa/api/current-user'])
  const { seen, replies } = await askFor([path], 'OPTIONS')
  expect(seen).toEqual([])
  expect(replies[0]).toMatchObject({ status: 204, headers: { allow: 'GET, HEAD, OPTIONS' } })
  expect(replies[0]?.headers['access-control-allow-origin']).toBeUndefined()
})
