import { expect, test } from 'vitest'
import { putIntoEnvelopes } from './envelope.ts'

const failure = { $ref: '#/components/schemas/BusinessError' }
const envelope = {
  oneOf: [
    { type: 'object', title: '回复', properties: { returnCode: { type: 'string' }, data: { title: '内容' } } },
    failure,
  ],
}

/** The schema of an operation's reply in the bundle. */
function written(schema: object, contentType = 'application/json') {
  const get = { responses: { '200': { description: '商品', content: { [contentType]: { schema } } } } }
  const bundle = { openapi: '3.1.0', paths: { '/goods': { get } }, components: { schemas: { Envelope: envelope } } }
  const { paths, components } = putIntoEnvelopes(bundle)
  expect(components['schemas']).toEqual({})
  const item = paths['/goods']?.['get'] as typeof get
  return item.responses['200'].content[contentType]?.schema
}

const good = { $ref: '#/components/schemas/Good' }

test('what an operation replies with is the data of its envelope, which is called by the description or the title', () => {
  const properties = { returnCode: { type: 'string' }, data: good }
  expect(written(good)).toEqual({ oneOf: [{ type: 'object', title: '商品回复', properties }, failure] })
  expect(written({ title: '新商品回复', ...good })).toMatchObject({
    oneOf: [{ title: '新商品回复', properties }, failure],
  })
})

test('a reply without data is no other envelope, and one that is no JSON has none', () => {
  const empty = { $ref: '#/components/schemas/EmptySuccess' }
  expect(written(empty)).toEqual({ oneOf: [empty, failure] })
  expect(written({ type: 'string' }, 'text/html')).toEqual({ type: 'string' })
})
