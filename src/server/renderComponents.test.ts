import { createRootRoute, createRouter, createMemoryHistory } from '@tanstack/react-router'
import { attachRouterServerSsrUtils } from '@tanstack/react-router/ssr/server'
import { createElement, Suspense, use, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { renderComponents } from './renderComponents.ts'

/** The router of a page whose only route shows `content`, loaded. */
async function loaded(content: () => ReactNode) {
  const routeTree = createRootRoute({ component: content })
  const router = createRouter({ routeTree, history: createMemoryHistory(), isServer: true })
  attachRouterServerSsrUtils({ router, manifest: undefined })
  await router.load()
  await router.serverSsr?.dehydrate()
  return router
}

async function render(content: () => ReactNode, whole: boolean) {
  const errors: unknown[] = []
  const onError = (error: unknown) => void errors.push(error)
  const stream = await renderComponents(await loaded(content), new AbortController().signal, { whole, onError })
  const errorsBySending = [...errors]
  return { errorsBySending, errors, text: await new Response(stream).text() }
}

const mistake = new TypeError('x is undefined')

function Broken(): ReactNode {
  throw mistake
}

/** Waits once; its mistake shows late, as that of a component whose code is loaded first. */
function lateBroken() {
  const later = new Promise<void>((resolve) => {
    setTimeout(resolve)
  })
  return function LateBroken(): ReactNode {
    use(later)
    throw mistake
  }
}

const within = (component: () => ReactNode) => () =>
  createElement('main', {}, 'around', createElement(Suspense, {}, createElement(component)))

test('a page is rendered with the data of its router', async () => {
  const { text, errors } = await render(() => 'content', true)
  expect(text).toContain('content')
  expect(text).toContain('$_TSR')
  expect(errors).toEqual([])
})

test('what a component throws is told before the page is sent, and the page is rendered around it', async () => {
  const { text, errorsBySending } = await render(within(Broken), false)
  expect(errorsBySending).toEqual([mistake])
  expect(text).toContain('around')
})

test('a whole page waits for its late parts, too', async () => {
  expect((await render(within(lateBroken()), true)).errorsBySending).toEqual([mistake])
  expect(await render(within(lateBroken()), false)).toMatchObject({ errorsBySending: [], errors: [mistake] })
})

test('a mistake outside of any Suspense leaves no page', async () => {
  await expect(render(Broken, true)).rejects.toBe(mistake)
})
