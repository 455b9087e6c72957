import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { initialize, isInitialized, useInitialized } from './initialized.ts'

function Flag() {
  return String(useInitialized())
}

test('3.5-13 3.5-14 the flag is a boolean, starts false, and stays true once it is set', () => {
  expect(isInitialized()).toBe(false)
  expect(renderToString(<Flag />)).toBe('false')
  expect(isInitialized()).toBe(false)
  initialize()
  expect(isInitialized()).toBe(true)
  // A page is always sent as not yet hydrated.
  expect(renderToString(<Flag />)).toBe('false')
})
