import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createLocator } from './locate.ts'
import { contractDir } from './sources.ts'

/** The source of a component's property: the file, and the text of the line. */
function placeOf(schema: string, property: string) {
  const { file, line } = createLocator(contractDir)(['components', 'schemas', schema, 'properties', property], '')
  return { file: path.relative(contractDir, file), text: readFileSync(file, 'utf8').split('\n')[line - 1]?.trim() }
}

test('a field that a view only names is found in that of its lists which has it', () => {
  expect(placeOf('DemandItem', 'budgetType')).toEqual({
    file: 'supanddem/demand/schemas/Demand.yaml',
    text: 'budgetType: { $ref: DemandBudgetType.yaml }',
  })
  expect(placeOf('DemandItem', 'viewCount')).toEqual({
    file: 'supanddem/common/schemas/Supply.yaml',
    text: 'viewCount: { title: 浏览数, x-grows: true, x-may-differ: 每查看一次加一, $ref: ../../../common/schemas.yaml#/Count }',
  })
})
