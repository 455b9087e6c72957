import { describe, expect, test } from 'vitest'
import { dataOf } from './envelope.ts'
import { GatewayError } from './error.ts'

function failureOf(body: unknown, status = 200): GatewayError {
  try {
    dataOf('listProvinces', 'envelope', { status, body })
  } catch (error) {
    if (error instanceof GatewayError) return error
  }
  throw new Error('Expected a GatewayError')
}

test.each(['200', '2000', '20001', 200])('7-11 returnCode %s is a success', (returnCode) => {
  expect(dataOf('listProvinces', 'envelope', { status: 200, body: { returnCode, data: [1] } })).toEqual([1])
})

test.each(['201', '400', '2', '0200'])('8-09 returnCode %s is a business error', (returnCode) => {
  expect(failureOf({ returnCode, data: [1] })).toMatchObject({ kind: 'business', code: 1, returnCode })
})

test('8-07 a failure status is never a success, whatever the returnCode says', () => {
  expect(failureOf({ returnCode: '200', data: [1] }, 403)).toMatchObject({ kind: 'other', code: 2, status: 403 })
})

test('7-12 null is a valid result', () => {
  expect(dataOf('logout', 'envelope', { status: 200, body: { returnCode: '200', data: null } })).toBeNull()
})

describe('errorMessage', () => {
  test('8-11 a string', () => {
    expect(failureOf({ returnCode: '5000', errorMessage: '已报名' }).messages).toEqual(['5000：已报名'])
  })

  test('8-12 a list of items: every text', () => {
    const errorMessage = [{ errorMessage: '名额已满' }, { errorMessage: '报名截止' }]
    expect(failureOf({ returnCode: '5000', errorMessage }).messages).toEqual(['5000：名额已满', '5000：报名截止'])
  })

  test('8-13 an object with errorMessage', () => {
    const { items } = failureOf({ returnCode: '5000', errorMessage: { errorMessage: '格式不符', field: 'body.tel' } })
    expect(items).toEqual([{ text: '格式不符', field: 'body.tel' }])
  })

  test('8-13 an object of texts by field', () => {
    const { items } = failureOf({ returnCode: '5000', errorMessage: { tel: '格式不符', name: ['过长', '含空格'] } })
    expect(items).toEqual([
      { text: '格式不符', field: 'tel' },
      { text: '过长', field: 'name' },
      { text: '含空格', field: 'name' },
    ])
  })

  test.each([undefined, null, '', '  ', [], {}, 7])('8-19 %j falls back to 未知错误', (errorMessage) => {
    expect(failureOf({ returnCode: '5000', errorMessage }).messages).toEqual(['5000：未知错误'])
  })
})

describe('returnCode 3000', () => {
  test('8-15 a list of plain texts in data', () => {
    expect(failureOf({ returnCode: '3000', data: ['请输入手机号'] })).toMatchObject({
      kind: 'fields',
      code: 1,
      messages: ['请输入手机号'],
    })
  })

  test('8-15 without data, errorMessage is used', () => {
    expect(failureOf({ returnCode: '3000', data: null, errorMessage: '参数错误' }).messages).toEqual(['参数错误'])
  })

  test('8-16 without any message it is 未知错误', () => {
    expect(failureOf({ returnCode: '3000', data: [] }).messages).toEqual(['未知错误'])
  })
})

test.each(['', 'text', 7, null, undefined, [], { data: 1 }, { returnCode: null }])(
  '8-07 a 200 reply of %j carries no envelope: code 2',
  (body) => {
    expect(failureOf(body)).toMatchObject({ kind: 'other', code: 2, messages: ['未知错误'] })
  },
)
