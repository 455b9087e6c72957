import { expect, test } from 'vitest'
import { readVisitorProfile } from './visitorProfile.ts'

/** A storage that holds one draft of this text. */
function storageWith(info: string, savedAt = Date.now()) {
  const draft = JSON.stringify({ version: 1, savedAt, values: { info } })
  return {
    getItem: (name: string) => (name === 'txqyfw_draft:visitor:match-profile' ? draft : null),
    setItem: () => {},
    removeItem: () => {},
  }
}

const profile = { rowkey: '', basicDTO: { name: '甲企业' } }

test('a visitor who comes back finds what they filled in', () => {
  expect(readVisitorProfile(storageWith(JSON.stringify(profile)))).toEqual(profile)
})

test('after a week it is forgotten', () => {
  const week = 7 * 24 * 60 * 60_000
  expect(readVisitorProfile(storageWith(JSON.stringify(profile), Date.now() - week))).toBeUndefined()
})

test.for(['', 'not json', 'null', '[]', '{"rowkey":""}'])('what is no profile (%s) is none', (text) => {
  expect(readVisitorProfile(storageWith(text))).toBeUndefined()
})
