import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Link } from './Link.tsx'

/** The page at /qw/activity/detail with a link back to its list. */
async function pageWith(marked?: 'page'): Promise<string> {
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <Link to="/qw/activity" marked={marked}>
          活动报名
        </Link>
      ),
      notFoundComponent: () => null,
    }),
    history: createMemoryHistory({ initialEntries: ['/qw/activity/detail?id=ev-1001'] }),
  })
  await router.load()
  return renderToString(<RouterProvider router={router} />)
}

test('a link back to the list is not the current page, although the address begins with it', async () => {
  const page = await pageWith()
  expect(page).toContain('href="/qw/activity"')
  expect(page).not.toContain('aria-current')
})

test('a link that its set marks is the current one', async () => {
  expect(await pageWith('page')).toContain('aria-current="page"')
})
