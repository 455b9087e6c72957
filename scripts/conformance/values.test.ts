import { expect, test } from 'vitest'
import { readContract } from '#compiler/document.ts'
import { readOperations } from './declared.ts'
import type { Run } from './run.ts'
import { inTurn, Values } from './values.ts'

const contract = readContract()
const operations = readOperations(contract)
const addTag = operations.get('addTag')

/** The body of the request for each place, when the lists offer these ids. */
async function bodies(lists: Record<string, readonly string[]>, own: object = {}): Promise<unknown[]> {
  if (addTag === undefined) throw new Error('The contract has no addTag any more')
  const run = {
    document: contract,
    options: { values: own },
    operation: (id: string) => operations.get(id),
  }
  const values = new Values(run as unknown as Run)
  values.offered = async (source) => [...(lists[source] ?? [])]
  const parts = [await values.ownParts(addTag, 0), await values.ownParts(addTag, 1)]
  return parts.map((each) => each?.body)
}

const proposed = 'listProposedTags#/*/tagId'
const listed = 'listTags#/*/tagId'

test('a write is tried with what it takes from a list before anything else', async () => {
  expect(await bodies({ [proposed]: ['t-9'], [listed]: ['t-1', 't-9', 't-2'] })).toEqual([
    { tagId: 't-9' },
    { tagId: 't-1' },
  ])
})

test('when that list is empty, its own source offers the value', async () => {
  expect(await bodies({ [listed]: ['t-1', 't-2'] })).toEqual([{ tagId: 't-1' }, { tagId: 't-2' }])
})

test("the caller's own value comes before both", async () => {
  const own = { addTag: { body: { tagId: 't-5' } } }
  expect(await bodies({ [proposed]: ['t-9'], [listed]: ['t-1'] }, own)).toEqual([{ tagId: 't-5' }, { tagId: 't-5' }])
})

test('records of each kind come first, and those that lack what others have', () => {
  const records = [
    { id: 1, kind: 'OFFICE', score: 4 },
    { id: 2, kind: 'OFFICE', score: 5 },
    { id: 3, kind: 'LAND', score: 5 },
    { id: 4, kind: 'LAND' },
    { id: 5, kind: 'LAND', score: null },
  ]
  expect(inTurn({ records }, '/records/*/id')).toEqual([1, 3, 4, 5, 2])
})
