import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { layOutFirstView } from './firstView.ts'

/** Runs the script in a page that was opened in that way. */
function open(type: string, hash = '') {
  const dataset: Record<string, string> = {}
  const navigation = new EventTarget()
  const performance = { getEntriesByType: () => [{ type }] }
  runInNewContext(layOutFirstView, {
    document: { documentElement: { dataset } },
    location: { hash },
    performance,
    navigation,
  })
  return { dataset, navigation }
}

test.each([
  ['navigate', '', true],
  ['navigate', '#process', false],
  ['reload', '', false],
  ['back_forward', '', false],
])('a page opened by %s with %j lays out its first view before the rest: %s', (type, hash, isFirst) => {
  expect('firstView' in open(type, hash).dataset).toBe(isFirst)
})

test.each([
  ['push', false],
  ['traverse', false],
  ['replace', true],
])('after a %s of the address the rest still waits: %s', (navigationType, waits) => {
  const { dataset, navigation } = open('navigate')
  navigation.dispatchEvent(Object.assign(new Event('navigate'), { navigationType }))
  expect('firstView' in dataset).toBe(waits)
})
