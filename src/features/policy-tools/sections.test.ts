import { expect, test } from 'vitest'
import { boundsOf, exampleRequest } from '#gateway/testing/contractRequests.ts'
import type { AnyToolField, ToolSection } from './form/toolFields.ts'
import { inputsOf, plainFields, valuesOf } from './form/toolInputs.ts'
import { toolSchema } from './form/toolSchema.ts'
import { hnteSections } from './hnte/hnteSections.ts'
import { form1Sections, form1Sections2022 } from './srdi/form1Sections.ts'
import { form2Sections, form2Sections2022 } from './srdi/form2Sections.ts'
import { form3Sections, form3Sections2022 } from './srdi/form3Sections.ts'
import { baseSections, scoreSections } from './techSme/techSmeSections.ts'

interface Tool {
  schema: string
  fields: readonly AnyToolField[]
  /** The contract's example. */
  inputs: Record<string, unknown>
}

function tool<Inputs>(schema: string, sections: readonly ToolSection<Inputs>[], example: unknown, part: string): Tool {
  const fields = sections.flatMap((section) => plainFields(section.fields))
  return { schema, fields, inputs: (example as Record<string, Record<string, unknown>>)[part] ?? {} }
}

const srdi = (name: string) => exampleRequest('scoreSrdi', name)
const all = [
  tool('HnteInputs', hnteSections(2025), exampleRequest('saveTechnologyEvaluation'), 'inputs'),
  tool('TecEnBase', baseSections, exampleRequest('saveTecEnFormBase'), 'base'),
  tool('TecEnScores', scoreSections, exampleRequest('commitTecEnForm'), 'scores'),
  tool('SrdiForm1Inputs', form1Sections, srdi('form1'), 'inputs'),
  tool('SrdiForm1Inputs2022', form1Sections2022, srdi('form1History'), 'inputs'),
  tool('SrdiForm2Inputs', form2Sections(2025, true), srdi('valid'), 'inputs'),
  tool('SrdiForm2Inputs2022', form2Sections2022(2025), srdi('form2History'), 'inputs'),
  tool('SrdiForm3Inputs', form3Sections(2025, false), srdi('form3'), 'inputs'),
  tool('SrdiForm3Inputs2022', form3Sections2022(2025), srdi('form3Renewal'), 'inputs'),
]

/** Only for a renewal. */
const renewalOnly = new Set(['lastDevelopmentScore'])

test.each(all)('the form has each field of $schema exactly once', ({ schema, fields }) => {
  const asked = fields.map(({ name }) => name).filter((name) => !renewalOnly.has(name))
  const taken = Object.keys(boundsOf(schema)).filter((name) => !renewalOnly.has(name))
  expect(asked.toSorted()).toEqual(taken.toSorted())
})

test.each(all)("the contract's example of $schema survives the way through the form", (each) => {
  const values = valuesOf(each.fields as never, each.inputs)
  expect(toolSchema(each.fields).safeParse(values).success).toBe(true)
  expect(inputsOf(each.fields as never, values)).toEqual(each.inputs)
})
