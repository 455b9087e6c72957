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

test('a write outdates the reads that show, hide, no longer offer and count what it wrote, once each', () => {
  const printed = printChanges(
    contract({
      saveGood: {
        shows: [{ in: 'listMyGoods' }, { in: 'getGood' }],
        hidden: [{ in: 'listGoods' }],
        takenFrom: [{ in: 'listOffers' }],
        counts: [{ in: 'countGoods' }, { in: 'getGood' }],
      },
      saveShop: { readBy: 'getShop' },
    }),
  )
  expect(printed).toContain('saveGood = ["countGoods", "getGood", "listGoods", "listMyGoods", "listOffers"] as const')
  expect(printed).toContain('saveShop = ["getShop"] as const')
})

test('undoing a write outdates the same', () => {
  const printed = printChanges(
    contract({
      saveGood: { shows: [{ in: 'listGoods' }], undo: { by: 'deleteGood' } },
      deleteGood: { counts: [{ in: 'countGoods' }] },
    }),
  )
  expect(printed).toContain('deleteGood = ["countGoods", "listGoods"] as const')
})

test('removing all that was written outdates the same', () => {
  const printed = printChanges(
    contract({ deleteGoods: { clears: 'saveGood' }, saveGood: { shows: [{ in: 'listGoods' }] } }),
  )
  expect(printed).toContain('deleteGoods = ["listGoods"] as const')
})

test('a write without such reads has no constant', () => {
  expect(printChanges(contract({ saveIntent: { again: '4090' } }))).not.toContain('saveIntent')
})
