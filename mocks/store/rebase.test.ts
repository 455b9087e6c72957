import { expect, test } from 'vitest'
import { rebase } from './rebase.ts'

const policy = (id: string, title: string) => ({ id, title })

test('an untouched row follows its seed, a touched one stays as it is', () => {
  const seeded = { policies: [policy('p-1', '甲'), policy('p-2', '乙')] }
  const current = { policies: [policy('p-1', '甲'), policy('p-2', '乙（已改）')] }
  const fresh = { policies: [policy('p-1', '新甲'), policy('p-2', '新乙')] }
  expect(rebase(current, seeded, fresh)).toEqual({ policies: [policy('p-1', '新甲'), policy('p-2', '乙（已改）')] })
})

test('what was added stays, what was deleted stays deleted, what the seeds drop goes, what they add comes', () => {
  const seeded = { policies: [policy('p-1', '甲'), policy('p-2', '乙'), policy('p-3', '丙')] }
  const current = { policies: [policy('p-1', '甲'), policy('p-3', '丙'), policy('own-1', '自建')] }
  const fresh = { policies: [policy('p-1', '甲'), policy('p-2', '乙'), policy('p-4', '丁')] }
  expect(rebase(current, seeded, fresh)).toEqual({
    policies: [policy('p-1', '甲'), policy('own-1', '自建'), policy('p-4', '丁')],
  })
})

test('a new table comes with its seeds', () => {
  expect(rebase({}, {}, { notices: [policy('n-1', '通知')] })).toEqual({ notices: [policy('n-1', '通知')] })
})
