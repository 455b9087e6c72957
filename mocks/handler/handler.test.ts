import { expect, test } from 'vitest'
import { BusinessFailure, fail, failFields, member, UnauthorizedFailure, type Handlers } from './handler.ts'

test('a handler that is typed wrong does not compile', () => {
  // The type checker is the test: a directive without an error on the next line is itself an error.
  const wrong: Handlers[] = [
    // @ts-expect-error the payload lacks loginName and nickName
    { getCurrentUser: () => ({ id: 'u-1', currentEnterprise: null }) },
    // @ts-expect-error a dictionary entry's label is text
    { listDictValues: () => [{ id: 'd-1', label: 5, value: 'x' }] },
    // @ts-expect-error a binary operation answers bytes
    { downloadFile: () => 'text' },
    // @ts-expect-error the query has no parameter `code`
    { listDictValues: ({ query }) => [{ id: 'd-1', label: query.code, value: 'x' }] },
    // @ts-expect-error no such operation
    { getNobody: () => null },
  ]
  expect(wrong).toHaveLength(5)
})

test('a failure carries its code and its messages', () => {
  expect(() => fail('4090', '请勿重复提交')).toThrow(new BusinessFailure('4090', '请勿重复提交'))
  const items = [{ errorMessage: '请输入手机号', field: 'body.tel' }]
  expect(() => failFields(items)).toThrow(expect.objectContaining({ returnCode: '3000', items }) as Error)
})

test('nobody signed in is a failure of authorization', () => {
  expect(() => member({ user: undefined })).toThrow(UnauthorizedFailure)
})
