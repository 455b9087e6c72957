import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router'
import { attachRouterServerSsrUtils } from '@tanstack/react-router/ssr/server'
import { expect, test } from 'vitest'
import { RouteError } from './layouts/RouteError.tsx'
import { pageStatus } from './server/pageStatus.ts'
import { renderComponents } from './server/renderComponents.ts'

test('8-37 8-40 a route whose guard fails unexpectedly is shown as a 500, without the internal error', async () => {
  const guards: Partial<Record<string, () => void>> = {}
  const root = createRootRouteWithContext<{ queryClient: QueryClient }>()()
  const guarded = createRoute({
    getParentRoute: () => root,
    path: '/guarded',
    beforeLoad() {
      const guard = guards['unknown']
      if (guard === undefined) throw new Error('Unknown middleware: unknown')
      guard()
    },
    component: () => 'what only some may see',
  })
  const router = createRouter({
    routeTree: root.addChildren([guarded]),
    context: { queryClient: new QueryClient() },
    history: createMemoryHistory({ initialEntries: ['/guarded'] }),
    defaultErrorComponent: RouteError,
    isServer: true,
  })
  attachRouterServerSsrUtils({ router, manifest: undefined })
  await router.load()
  await router.serverSsr?.dehydrate()
  const thrown: unknown[] = []
  const page = await renderComponents(router, new AbortController().signal, {
    whole: true,
    onError: (error) => void thrown.push(error),
  })
  const html = await new Response(page).text()

  expect(pageStatus(router, thrown)).toMatchObject({ status: 500, faults: [new Error('Unknown middleware: unknown')] })
  const shown = html.replaceAll(/<script[^]*?<\/script>/g, '')
  expect(shown).toMatch(/<h1[^>]*>服务器内部错误，请稍后访问<\/h1>/)
  expect(shown).not.toContain('Unknown middleware')
  expect(shown).not.toContain('what only some may see')
})
