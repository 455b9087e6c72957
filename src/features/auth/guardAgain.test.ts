import { createMemoryHistory, createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import type { SessionStore } from '#gateway/session.ts'
import { createMessageStore, type MessageStore } from '#ui/message/messageStore.ts'
import { guardAgain } from './guardAgain.ts'
import { requireLogin } from './requireLogin.ts'

interface Context {
  session: Pick<SessionStore, 'accessToken'>
  messages: MessageStore
}

test.for([
  ['a personal page whose cookies have gone before it starts is guarded again', '/own', undefined, 1],
  ['a personal page with its cookies starts', '/own', 'abc', 0],
  ['a page for everybody starts', '/policy', undefined, 0],
] as const)('%s', async ([, href, token, times]) => {
  const cookies: { token: string | undefined } = { token: 'abc' }
  const root = createRootRouteWithContext<Context>()()
  const own = createRoute({ getParentRoute: () => root, path: '/own', beforeLoad: requireLogin })
  const policies = createRoute({ getParentRoute: () => root, path: '/policy' })
  const router = createRouter({
    routeTree: root.addChildren([own, policies]),
    context: { session: { accessToken: () => cookies.token }, messages: createMessageStore() },
    history: createMemoryHistory({ initialEntries: [href] }),
  })
  await router.load()
  expect(router.state.matches.at(-1)).toMatchObject({ status: 'success', pathname: href })

  cookies.token = token
  // In a browser it runs the guards, which redirect.
  const invalidate = vi.spyOn(router, 'invalidate').mockResolvedValue()
  await guardAgain(router)
  expect(invalidate).toHaveBeenCalledTimes(times)
})
