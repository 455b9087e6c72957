import { expect, test } from 'vitest'
import type { Schema } from '#gateway/contract.ts'
import { textsFor } from '../form/toolValues.ts'
import { scaleDefinition } from './scaleDefinition.ts'

const industries: Schema<'IndustryFieldList'> = [
  {
    code: 'INDUSTRY',
    name: '工业',
    fields: [
      { key: 'employeeAmount', label: '从业人员', unit: '人', bounds: [1000, 300, 20] },
      { key: 'operatingIncome', label: '营业收入', unit: '万元', bounds: [40_000, 2000, 300] },
    ],
  },
  {
    code: 'OTHER',
    name: '其他未列明行业',
    fields: [{ key: 'employeeAmount', label: '从业人员', unit: '人', bounds: [300, 100, 10] }],
  },
]

const definition = scaleDefinition(industries)
const namesFor = (industry: string) =>
  definition.sections({ industry }).flatMap(({ fields }) => fields.map(({ name }) => name))

test('the form shows the industry first, and then the indicators of that industry', () => {
  expect(namesFor('')).toEqual(['industry'])
  expect(namesFor('INDUSTRY')).toEqual(['industry', 'employeeAmount', 'operatingIncome'])
  expect(namesFor('OTHER')).toEqual(['industry', 'employeeAmount'])
})

test('figures from the enterprise profile wait until the industry is chosen', () => {
  const texts = textsFor(definition, { employeeAmount: 186, operatingIncome: 13_600 })
  expect(texts).toEqual({ employeeAmount: '186', operatingIncome: '13600' })
})
