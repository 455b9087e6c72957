import { expect, test } from 'vitest'
import { withTypedReplies } from './typedReplies.ts'

const form = (code: string) => ({ type: 'object', properties: { code: { type: 'string', enum: [code] }, inputs: {} } })
const record = { type: 'object', properties: { form: { $ref: '#/components/schemas/Form' } } }
const forms = { First: form('FIRST'), Second: form('SECOND') }
const choice = { oneOf: [{ $ref: '#/components/schemas/First' }, { $ref: '#/components/schemas/Second' }] }

test('a choice of classes with the same fields becomes an object of any values, not of texts', () => {
  const schemas = { ...forms, Form: choice, Record: record }
  const typed = withTypedReplies({ paths: {}, components: { schemas } }).components?.['schemas']
  expect(typed).toMatchObject({
    Form: { type: 'object', additionalProperties: { $ref: '#/components/schemas/AnyValue' } },
    AnyValue: {},
    Record: record,
  })
  expect(typed?.['Form']).not.toHaveProperty('oneOf')
})
