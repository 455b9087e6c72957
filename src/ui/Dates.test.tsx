import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Dates } from './Dates.tsx'

test.for([
  ['2026-03-03 至 2026-04-30', '<time>2026-03-03</time> 至 <time>2026-04-30</time>'],
  ['2026-03-05 09:00 至 11:30', '<time>2026-03-05</time> 09:00 至 11:30'],
  ['常年受理', '常年受理'],
] as const)('each date of %s stays whole', ([text, html]) => {
  expect(renderToStaticMarkup(<Dates text={text} />)).toBe(html)
})
