import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { downloadFile } from './download.ts'
import { startGatewayServer, type GatewayServer, type ServerReply } from './testing/gatewayServer.ts'
import { createTestClient } from './testing/testClient.ts'

let server: GatewayServer
let reply: ServerReply
let saved: { content: Blob; name: string }[]

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  reply = { headers: { 'content-type': 'application/octet-stream' }, text: '演示文件内容' }
  server = await startGatewayServer(() => reply)
  saved = []
  const contents = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const address = `blob:${contents.size}`
    contents.set(address, content as Blob)
    return address
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => {
    contents.delete(address)
  })
  // A browser saves what a link with `download` points to when it is clicked.
  const createElement = () => ({
    href: '',
    download: '',
    click() {
      const content = contents.get(this.href)
      if (content !== undefined) saved.push({ content, name: this.download })
    },
  })
  vi.stubGlobal('document', { createElement })
})

afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  await server.close()
})

const file = { filePath: 'f-0001', fileName: '认证材料模板.docx' }

test('a file is fetched and saved under its name', async () => {
  await downloadFile(createTestClient(server.url).gateway, file)
  expect(Object.fromEntries(server.seen[0]!.query)).toEqual(file)
  expect(saved.map(({ name }) => name)).toEqual(['认证材料模板.docx'])
  await expect(saved[0]!.content.text()).resolves.toBe('演示文件内容')
})

test('a file that is missing is saved as nothing, and the error is thrown', async () => {
  reply = { status: 404, json: { returnCode: '404', errorMessage: 'api地址不存在' } }
  await expect(downloadFile(createTestClient(server.url).gateway, file)).rejects.toMatchObject({ kind: 'notFound' })
  expect(saved).toEqual([])
})
