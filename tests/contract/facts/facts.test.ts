import { expect, test } from 'vitest'
import { listOperations, readContract } from '#compiler/document.ts'
import { mainMenu } from '#layouts/default/mainMenu.ts'
import { operationFacts } from './operationFacts.ts'
import { schemaFacts } from './schemaFacts.ts'

interface ObjectSchema {
  $ref?: string
  properties?: Record<string, object>
  allOf?: ObjectSchema[]
}

const contract = readContract() as unknown as {
  components: { schemas: Record<string, ObjectSchema> }
  paths: Record<string, Record<string, { security?: object[] }>>
}
const operations = listOperations(readContract())

function named(name: string): ObjectSchema {
  const schema = contract.components.schemas[name]
  if (schema === undefined) throw new Error(`The contract has no schema ${name}`)
  return schema
}

/** The properties of a schema and of those it is composed of. */
function propertiesOf(schema: ObjectSchema): string[] {
  const whole = schema.$ref === undefined ? schema : named(schema.$ref.split('/').at(-1) ?? '')
  return [...Object.keys(whole.properties ?? {}), ...(whole.allOf ?? []).flatMap(propertiesOf)]
}

test.each(schemaFacts)('%s %s has %s', (_id, schema, property) => {
  expect(propertiesOf(named(schema))).toContain(property)
})

test.each(operationFacts)(
  '$id $operation is in the contract',
  ({ operation: id, method = /./, path = /./, query = [] }) => {
    const operation = operations.find(({ operationId }) => operationId === id)
    expect(operation?.method).toSatisfy(fits(method))
    expect(operation?.path).toSatisfy(fits(path))
    const names = operation?.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining([...query]))
  },
)

/** A text stands for itself alone. */
function fits(pattern: string | RegExp): (value: string) => boolean {
  return (value) => (typeof pattern === 'string' ? value === pattern : pattern.test(value))
}

test('3.1-18 the registered capital has minimum 0', () => {
  const { regCapital } = named('BasicDTO').properties ?? {}
  expect(regCapital).toMatchObject({ minimum: 0 })
})

test('3.2-15 3.2-16 3.2-17 3.2-18 an entry of the menu has a name, a link, a mark for a new window, and children', () => {
  const entries = mainMenu.flatMap((entry) => [entry, ...(entry.children ?? [])])
  expect(entries.every(({ menuName }) => menuName.length > 0)).toBe(true)
  expect(entries.filter(({ menuHref }) => menuHref === undefined).map(({ menuName }) => menuName)).toEqual(['产业供需'])
  expect(entries.some(({ out }) => out === true)).toBe(true)
})

test('7.3-02 the policy search takes its signature from headers', () => {
  const search = operations.find(({ operationId }) => operationId === 'searchPolicies')
  const signed = search?.parameters.filter(({ in: place, required }) => place === 'header' && required === true)
  expect(signed?.map(({ name }) => name)).toEqual(expect.arrayContaining(['sign', 'timestamp', 'nonce']))
})

test('6-15 the contract knows one login type and a bearer, and neither of them names a role', () => {
  expect(contract.components.schemas['LoginType']).toMatchObject({ enum: ['member'] })
  const asked = Object.values(contract.paths)
    .flatMap(Object.values)
    .flatMap(({ security }) => security ?? [])
  expect(asked).toContainEqual({ memberBearer: [] })
  // Where the token is read but not needed, the other choice is none at all.
  for (const requirement of asked) expect([{}, { memberBearer: [] }]).toContainEqual(requirement)
  for (const schema of ['CurrentUser', 'UserEnterprise', 'Enterprise', 'Tokens']) {
    expect(propertiesOf(named(schema)).filter((name) => /role|permission|authorit/i.test(name))).toEqual([])
  }
})
