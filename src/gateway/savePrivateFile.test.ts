import { resolveObjectURL } from 'node:buffer'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { savePrivateFile } from './savePrivateFile.ts'
import { createTestClient } from './testing/testClient.ts'

/** Size and name of each file that the browser saved. */
const saved: unknown[] = []

beforeEach(() => {
  saved.length = 0
  vi.stubGlobal('document', {
    createElement: () => ({
      href: '',
      download: '',
      click() {
        saved.push([resolveObjectURL(this.href)?.size, this.download])
      },
    }),
  })
})
afterEach(() => vi.unstubAllGlobals())

const file = { name: '合同.pdf', url: '/uaa/api/download/file?filePath=f-7&fileName=%E5%90%88%E5%90%8C.pdf' }

function clientAnswering(reply: Response) {
  const requests: Request[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request)
    return Promise.resolve(reply)
  })
  return { ...createTestClient('http://gateway.test', { accessToken: 'secret-token' }), requests }
}

test('a private file is fetched with the session, and the token appears in no URL', async () => {
  const bytes = new Blob(['%PDF'], { type: 'application/octet-stream' })
  const { gateway, requests } = clientAnswering(new Response(bytes))
  await savePrivateFile(gateway, file)
  expect(requests.map(({ url }) => url)).toEqual([expect.stringContaining('filePath=f-7')])
  expect(requests[0]?.url).not.toContain('secret-token')
  expect(requests[0]?.headers.get('Authorization')).toContain('secret-token')
  expect(saved).toEqual([[4, '合同.pdf']])
})

test("a refusal is shown in the gateway's words, and nothing is saved", async () => {
  const body = JSON.stringify({ returnCode: '4030', errorMessage: '无权访问该数据' })
  const { gateway } = clientAnswering(
    new Response(body, { status: 403, headers: { 'Content-Type': 'application/json' } }),
  )
  const refusal = { returnCode: '4030', message: '4030（403）：无权访问该数据' }
  await expect(savePrivateFile(gateway, file)).rejects.toMatchObject(refusal)
  expect(saved).toEqual([])
})
