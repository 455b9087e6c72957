import { beforeEach, expect, test } from 'vitest'
import { readContract } from '#compiler/document.ts'
import { createTestGateway, type TestGateway } from '#mocks/testing/testGateway.ts'
import { privateFields } from './fileAccess.ts'
import { startSession } from '../account/session.ts'

let gateway: TestGateway
let token: string

beforeEach(() => {
  gateway = createTestGateway()
  const { store, clock, services } = gateway.state
  token = startSession({ store, clock, gateway: services }, store.users.get('u-1002')!).access_token
})

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 255, 128])
const pdf = new TextEncoder().encode('%PDF-1.7 示例')

function upload(name: string, bytes: Uint8Array) {
  const file = { name, type: 'application/octet-stream', bytes }
  return gateway.call('uploadFile', { token, files: { file } })
}

function download(url: string) {
  const query = new URL(url, 'http://gateway').searchParams
  return gateway.call('downloadFile', {
    token,
    query: { filePath: query.get('filePath')!, fileName: query.get('fileName')! },
  })
}

test('7.1-21 a download returns the bytes of the upload, under its name', async () => {
  const uploaded = await upload('申报 材料&1.pdf', pdf)
  expect(uploaded).toMatchObject({ name: '申报 材料&1.pdf', size: pdf.length })
  const file = await download(uploaded.url)
  expect(file.fileName).toBe('申报 材料&1.pdf')
  expect([...file.bytes]).toEqual([...pdf])
})

test('an image comes back as an image to be shown', async () => {
  const file = await download((await upload('头像.PNG', png)).url)
  expect(file).toMatchObject({ contentType: 'image/png' })
  expect(file.fileName).toBeUndefined()
})

test.each([
  ['a type outside the list', 'page.svg', new TextEncoder().encode('<svg/>')],
  ['a name without extension', 'README', pdf],
  ['a content that is not what the name says', 'photo.png', pdf],
])('%s is refused', async (_case, name, bytes) => {
  await expect(upload(name, bytes)).rejects.toMatchObject({ message: '上传的文件类型不符合要求' })
})

test('a file beyond the limit of its type is refused', async () => {
  const large = new Uint8Array(5 * 1024 * 1024 + 1)
  large.set(png)
  await expect(upload('大图.png', large)).rejects.toMatchObject({
    message: '超过最大文件上传大小限制，单个文件不能超过5M',
  })
  await expect(upload('正好.png', large.subarray(0, 5 * 1024 * 1024))).resolves.toHaveProperty('uid')
})

test('a file that was never uploaded is not found', async () => {
  const query = { filePath: '../../etc/passwd', fileName: 'x' }
  await expect(gateway.call('downloadFile', { query })).rejects.toMatchObject({ name: 'NotFoundFailure' })
})

test('7.1-17 the photo is an uploaded image', async () => {
  const change = (image: string) => gateway.call('updatePhoto', { token, body: { image } })
  const image = (await upload('头像.png', png)).url
  await change(image)
  expect(await gateway.call('getCurrentUser', { token })).toMatchObject({ image })
  await expect(change((await upload('a.pdf', pdf)).url)).rejects.toMatchObject({ returnCode: '3000' })
  await expect(change('https://elsewhere.test/a.png')).rejects.toMatchObject({ returnCode: '4040' })
})

const member = 'u-1001'
const tokenOf = (userId: string) => {
  const { store, clock, services } = gateway.state
  return startSession({ store, clock, gateway: services }, store.users.get(userId)!).access_token
}

function downloadAs(url: string, userId: string | undefined) {
  const query = new URL(url, 'http://gateway').searchParams
  const input = { query: { filePath: query.get('filePath')!, fileName: query.get('fileName')! } }
  const asked = gateway.call('downloadFile', userId === undefined ? input : { ...input, token: tokenOf(userId) })
  return asked.then(
    () => 'read',
    (error: Error) => error.name,
  )
}

async function uploadAs(userId: string, name = '合同.pdf') {
  token = tokenOf(userId)
  return upload(name, pdf)
}

test('the files of an application are read by who sent it, and by nobody else', async () => {
  const { wordFile } = gateway.store.electricityCertificates.get('ec-1001')!
  expect(await downloadAs(wordFile.url, member)).toBe('read')
  expect(await downloadAs(wordFile.url, 'u-1002')).toBe('ForbiddenFailure')
  expect(await downloadAs(wordFile.url, undefined)).toBe('UnauthorizedFailure')
})

test('what two parties sent each other is read by both, and by nobody else', async () => {
  const contractFile = await uploadAs(member)
  gateway.store.dockings.update('dk-2003', { contractFile })
  expect(await downloadAs(contractFile.url, member)).toBe('read')
  expect(await downloadAs(contractFile.url, 'u-2001')).toBe('read')
  expect(await downloadAs(contractFile.url, 'u-1003')).toBe('ForbiddenFailure')
  expect(await downloadAs(contractFile.url, undefined)).toBe('UnauthorizedFailure')
})

test('who names the file of others in a record of their own neither reads nor hides it', async () => {
  const contractFile = await uploadAs('u-1003')
  gateway.store.dockings.update('dk-2002', { contractFile })
  gateway.store.dockings.update('dk-2001', { attachments: [contractFile] })
  expect(await downloadAs(contractFile.url, 'u-2001')).toBe('ForbiddenFailure')
  const shown = await uploadAs('u-1003', '公开.pdf')
  const { content } = gateway.store.demands.get('de-1016')!
  gateway.store.demands.update('de-1016', { content: { ...content, attachments: [shown] } })
  gateway.store.dockings.update('dk-2001', { attachments: [shown] })
  expect(await downloadAs(shown.url, undefined)).toBe('read')
})

test('what is uploaded and not sent yet is read by who uploaded it; a picture is shown while the form is filled in', async () => {
  const unsent = await uploadAs(member)
  expect(await downloadAs(unsent.url, member)).toBe('read')
  expect(await downloadAs(unsent.url, 'u-1003')).toBe('ForbiddenFailure')
  expect(await downloadAs(unsent.url, undefined)).toBe('UnauthorizedFailure')
  // The previous request has logged in again.
  token = tokenOf(member)
  expect(await downloadAs((await upload('产品.png', png)).url, undefined)).toBe('read')
})

test('what the gateway publishes is for everybody', async () => {
  const template = await gateway.call('getElectricityTemplate')
  expect(await downloadAs(template.url, undefined)).toBe('read')
})

test('every field whose files the contract says are private is guarded', () => {
  const schemas = readContract().components?.['schemas'] as unknown as Record<
    string,
    { properties?: Record<string, Record<string, unknown>> }
  >
  const marked = Object.entries(schemas).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties)
      .filter(([, property]) => property['x-file-access'] !== undefined)
      .map(([property]) => `${name}.${property}`),
  )
  const replied = marked.filter((field) => !/(Form|Fields)\./.test(field))
  expect(replied.toSorted()).toEqual(Object.keys(privateFields).toSorted())
})
