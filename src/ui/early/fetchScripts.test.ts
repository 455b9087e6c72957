import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchScripts } from './fetchScripts.ts'

const urls = ['/assets/index.js', '/assets/page.js']
const styles = ['/assets/page.css']
let asked: string[]
let events: EventTarget
interface Link {
  href: string
  media?: string
  onload: () => void
}

let links: Link[]
let page: {
  hidden: boolean
  body: object
  activeElement: object
  createElement: () => object
  querySelectorAll: () => object[]
  documentElement: { dataset: Record<string, string> }
  head: object
}
let frames: (() => void)[]
/** What the browser calls once something is on the screen. */
let onPaint: ((paints: object, observer: object) => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  links = []
  frames = []
  onPaint = undefined
  events = new EventTarget()
  const body = {}
  page = {
    hidden: false,
    body,
    activeElement: body,
    createElement: () => ({}),
    querySelectorAll: () => [],
    documentElement: { dataset: {} },
    head: {
      append: (link: Link) => {
        links.push(link)
        asked.push(link.href)
      },
    },
  }
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw))
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: typeof onPaint) {
        onPaint = callback
      }
      observe() {}
    },
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function open({ isDrawnFirst = true, named = { urls, styles } } = {}): void {
  runInThisContext(fetchScripts({ ...named, isDrawnFirst }))
}

/** Something is on the screen. */
function paint(name: string): void {
  onPaint?.({ getEntriesByName: (wanted: string) => (wanted === name ? [{ name }] : []) }, { disconnect() {} })
}

test('a page is loaded and painted before it loads its scripts, each once', async () => {
  open()
  expect(asked).toEqual([])
  events.dispatchEvent(new Event('load'))
  paint('first-paint')
  vi.advanceTimersByTime(1000)
  expect(asked).toEqual([])
  paint('first-contentful-paint')
  await vi.advanceTimersByTimeAsync(1000)
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

test('unless somebody waits, requests for many scripts leave room for other tasks', async () => {
  const many = Array.from({ length: 30 }, (_, place) => `/assets/${place}.js`)
  open({ named: { urls: many, styles } })
  events.dispatchEvent(new Event('load'))
  paint('first-contentful-paint')
  const perTask: number[] = []
  while (vi.getTimerCount() > 0 && asked.length < many.length + styles.length) {
    const before = asked.length
    vi.advanceTimersToNextTimer()
    // The rest of the task; the clock would also run the next one.
    for (let step = 0; step < 3; step += 1) await Promise.resolve()
    perTask.push(asked.length - before)
  }
  expect(Math.max(...perTask)).toBeLessThanOrEqual(3)
  expect(asked).toEqual([...styles, ...many])
})

test('the style sheets apply together, once the last one is there', async () => {
  open({ named: { urls, styles: ['/assets/one.css', '/assets/two.css'] } })
  events.dispatchEvent(new Event('keydown'))
  const [one, two] = links
  one?.onload()
  await vi.advanceTimersByTimeAsync(1000)
  expect([one?.media, two?.media]).toEqual(['not all', 'not all'])
  two?.onload()
  await vi.advanceTimersByTimeAsync(0)
  expect([one?.media, two?.media]).toEqual(['all', 'all'])
})

test('the parts below the first view are laid out after the scripts, one for each frame, even if a script does not come', async () => {
  const laidOut: string[] = []
  const part = (name: string) => ({ removeAttribute: () => laidOut.push(name) })
  page.querySelectorAll = () => [part('list'), part('footer')]
  page.documentElement.dataset = { firstView: '' }
  open({ named: { urls, styles: [] } })
  events.dispatchEvent(new Event('load'))
  paint('first-contentful-paint')
  expect(laidOut).toEqual([])
  const seen: string[][] = []
  while ('firstView' in page.documentElement.dataset) {
    const due = frames.splice(0)
    for (const draw of due) draw()
    await vi.advanceTimersToNextTimerAsync()
    seen.push([...laidOut])
  }
  expect(seen).toContainEqual(['list'])
  expect(laidOut).toEqual(['list', 'footer'])
})
