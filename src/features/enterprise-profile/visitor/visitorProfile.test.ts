import { expect, test } from 'vitest'
import { readVisitorProfile } from './visitorProfile.ts'

/** A storage that contains one draft with this text. */
function storageWith(info: string, savedAt = Date.now()) {
  const draft = JSON.stringify({ version: 1, savedAt, values: { info } })
  return {
    getItem: (name: string) => (name === 'txqyfw_draft:record-visitor:match-profile' ? draft : null),
    setItem: () => {},
    removeItem: () => {},
  }
}

const sections = { personnelDTO: {}, managementDTO: {}, intellectualDTO: {}, projectDTO: {}, carrierDTO: {} }
const profile = { rowkey: '', basicDTO: { name: '甲企业' }, ...sections }

test('a visitor who returns finds their input', () => {
  expect(readVisitorProfile(storageWith(JSON.stringify(profile)))).toEqual({ profile, declined: false })
})

test('after a week it is forgotten', () => {
  const week = 7 * 24 * 60 * 60_000
  expect(readVisitorProfile(storageWith(JSON.stringify(profile), Date.now() - week))).toBeUndefined()
})

test.for(['', 'not json', 'null', '[]', '{"rowkey":""}', '{"rowkey":"","basicDTO":{}}'])(
  'a malformed profile (%s) counts as none',
  (text) => {
    expect(readVisitorProfile(storageWith(text))).toBeUndefined()
  },
)
