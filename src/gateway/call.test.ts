import { describe, expect, test } from 'vitest'
import { call } from './call.ts'
import { answeringServer } from './testing/answeringServer.ts'
import { exampleReply } from './testing/contractExamples.ts'
import { failureOf } from './testing/failureOf.ts'
import { createTestClient } from './testing/testClient.ts'

const server = answeringServer()

describe('request', () => {
  test('1-54 7-01 goes to the gateway with the method and path of the operation', async () => {
    const { gateway } = createTestClient(server.url)
    server.answer = () => ({ json: exampleReply('listCities') })
    await call(gateway, 'listCities', { path: { id: '320000' } })
    expect(server.seen).toMatchObject([{ method: 'GET', path: '/uaa/api/states/provinces/320000/cities' }])
  })

  test('7-01 a base with a path prefix is kept, as the portal proxies /gateway', async () => {
    const { gateway } = createTestClient(`${server.url}/gateway`)
    await call(gateway, 'listProvinces', {})
    expect(server.seen[0]?.path).toBe('/gateway/uaa/api/states/provinces')
  })

  test('1-55 7-03 7-04 7-06 7-07 a visitor sends JSON, zh-CN, the tenant host and no token', async () => {
    const { gateway } = createTestClient(server.url)
    server.answer = () => ({ json: exampleReply('loginByPassword') })
    const body = { username: 'member01', password: 'secret', captchaCode: 'A7kP', captchaCodeId: 'cap-0001' }
    await call(gateway, 'loginByPassword', { body })
    const { headers, text } = server.seen[0]!
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'accept-language': 'zh-CN',
      'tenant-host': 'portal.example.gov.cn',
    })
    expect(headers).not.toHaveProperty('authorization')
    for (const name of ['client-ip', 'enterprise-id', 'source']) expect(headers).not.toHaveProperty(name)
    expect(JSON.parse(text)).toEqual(body)
  })

  test('7-05 6-08 a member sends the access token as bearer', async () => {
    const { gateway } = createTestClient(server.url, { accessToken: 'token-1' })
    server.answer = () => ({ json: exampleReply('getCurrentUser') })
    await call(gateway, 'getCurrentUser', {})
    expect(server.seen[0]?.headers.authorization).toBe('Bearer token-1')
  })

  test('7-08 7-09 7-10 the server also sends client IP, enterprise id and source PC', async () => {
    const context = { clientIp: '203.0.113.7', enterpriseId: 'en-0001', source: 'PC' } as const
    const { gateway } = createTestClient(server.url, {}, { server: context })
    await call(gateway, 'listProvinces', {})
    expect(server.seen[0]?.headers).toMatchObject({
      'client-ip': '203.0.113.7',
      'enterprise-id': 'en-0001',
      source: 'PC',
    })
  })

  test('5-60 the body is trimmed at any depth, inner spaces stay', async () => {
    const { gateway } = createTestClient(server.url)
    server.answer = () => ({ json: exampleReply('loginByPassword') })
    const body = { username: ' member01 ', password: ' two words\t', captchaCode: 'A7kP\n', captchaCodeId: 'cap-0001' }
    await call(gateway, 'loginByPassword', { body })
    expect(JSON.parse(server.seen[0]!.text)).toEqual({
      username: 'member01',
      password: 'two words',
      captchaCode: 'A7kP',
      captchaCodeId: 'cap-0001',
    })
  })

  test('5-60 a call may send its strings untrimmed', async () => {
    const { gateway } = createTestClient(server.url)
    server.answer = () => ({ json: exampleReply('loginByPassword') })
    const body = { username: 'member01', password: ' secret ', captchaCode: 'A7kP', captchaCodeId: 'cap-0001' }
    await call(gateway, 'loginByPassword', { body }, { trim: false })
    expect(JSON.parse(server.seen[0]!.text)).toMatchObject({ password: ' secret ' })
  })

  test('5-61 params are trimmed, absent ones left out, lists joined by commas', async () => {
    const { gateway } = createTestClient(server.url)
    server.answer = () => ({ json: exampleReply('searchPolicies') })
    await call(gateway, 'searchPolicies', {
      query: { keyword: ' 专精 特新 ', policyTag: undefined, level: ['CITY', 'COUNTY'], current: 2 },
    })
    expect(Object.fromEntries(server.seen[0]!.query)).toEqual({
      current: '2',
      keyword: '专精 特新',
      level: 'CITY,COUNTY',
    })
  })
})

describe('reply', () => {
  test('7-11 7-12 a returnCode that starts with 200 is a success, and data is the result', async () => {
    const { gateway } = createTestClient(server.url)
    const { data } = exampleReply('listProvinces')
    server.answer = () => ({ json: { returnCode: '20001', data } })
    await expect(call(gateway, 'listProvinces', {})).resolves.toEqual(data)
  })

  test('a binary operation returns the bytes', async () => {
    const { gateway } = createTestClient(server.url)
    server.answer = () => ({ headers: { 'content-type': 'application/octet-stream' }, text: '演示文件内容' })
    const file = await call(gateway, 'downloadFile', { query: { filePath: 'f-0001', fileName: '材料.txt' } })
    expect(file).toBeInstanceOf(Blob)
    await expect(file.text()).resolves.toBe('演示文件内容')
  })

  test('8-09 a business error instead of the bytes of a binary operation is an error', async () => {
    const { gateway } = createTestClient(server.url)
    server.answer = () => ({ json: { returnCode: '4040', errorMessage: '文件不存在' } })
    const failure = failureOf(call(gateway, 'downloadFile', { query: { filePath: 'f-9', fileName: 'a.txt' } }))
    await expect(failure).resolves.toMatchObject({ kind: 'business', messages: ['4040：文件不存在'] })
  })

  test('an HTML operation returns the text', async () => {
    const { gateway } = createTestClient(server.url)
    server.answer = () => ({ headers: { 'content-type': 'text/html; charset=utf-8' }, text: '<p>预览</p>' })
    await expect(call(gateway, 'previewDeclareDoc', { query: { docUrl: '/doc/a.docx' } })).resolves.toBe('<p>预览</p>')
  })
})
