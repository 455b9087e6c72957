import { expect, test } from 'vitest'
import type { ContractOperation } from '#compiler/document.ts'
import { Router } from './router.ts'

function operation(method: string, path: string, operationId = `${method} ${path}`): ContractOperation {
  return {
    operationId,
    method,
    path,
    member: false,
    readsToken: false,
    order: [],
    parameters: [],
    requestBody: undefined,
    responses: {},
  }
}

const router = new Router([
  operation('GET', '/a/{id}'),
  operation('GET', '/a/list'),
  operation('POST', '/a/{id}/b'),
  operation('DELETE', '/a/{id}'),
  operation('GET', '/a/list/b'),
])

function find(method: string, ...segments: string[]) {
  const route = router.find(method, segments)
  return route.kind === 'operation' ? [route.operation.operationId, route.path] : route
}

test('a literal segment wins over a template', () => {
  expect(find('GET', 'a', 'list')).toEqual(['GET /a/list', {}])
  expect(find('GET', 'a', 'x')).toEqual(['GET /a/{id}', { id: 'x' }])
})

test('a literal that does not know the method leaves the request to the template', () => {
  expect(find('DELETE', 'a', 'list')).toEqual(['DELETE /a/{id}', { id: 'list' }])
  expect(find('POST', 'a', 'list', 'b')).toEqual(['POST /a/{id}/b', { id: 'list' }])
})

test('a path that knows only other methods names them', () => {
  expect(find('PUT', 'a', 'list')).toEqual({ kind: 'otherMethods', methods: ['GET', 'DELETE'] })
})

test('a path that is too long, too short or nobody’s leads nowhere', () => {
  for (const segments of [['a'], ['a', 'x', 'y'], ['a', 'x', 'b', 'c'], ['b'], ['']]) {
    expect(find('GET', ...segments)).toEqual({ kind: 'nowhere' })
  }
})

test('two operations with one method and path are refused, whatever their parameters are called', () => {
  const twins = [operation('GET', '/a/{id}', 'first'), operation('GET', '/a/{code}', 'second')]
  expect(() => new Router(twins)).toThrow("Method 'GET' already declared for route '/a/:'")
})
