import { expect, test } from 'vitest'
import { MockClock } from '#mocks/time/clock.ts'
import { dayOf } from '#mocks/time/days.ts'
import { declarationState } from './declarationState.ts'
import { findFileByUrl } from '#mocks/services/uaa/file/files.ts'
import { validityOf } from './view.ts'
import { createStore } from '#mocks/store/store.ts'
import { seedStore } from '#mocks/seeds/seed.ts'

const clock = new MockClock()
const store = createStore()
seedStore(store, clock)
const policies = store.policies.all()
const today = clock.today()

test('every state of a declaration and of validity occurs', () => {
  expect(new Set(policies.map((policy) => declarationState(policy, today)))).toEqual(
    new Set(['NOT_STARTED', 'OPEN', 'ENDING', 'LONG', 'END', 'NO_APPLY', 'NONE']),
  )
  expect(new Set(policies.map((policy) => validityOf(policy, today)))).toEqual(
    new Set(['EFFECTIVE', 'UPCOMING', 'MODIFIED', 'EXPIRED', 'REPEALED', 'REPLACED']),
  )
})

test('the region is alive: so many of each, no two with one name', () => {
  expect(policies.length).toBeGreaterThanOrEqual(300)
  expect(store.libraryEnterprises.size).toBeGreaterThanOrEqual(60)
  expect(store.facilitators.size).toBeGreaterThanOrEqual(40)
  expect(store.demands.size + store.resources.size).toBeGreaterThanOrEqual(120)
  const names = [
    policies.map(({ title }) => title),
    store.libraryEnterprises.all().map(({ name }) => name),
    store.facilitators.all().map(({ name }) => name),
    [...store.demands.all(), ...store.resources.all()].map(({ content }) => content.title),
  ]
  for (const list of names) expect(list.filter((name, place) => list.indexOf(name) !== place)).toEqual([])
})

test('dates are in order: signed, published, in force, expired, and every batch within the life of its policy', () => {
  const wrong = policies.filter(({ signDate = '', publishTime, effectiveDate = '', expireDate = '9999', batches }) => {
    const published = dayOf(publishTime)
    const isOrdered = signDate <= published && published <= effectiveDate && effectiveDate < expireDate
    return (
      !isOrdered || published > today || batches.some(({ start, end }) => start < published || (end ?? start) < start)
    )
  })
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('no policy has been changed in the future, even just after midnight', () => {
  const midnight = `${today} 00:00:00`
  expect(policies.filter(({ updateTime, publishTime }) => updateTime >= midnight || updateTime < publishTime)).toEqual(
    [],
  )
})

test('most policies can be compared with a profile, and say how they add up', () => {
  const isCompared = policies.filter(({ conditions }) =>
    conditions.some(({ rule }) => rule !== undefined && !rule.field.startsWith('basicDTO.reg')),
  )
  expect(isCompared.length).toBeGreaterThan(200)
  expect(policies.filter(({ stackable }) => stackable !== undefined).length).toBeGreaterThan(200)
  const others = policies.flatMap(({ stackable }) => stackable?.withPolicyIds ?? [])
  expect(others.filter((id) => store.policies.get(id) === undefined)).toEqual([])
})

test('the cases that a screen has to bear are there', () => {
  expect(Math.max(...policies.map(({ title }) => title.length))).toBe(50)
  expect(policies.some(({ batches }) => batches.length === 3)).toBe(true)
  expect(policies.some(({ attachments }) => attachments.length === 0)).toBe(true)
  expect(policies.some(({ amountList }) => amountList.some(({ max }) => max === null))).toBe(true)
  expect(policies.some(({ amountList }) => amountList.length === 0)).toBe(true)
  expect(store.policyTags.all().some(({ id }) => policies.every(({ tagIds }) => !tagIds.includes(id)))).toBe(true)
})

test('every policy can be understood: three tags, a summary of one card, clauses that are cited, marked as demonstration', () => {
  for (const { id, tagIds, summary, clauses, conditions, qa } of policies) {
    expect([id, tagIds.length >= 3, summary.length <= 120]).toEqual([id, true, true])
    const anchors = new Set(clauses.map(({ anchor }) => anchor))
    const cited = [
      ...conditions.flatMap(({ basis }) => basis?.url?.split('#')[1] ?? []),
      ...qa.flatMap(({ clauseRef }) => clauseRef ?? []),
    ]
    expect([id, cited.filter((anchor) => !anchors.has(anchor))]).toEqual([id, []])
    expect(clauses.at(-1)?.text).toContain('演示数据')
  }
})

test('every relation leads to a policy', () => {
  const ids = policies.flatMap(({ related, replacedById }) =>
    [...related.map(({ id }) => id), replacedById ?? []].flat(),
  )
  expect(ids.length).toBeGreaterThan(10)
  expect(ids.filter((id) => store.policies.get(id) === undefined)).toEqual([])
})

test('every attachment, blank form and picture is a file that opens', () => {
  const files = policies.flatMap(({ attachments, materials, diagrams }) => [
    ...attachments.map(({ url }) => ({ url, start: '%PDF-' })),
    ...materials.flatMap(({ template }) => (template === undefined ? [] : [{ url: template.url, start: '{\\rtf1' }])),
    ...diagrams.flatMap(({ images }) => images.map(({ url }) => ({ url, start: '<svg ' }))),
  ])
  expect(files.length).toBeGreaterThan(40)
  for (const { url, start } of files) {
    const content = Buffer.from(findFileByUrl(store, url)?.content ?? '', 'base64').toString('latin1')
    expect([url, content.startsWith(start)]).toEqual([url, true])
  }
})

test('seeding twice gives the same library', () => {
  // After the rows of another day, those of today are created again.
  const otherDay = new MockClock()
  otherDay.setToday('2030-01-01')
  const other = createStore()
  seedStore(other, otherDay)
  const again = createStore()
  seedStore(again, clock)
  expect(again.policies.all()).toEqual(policies)
  expect(other.policies.all()).not.toEqual(policies)
})

test('what is seeded cannot be changed in place, as every reset gives it again', () => {
  const [policy] = store.policies.all()
  expect(() => Object.assign(policy!, { title: '改名' })).toThrow('read only')
  expect(() => policy!.clauses.pop()).toThrow(TypeError)
})
