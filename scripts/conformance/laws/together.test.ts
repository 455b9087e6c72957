import { expect, test } from 'vitest'
import type { BrokenRequest } from '../requests/broken.ts'
import { noParts } from '../validRequest.ts'
import { joinedIn } from './together.ts'

const fault = (place: string, body: object): BrokenRequest => ({
  rule: `long ${place}`,
  fault: '太长',
  generalFault: '太长',
  place,
  clause: [],
  parts: { ...noParts, body },
  isUnreadable: false,
})

test('faults at different places are joined into one body, but none within another one', () => {
  const valid = { name: 'a', items: [{ unit: 'b', price: 1 }] }
  const faults = [
    fault('body/name', { ...valid, name: 'aaaa' }),
    fault('body/items/0/unit', { ...valid, items: [{ unit: 'bbbb', price: 1 }] }),
    fault('body/items/0/price', { ...valid, items: [{ unit: 'b' }] }),
    fault('body/items', { ...valid, items: [] }),
    fault('body/other/name', { ...valid, other: { name: 'cccc' } }),
  ]
  const { body, joined } = joinedIn(valid, faults)
  expect(body).toEqual({ name: 'aaaa', items: [{ unit: 'bbbb' }] })
  expect(joined).toEqual(faults.slice(0, 3))
})

test('a fault of another form is not joined: there the field means nothing', () => {
  const valid = { form: 'A', inputs: { size: 1 } }
  const faults = [
    fault('body/inputs/size', { form: 'A', inputs: { size: 'big' } }),
    fault('body/inputs/level', { form: 'B', inputs: { level: 'low' } }),
  ]
  expect(joinedIn(valid, faults).joined).toEqual(faults.slice(0, 1))
})
