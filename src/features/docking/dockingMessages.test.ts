import { expect, test } from 'vitest'
import { messagesOf } from './dockingMessages.ts'

test('a docking shows its own messages, and not those of its target or of others', () => {
  const records = [
    { id: 'm-1', bizType: 'DOCKING', bizId: 'dk-1001' },
    { id: 'm-2', bizType: 'DEMAND', bizId: 'dk-1001' },
    { id: 'm-3', bizType: 'DOCKING', bizId: 'dk-1002' },
    { id: 'm-4' },
  ] as const
  expect(messagesOf({ records }, 'dk-1001')).toEqual(['m-1'])
  expect(messagesOf(undefined, 'dk-1001')).toEqual([])
})
