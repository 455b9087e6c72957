import type { ContractDocument } from '#compiler/document.ts'
import { createMockGateway } from '#mocks/gateway/gateway.ts'

const thing = {
  type: 'object',
  required: ['id', 'name'],
  additionalProperties: false,
  properties: { id: { type: 'string', maxLength: 64 }, name: { type: 'string', maxLength: 200 } },
}

/** Serves a contract with this many similar operations (first argument) on a port (second argument). */
const [operations = '11', port = '4205'] = process.argv.slice(2)
const gateway = await createMockGateway({ contract: contractOf(Number(operations)), handlers: {}, seed: () => {} })
await gateway.listen(Number(port))

function contractOf(count: number): ContractDocument {
  const numbers = Array.from({ length: count }, (_, index) => index)
  return Object.assign(
    { openapi: '3.1.0', jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema', info: {} },
    {
      paths: Object.fromEntries(
        numbers.map((number) => [`/service/api/things${number}/{id}`, { get: getThing(number) }]),
      ),
      components: { schemas: { Thing: thing } },
    },
  )
}

function getThing(number: number) {
  const reply = {
    type: 'object',
    required: ['returnCode', 'data'],
    additionalProperties: false,
    properties: {
      returnCode: { type: 'string', pattern: '^200' },
      data: { type: 'array', maxItems: 100, items: { $ref: '#/components/schemas/Thing' } },
    },
  }
  const data = Array.from({ length: 10 }, (_, index) => ({ id: `x-${index}`, name: `示例 ${index}` }))
  return {
    operationId: `getThing${number}`,
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: 64 } },
      { name: 'current', in: 'query', schema: { type: 'integer', minimum: 1 } },
    ],
    responses: {
      '200': {
        description: 'Things',
        content: {
          'application/json': { schema: reply, examples: { success: { value: { returnCode: '200', data } } } },
        },
      },
    },
  }
}
