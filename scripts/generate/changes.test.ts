import { expect, test } from 'vitest'
import { printChanges } from './changes.ts'

const contract = (operations: Record<string, object>) => ({
  paths: Object.fromEntries(
    Object.entries(operations).map(([operationId, writes]) => [
      `/${operationId}`,
      { post: { operationId, 'x-laws': { writes } } },
    ]),
  ),
})

test('a write changes the reads that show, hide and count what it wrote, each once', () => {
  const printed = printChanges(
    contract({
      saveGood: {
        shows: [{ in: 'listMyGoods' }, { in: 'getGood' }],
        hidden: [{ in: 'listGoods' }],
        counts: [{ in: 'countGoods' }, { in: 'getGood' }],
      },
      saveShop: { readBy: 'getShop' },
    }),
  )
  expect(printed).toContain('saveGood = ["countGoods", "getGood", "listGoods", "listMyGoods"] as const')
  expect(printed).toContain('saveShop = ["getShop"] as const')
})

test('what takes a write back changes the same', () => {
  const printed = printChanges(
    contract({
      saveGood: { shows: [{ in: 'listGoods' }], undo: { by: 'deleteGood' } },
      deleteGood: { counts: [{ in: 'countGoods' }] },
    }),
  )
  expect(printed).toContain('deleteGood = ["countGoods", "listGoods"] as const')
})

test('what is not read again has no constant', () => {
  expect(printChanges(contract({ saveIntent: { again: '4090' } }))).not.toContain('saveIntent')
})
