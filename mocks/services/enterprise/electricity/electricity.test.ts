import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DataOf, Schema } from '#gateway/contract.ts'
import { startTestGateway, type TestOverHttp } from '#mocks/testing/testOverHttp.ts'

let http: TestOverHttp
let token: string

beforeAll(async () => {
  http = await startTestGateway()
})
afterAll(() => http.close())
beforeEach(() => {
  http.gateway.reset()
  token = http.tokenOf('member01')
})

const path = '/enterprise/api/member/en/electricity'

function list(query = '') {
  return http.get<DataOf<'listElectricityCertificates'>>(`${path}/list?${query}`, token)
}

/** The form, with files of the seeded applications as its uploads. */
async function form() {
  const [first] = (await list()).records
  return { enId: 'en-1001', wordFile: first!.wordFile, pdfFile: first!.pdfFile }
}

function submit(body: object, caller = token) {
  return http.envelope('POST', `${path}/save`, caller, body)
}

test('7.2-19 an application is listed first, and there is one open application at a time', async () => {
  const body = await form()
  expect(await submit(body)).toMatchObject({ returnCode: '200', data: { status: 'SUBMITTED', level: null } })
  expect((await list()).records.map(({ status }) => status)).toEqual(['SUBMITTED', 'PASS', 'REJECT'])
  expect((await list('status=PASS')).records).toMatchObject([{ level: 'SECOND' }])
  expect(await submit(body)).toMatchObject({ returnCode: '4090' })
})

test('4-34 only an enterprise whose binding passed can apply', async () => {
  const body = await form()
  expect(await submit({ ...body, enId: 'en-1002' })).toMatchObject({ returnCode: '4030' })
  expect(await submit(body, http.tokenOf('member03'))).toMatchObject({ returnCode: '4030' })
  expect(await http.envelope('GET', `${path}/list?enId=en-1003`, token)).toMatchObject({ returnCode: '4030' })
})

test('a file of another type is refused, and so is one that was never uploaded', async () => {
  const body = await form()
  expect(await submit({ ...body, pdfFile: body.wordFile })).toMatchObject({
    returnCode: '3000',
    data: [{ errorMessage: '上传的文件类型不符合要求', field: 'body.pdfFile' }],
  })
  const wordFile = { ...body.wordFile, url: '/uaa/api/download/file?filePath=nowhere&fileName=a.doc' }
  expect(await submit({ ...body, wordFile })).toMatchObject({
    returnCode: '3000',
    data: [{ errorMessage: '请上传认证材料word', field: 'body.wordFile' }],
  })
})

test('the blank form can be downloaded by everybody', async () => {
  const file = await http.get<Schema<'UploadedFile'>>('/enterprise/api/ua/en/electricity/template')
  const reply = await fetch(http.origin + file.url)
  expect((await reply.arrayBuffer()).byteLength).toBe(file.size)
})
