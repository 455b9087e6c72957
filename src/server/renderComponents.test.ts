import { createRootRoute, createRouter, createMemoryHistory } from '@tanstack/react-router'
import { attachRouterServerSsrUtils } from '@tanstack/react-router/ssr/server'
import { createElement, Suspense, use, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { renderComponents } from './renderComponents.ts'

/** A loaded router whose only route shows `content`. */
async function loaded(content: () => ReactNode) {
  const routeTree = createRootRoute({ component: content })
  const router = createRouter({ routeTree, history: createMemoryHistory(), isServer: true })
  attachRouterServerSsrUtils({ router, manifest: undefined })
  await router.load()
  await router.serverSsr?.dehydrate()
  return router
}

async function render(content: () => ReactNode, whole: boolean, onSending = () => {}) {
  const errors: unknown[] = []
  const onError = (error: unknown) => void errors.push(error)
  const stream = await renderComponents(await loaded(content), new AbortController().signal, { whole, onError })
  const errorsBySending = [...errors]
  onSending()
  return { errorsBySending, errors, text: await new Response(stream).text() }
}

const mistake = new TypeError('x is undefined')

function Broken(): ReactNode {
  throw mistake
}

/** A component that fails only once it is released, like one whose code is loaded first. */
function lateBroken(onFirst: (release: () => void) => void) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let isFirst = true
  return function LateBroken(): ReactNode {
    if (isFirst) onFirst(resolve)
    isFirst = false
    use(promise)
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

test('errors of components are reported before the page is sent, and the rest of the page is rendered', async () => {
  const { text, errorsBySending } = await render(within(Broken), false)
  expect(errorsBySending).toEqual([mistake])
  expect(text).toContain('around')
})

test('a whole page waits for its late parts, too', async () => {
  const soon = lateBroken((release) => setTimeout(release))
  expect((await render(within(soon), true)).errorsBySending).toEqual([mistake])

  let release = () => {}
  const onceSent = lateBroken((resolve) => {
    release = resolve
  })
  const { errorsBySending, errors } = await render(within(onceSent), false, () => release())
  expect(errorsBySending).toEqual([])
  expect(errors).toEqual([mistake])
})

test('an error outside of any Suspense fails the page', async () => {
  await expect(render(Broken, true)).rejects.toBe(mistake)
})

test('between the components of two pages the server answers everything else that is ready', async () => {
  const order: string[] = []
  const page = (name: string) =>
    render(() => {
      order.push(name)
      return name
    }, true)
  let asks = true
  const ask = () => {
    order.push('other')
    if (asks) setImmediate(ask)
  }
  setImmediate(ask)
  await Promise.all([page('one'), page('two')])
  asks = false
  expect(order.join(' ')).toMatch(/one.* other.* two/)
})

test('a page that nobody reads on is given up without an error', async () => {
  let release = () => {}
  const Late = lateBroken((resolve) => {
    release = resolve
  })
  const errors: unknown[] = []
  const onError = (error: unknown) => void errors.push(error)
  const reader = new AbortController()
  const stream = await renderComponents(await loaded(within(Late)), reader.signal, { whole: false, onError })
  const sent = stream.getReader()
  await sent.read()
  await sent.cancel()
  release()
  await new Promise(setImmediate)
  expect(errors).toEqual([])
})
