import { expect, test } from 'vitest'
import { contractMethods, operationAt } from './contractPaths.ts'
import { operations } from './generated/operations.ts'

test('every operation of the contract is found by its method and path', () => {
  const lost = Object.entries(operations).filter(
    ([, { method, path }]) => !contractMethods(path.replace(/\{\w+\}/, 'id-0_9')).includes(method),
  )
  expect(lost).toEqual([])
})

test.each([
  ['/policy/api/customer/policy/favorite/1', ['POST', 'DELETE']],
  ['/uaa/api/current-user', ['GET', 'HEAD']],
  ['/uaa/api/states/provinces/32/cities', ['GET', 'HEAD']],
  ['/uaa/api/states/provinces/32/cities/1', []],
  ['/uaa/api/states/provinces//cities', []],
  ['/uaa/api/states/provinces/../cities', []],
  ['/uaa/api/states/provinces/a;b/cities', []],
  ['/uaa/api/states/provinces/%2e/cities', []],
  ['/uaa/api/states/provinces/{id}/cities', []],
  ['/__mock/snapshot', []],
  ['', []],
])('the contract has the methods %j for %s', (path, methods) => {
  expect(contractMethods(path)).toEqual(methods)
})

test.each([
  ['GET', '/uaa/api/current-user', '/uaa/api/current-user'],
  ['HEAD', '/uaa/api/current-user', '/uaa/api/current-user'],
  ['DELETE', '/policy/api/customer/policy/favorite/7', '/policy/api/customer/policy/favorite/{id}'],
  ['PATCH', '/policy/api/customer/policy/favorite/7', undefined],
  ['GET', '/nowhere', undefined],
])('%s %s calls the operation whose path is %s', (method, path, pattern) => {
  expect(operationAt(method, path)?.path).toBe(pattern)
})
