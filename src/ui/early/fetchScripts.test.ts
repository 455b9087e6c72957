import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchScripts } from './fetchScripts.ts'

const urls = ['/assets/index.js', '/assets/page.js']
const styles = ['/assets/page.css']
let asked: string[]
let events: EventTarget
let page: { hidden: boolean; body: object; activeElement: object; createElement: () => object; head: object }
let frames: (() => void)[]

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  frames = []
  events = new EventTarget()
  const body = {}
  page = {
    hidden: false,
    body,
    activeElement: body,
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => asked.push(href) },
  }
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function open({ isDrawnFirst = true } = {}): void {
  runInThisContext(fetchScripts({ urls, styles, isDrawnFirst }))
}

test('a page is loaded and painted before it loads its scripts, each once', () => {
  open()
  expect(asked).toEqual([])
  events.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(1000)
  expect(asked).toEqual([])
  for (const draw of frames) draw()
  vi.advanceTimersByTime(1000)
  expect(asked).toEqual([...styles, ...urls])
  events.dispatchEvent(new Event('pointerdown'))
  expect(asked).toEqual([...styles, ...urls])
})

test.each(['pointerdown', 'keydown', 'focusin', 'input'])('a %s makes it load them at once', (type) => {
  open()
  events.dispatchEvent(new Event(type))
  expect(asked).toEqual([...styles, ...urls])
})

test('an image that does not load delays them by three seconds', () => {
  open()
  vi.advanceTimersByTime(3000)
  expect(asked).toEqual([...styles, ...urls])
})

test('scripts load at once when a field already has the focus, and on hidden or still empty pages', () => {
  page.activeElement = {}
  open()
  expect(asked.splice(0)).toEqual([...styles, ...urls])
  page.activeElement = page.body
  page.hidden = true
  open()
  expect(asked.splice(0)).toEqual([...styles, ...urls])
  page.hidden = false
  open({ isDrawnFirst: false })
  expect(asked).toEqual([...styles, ...urls])
})
