import { expect, test } from 'vitest'
import { smallTree } from './smallRoutes.ts'

test('the children of a route become a list, in long and short form', () => {
  const code = smallTree(`const AChildren: AChildren = {
  BRoute: BRoute,
  CRoute: CRouteWithChildren,
}
const DChildren = { ERoute }
`)
  expect(code).toContain('const AChildren = [BRoute, CRouteWithChildren]')
  expect(code).toContain('const DChildren = [ERoute]')
})

test('a route states its address once if id and path are the same', () => {
  const children = 'const AChildren = { BRoute }\n'
  const same = `B.update({\n  id: '/qw/',\n  path: '/qw/',\n  getParentRoute: () => A,\n} as any)`
  const other = `B.update({\n  id: '/auth/_login',\n  path: '/auth',\n  getParentRoute: () => A,\n} as any)`
  expect(smallTree(children + same)).toContain(`B.update(at('/qw/', () => A))`)
  expect(smallTree(children + other)).toContain(other)
})

test('a tree in another format is an error, and not a page without routes', () => {
  expect(() => smallTree('export const routeTree = undefined')).toThrow(/children/)
})
