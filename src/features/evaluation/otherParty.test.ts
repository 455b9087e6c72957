import { expect, test } from 'vitest'
import { otherParty } from './otherParty.ts'

test('the other party is the one that the user is not', () => {
  const parties = { initiatorEnId: 'en-1', initiatorEnName: '甲', ownerEnId: 'en-2', ownerEnName: '乙' }
  expect(otherParty({ ...parties, role: 'OWNER' })).toEqual({ enId: 'en-1', name: '甲' })
  expect(otherParty({ ...parties, role: 'INITIATOR' })).toEqual({ enId: 'en-2', name: '乙' })
})
