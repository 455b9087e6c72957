import { expect, test } from 'vitest'
import { spriteOf } from './iconSprite.ts'

test('a sprite has each icon once, in the colours of the page', () => {
  const sprite = spriteOf(['search', 'chevron-down'])
  expect([...sprite.matchAll(/<symbol id="([^"]*)"/g)].map(([, name]) => name)).toEqual(['search', 'chevron-down'])
  expect(sprite).toContain('<circle cx="11" cy="11" r="8"/></symbol>')
  expect(sprite).not.toMatch(/fill=|stroke=|stroke-width="2"/)
})

test('an unknown icon is an error, and not an empty place', () => {
  expect(() => spriteOf(['search', 'no-such-icon'])).toThrow(/no-such-icon/)
})
