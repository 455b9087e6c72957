import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exampleReply } from './testing/contractExamples.ts'
import { startGatewayServer, type Answer, type GatewayServer, type SeenRequest } from './testing/gatewayServer.ts'
import { rejectionOf } from './testing/failureOf.ts'
import { createTestClient } from './testing/testClient.ts'
import { until } from './testing/until.ts'
import { NodeXMLHttpRequest } from './testing/xmlHttpRequest.ts'
import { uploadFile } from './upload.ts'

let server: GatewayServer
let answer: Answer

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('XMLHttpRequest', NodeXMLHttpRequest)
  answer = () => ({ json: exampleReply('uploadFile') })
  server = await startGatewayServer((request) => answer(request))
})

afterEach(async () => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  await server.close()
})

const tokens = { accessToken: 'access-token-00001', refreshToken: 'refresh-token-0001' }
const file = () => new File(['材料'.repeat(20_000)], '认证材料.docx')

async function formOf({ text, headers }: SeenRequest): Promise<FormData> {
  return new Response(text, { headers: { 'content-type': headers['content-type'] ?? '' } }).formData()
}

test('a file is sent as the multipart field file with the usual headers, and the gateway replies with what it stored', async () => {
  const { gateway } = createTestClient(server.url, tokens)
  await expect(uploadFile(gateway, file())).resolves.toEqual(exampleReply('uploadFile').data)
  const [request] = server.seenAt('/uaa/api/upload/file')
  expect(request).toMatchObject({ method: 'POST' })
  expect(request?.headers).toMatchObject({
    authorization: `Bearer ${tokens.accessToken}`,
    'accept-language': 'zh-CN',
    'tenant-host': 'portal.example.gov.cn',
  })
  const sent = (await formOf(request!)).get('file') as File
  expect(sent.name).toBe('认证材料.docx')
  await expect(sent.text()).resolves.toBe('材料'.repeat(20_000))
})

test('the progress rises to 100', async () => {
  const { gateway } = createTestClient(server.url, tokens)
  const progress: number[] = []
  await uploadFile(gateway, file(), { onProgress: (percent) => progress.push(percent) })
  expect(progress.length).toBeGreaterThan(2)
  expect(progress).toEqual(progress.toSorted((a, b) => a - b))
  expect(progress.at(-1)).toBe(100)
})

test('4-20 a 401 refreshes the tokens and sends the whole file again', async () => {
  answer = ({ path, headers }) => {
    if (path === '/uaa/api/refresh-token') return { json: exampleReply('refreshTokens') }
    if (headers.authorization === `Bearer ${tokens.accessToken}`) return { status: 401 }
    return { json: exampleReply('uploadFile') }
  }
  const { gateway } = createTestClient(server.url, tokens)
  await uploadFile(gateway, file())
  const [, second] = server.seenAt('/uaa/api/upload/file')
  await expect(((await formOf(second!)).get('file') as File).text()).resolves.toBe('材料'.repeat(20_000))
})

test('8-43 a refused file rejects with the reason, which its field shows', async () => {
  answer = () => ({ json: { returnCode: '5000', errorMessage: '上传的文件类型不符合要求' } })
  const { gateway, messages } = createTestClient(server.url, tokens)
  await expect(uploadFile(gateway, file())).rejects.toMatchObject({
    kind: 'business',
    returnCode: '5000',
    messages: ['5000：上传的文件类型不符合要求'],
  })
  await vi.advanceTimersByTimeAsync(100)
  expect(messages).toEqual([])
})

test('8-05 8-43 a connection that breaks shows 服务器连接失败', async () => {
  answer = () => 'cut'
  const { gateway } = createTestClient(server.url, tokens)
  await expect(uploadFile(gateway, file())).rejects.toMatchObject({ kind: 'network', code: 3 })
})

test('8-06 8-43 20 s without progress or reply is a time-out', async () => {
  answer = () => 'hang'
  const { gateway } = createTestClient(server.url, tokens)
  const rejection = rejectionOf(uploadFile(gateway, file()))
  await until(() => server.seen.length === 1)
  await vi.advanceTimersByTimeAsync(20_000)
  await expect(rejection).resolves.toMatchObject({ kind: 'timeout', code: 3 })
})

test('8-06 progress within the 20 s keeps the upload alive', async () => {
  answer = () => 'hang'
  const opened: NodeXMLHttpRequest[] = []
  class Opened extends NodeXMLHttpRequest {
    override open(method: string, url: string): void {
      opened.push(this)
      super.open(method, url)
    }
  }
  vi.stubGlobal('XMLHttpRequest', Opened)
  const { gateway } = createTestClient(server.url, tokens)
  let ended = false
  const rejection = rejectionOf(uploadFile(gateway, file())).finally(() => {
    ended = true
  })
  await until(() => server.seen.length === 1)
  await vi.advanceTimersByTimeAsync(19_000)
  opened[0]!.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 9, total: 10 }))
  await vi.advanceTimersByTimeAsync(19_000)
  expect(ended).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  await expect(rejection).resolves.toMatchObject({ kind: 'timeout' })
})

test('an upload cancelled by the user rejects with the reason and shows nothing', async () => {
  answer = () => 'hang'
  const { gateway, messages } = createTestClient(server.url, tokens)
  const cancelling = new AbortController()
  const rejection = rejectionOf(uploadFile(gateway, file(), { signal: cancelling.signal }))
  await until(() => server.seen.length === 1)
  const reason = new Error('cancelled')
  cancelling.abort(reason)
  await expect(rejection).resolves.toBe(reason)
  await until(() => server.seen[0]!.abandoned)
  await vi.advanceTimersByTimeAsync(100)
  expect(messages).toEqual([])
})
