import { expect, test } from 'vitest'
import { facilitatorTypeWords } from '#gateway/generated/words/FacilitatorType.ts'
import type { Schema } from '#gateway/contract.ts'
import { hallDrawing, parkDrawing, towerDrawing } from './buildings.ts'
import { floorPlan, sitePlan } from './plans.ts'
import { logoSize, signPicture } from './signPicture.ts'
import { providerSigns } from './signs.ts'
import { eventDrawing } from './things.ts'

const ids = Array.from({ length: 12 }, (_, index) => `en-${2001 + index}`)
const types = Object.keys(facilitatorTypeWords) as Schema<'FacilitatorType'>[]

test('records of one kind have pictures of their own, the same at every start', () => {
  for (const draw of [parkDrawing, towerDrawing, sitePlan, (id: string) => floorPlan(id, { canSplit: true })]) {
    const drawn = ids.map(draw)
    expect(new Set(drawn).size).toBe(ids.length)
    expect(ids.map(draw)).toEqual(drawn)
  }
})

test('a logo shows what its provider does, in colours of its own', () => {
  const logoOf = (id: string, type: Schema<'FacilitatorType'>) =>
    signPicture(id, providerSigns[type][0], logoSize).toString('base64')
  expect(new Set(types.map((type) => logoOf('f-logo-2001', type))).size).toBe(types.length)
  expect(new Set(ids.map((id) => logoOf(id, 'TECH'))).size).toBeGreaterThan(ids.length / 2)
})

test('a factory is drawn with its floors and its crane', () => {
  const windowsOf = (floors: number) =>
    hallDrawing('hs-1001', { floors, crane: false, steam: false }).split('<rect').length
  expect(windowsOf(4)).toBeGreaterThan(windowsOf(2))
  const shape = { floors: 1, steam: false }
  expect(hallDrawing('hs-1001', { ...shape, crane: true })).not.toBe(hallDrawing('hs-1001', { ...shape, crane: false }))
})

test('no picture holds letters, scripts or anything from elsewhere', () => {
  const all = ids.flatMap((id) => [parkDrawing(id), sitePlan(id), eventDrawing(id, 'POLICY')])
  for (const svg of all) expect(svg).not.toMatch(/<text|<script|<image|href|NaN|undefined/)
})
