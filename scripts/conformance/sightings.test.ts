import { expect, test } from 'vitest'
import type { ContractDocument } from '#compiler/document.ts'
import { absent, closedBy, kindOf, kindsIn, sightingsIn } from './sightings.ts'

const document = {
  paths: {},
  components: {
    schemas: {
      Id: { type: 'string' },
      Shop: {
        type: 'object',
        properties: {
          id: { 'x-identifies': 'Shop', $ref: '#/components/schemas/Id' },
          name: { type: 'string' },
          visits: { type: 'integer', 'x-may-differ': '每次加一' },
          place: { type: 'object', properties: { town: { type: 'string' } } },
          goods: { type: 'array', items: { $ref: '#/components/schemas/Good' } },
        },
      },
      Good: {
        type: 'object',
        properties: {
          id: {
            'x-identifies': { kind: 'Good', unless: { pending: [true] } },
            $ref: '#/components/schemas/Id',
          },
          title: { type: 'string' },
          pending: { type: 'boolean' },
          shopId: { 'x-refers': { to: 'Shop', as: { shopName: 'name' } }, $ref: '#/components/schemas/Id' },
          shopName: { type: 'string' },
          aboutType: { type: 'string' },
          aboutId: {
            'x-refers': { by: 'aboutType', to: { SHOP: 'Shop', GOOD: 'Good' }, outlives: '可以删除' },
            $ref: '#/components/schemas/Id',
          },
        },
      },
    },
  },
} as unknown as ContractDocument

const shop = { $ref: '#/components/schemas/Shop' }
const good = { $ref: '#/components/schemas/Good' }

function seen(schema: object, data: unknown) {
  return sightingsIn(document, schema, data).map(({ kind, id, at, fields, isThere }) => ({
    of: `${kind} ${id}${at}`,
    fields: Object.fromEntries(
      [...fields].map(([field, { json }]) => [field, json === absent ? absent : (JSON.parse(json) as unknown)]),
    ),
    isThere,
  }))
}

test('a view shows the fields of its record or leaves them out, in objects too, without those that may differ', () => {
  expect(seen(shop, { id: 's1', name: '甲', visits: 3, place: { town: '乙' } })).toEqual([
    { of: 'Shop s1', fields: { name: '甲', 'place/town': '乙', goods: absent }, isThere: true },
  ])
})

test('a record within a record is seen by itself, and counts in the list by its id', () => {
  const found = seen(shop, { id: 's1', name: '甲', goods: [{ id: 'g1', title: '丙' }] })
  expect(found.map(({ of }) => of)).toEqual(['Shop s1', 'Good g1/goods/*'])
  expect(found[0]?.fields['goods (id,title)']).toEqual([{ id: 'g1' }])
})

test('what stands beside a reference is the field of the record that it refers to', () => {
  expect(seen(good, { id: 'g1', title: '丙', shopId: 's1', shopName: '甲' })).toContainEqual({
    of: 'Shop s1',
    fields: { name: '甲' },
    isThere: true,
  })
})

test('another field decides what a reference refers to; an unknown value says nothing', () => {
  const kinds = (aboutType: string) => seen(good, { id: 'g1', aboutType, aboutId: 'x' }).map(({ of }) => of)
  expect(kinds('SHOP')).toContain('Shop x')
  expect(kinds('GOOD')).toContain('Good x')
  expect(kinds('OTHER')).toEqual(['Good g1'])
})

test('a reference may outlive its record, and a record may be excepted', () => {
  const found = seen(good, { id: 'g1', pending: true, aboutType: 'SHOP', aboutId: 's1' })
  expect(found).toEqual([{ of: 'Shop s1', fields: {}, isThere: false }])
})

test('a view that has only some of the records says so without showing it', () => {
  const open = { 'x-identifies': { kind: 'Shop', with: { state: 'OPEN' } }, type: 'string' }
  const found = seen({ type: 'object', properties: { id: open } }, { id: 's1' })
  expect(found).toEqual([{ of: 'Shop s1', fields: { state: 'OPEN' }, isThere: true }])
})

test('the kinds of a reply are those that it shows anywhere, and the kind that it is', () => {
  expect([...kindsIn(document, shop)]).toEqual(['Shop', 'Good'])
  expect(kindOf(document, { oneOf: [shop, { type: 'null' }] })).toBe('Shop')
})

test('a reference may say that its record is not public, and only where the contract takes its word', () => {
  const stated = { 'x-refers': { to: 'Shop', unless: { invalid: [true] }, gone: true } } as object
  expect(closedBy(stated, { invalid: true })).toBe('Shop')
  expect(closedBy(stated, { invalid: false })).toBeUndefined()
  expect(
    closedBy({ 'x-refers': { to: 'Shop', unless: { invalid: [true] } } } as object, { invalid: true }),
  ).toBeUndefined()
})
