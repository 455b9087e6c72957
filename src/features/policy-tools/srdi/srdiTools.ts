import { call } from '#gateway/call.ts'
import type { GatewayClient } from '#gateway/client.ts'
import type { Schema } from '#gateway/contract.ts'
import type { SavedInputs, ToolDefinition, ToolRequest } from '../form/toolDefinition.ts'
import type { ToolValues } from '../form/toolFields.ts'
import { lastYear } from '#ui/regionDate.ts'
import type { SrdiForm } from '../tools.ts'
import { form1Sections, form1Sections2022 } from './form1Sections.ts'
import { form2Sections, form2Sections2022 } from './form2Sections.ts'
import { form3Sections, form3Sections2022 } from './form3Sections.ts'
import { form1Profile, form2Profile, form3Profile } from './srdiProfile.ts'
import { renewableStandardSection, type Standard, standardSection } from './standardSection.ts'

type Form1Inputs = Standard & Schema<'SrdiForm1Inputs'>
type Form2Inputs = Standard & Schema<'SrdiForm2Inputs'> & Schema<'SrdiForm2Inputs2022'>
type Form3Inputs = Standard & Schema<'SrdiForm3Inputs'> & Schema<'SrdiForm3Inputs2022'>

const srdi2022 = 'srdi@2022'

/** The first level. */
export const form1Tool: ToolDefinition<Form1Inputs> = {
  name: 'srdi-form1',
  version: 1,
  sections: (values) => [
    standardSection('评分表没有变：新标准发布前，2026 年办法沿用 2022 年的评分。'),
    ...(isBefore(values) ? form1Sections2022 : form1Sections),
  ],
  calculate: (gateway, request) => score(gateway, form1Body(request)),
  trial: (request) => ({ srdi: form1Body({ ...request, enId: undefined }) }),
  recorded: (record) => recordedInputs<Form1Inputs>(record, 'form1'),
  saved: (gateway, enId) => savedRecord(gateway, 'form1', enId, form1Tool.recorded),
  fromProfile: form1Profile,
}

/** The second level. */
export const form2Tool: ToolDefinition<Form2Inputs> = {
  name: 'srdi-form2',
  version: 1,
  sections: (values) => [
    renewableStandardSection('2026 年办法不再自评打分，改为逐项对照条件。', '复核时，发展评价得分看近两年中的任一年。'),
    ...(isBefore(values) ? form2Sections2022(yearOf(values)) : form2Sections(yearOf(values), isRenewal(values))),
  ],
  calculate: (gateway, request) => score(gateway, form2Body(request)),
  trial: (request) => ({ srdi: form2Body({ ...request, enId: undefined }) }),
  recorded: (record) => recordedInputs<Form2Inputs>(record, 'form2'),
  saved: (gateway, enId) => savedRecord(gateway, 'form2', enId, form2Tool.recorded),
  fromProfile: form2Profile,
}

/** The third level. */
export const form3Tool: ToolDefinition<Form3Inputs> = {
  name: 'srdi-form3',
  version: 1,
  sections: (values) => [
    renewableStandardSection(
      '首次申报用 2026 年办法。2026 年复核 2023 年认定的“小巨人”企业，仍用 2022 年标准，请在这里改选。',
      '按 2026 年办法复核时，不考查营业收入增长，发展评价得分看近两年中的任一年。',
    ),
    ...(isBefore(values) ? form3Sections2022(yearOf(values)) : form3Sections(yearOf(values), isRenewal(values))),
  ],
  calculate: (gateway, request) => score(gateway, form3Body(request)),
  trial: (request) => ({ srdi: form3Body({ ...request, enId: undefined }) }),
  recorded: (record) => recordedInputs<Form3Inputs>(record, 'form3'),
  saved: (gateway, enId) => savedRecord(gateway, 'form3', enId, form3Tool.recorded),
  fromProfile: form3Profile,
}

function form1Body(request: ToolRequest<Form1Inputs>): Schema<'SrdiScoreForm'> {
  const { isBefore: before, rest, inputs } = requestOf(request)
  return before
    ? { ...rest, formCode: 'form1', ruleVersion: srdi2022, inputs: withoutTechSme(inputs) }
    : { ...rest, formCode: 'form1', ruleVersion: 'srdi@2026', inputs }
}

function form2Body(request: ToolRequest<Form2Inputs>): Schema<'SrdiScoreForm'> {
  const { isBefore: before, rest, inputs } = requestOf(request)
  return before
    ? { ...rest, formCode: 'form2', ruleVersion: srdi2022, inputs }
    : { ...rest, formCode: 'form2', ruleVersion: 'srdi@2026', inputs }
}

function form3Body(request: ToolRequest<Form3Inputs>): Schema<'SrdiScoreForm'> {
  const { isBefore: before, rest, inputs } = requestOf(request)
  return before
    ? { ...rest, formCode: 'form3', ruleVersion: srdi2022, inputs }
    : { ...rest, formCode: 'form3', ruleVersion: 'srdi@2026', inputs }
}

function isBefore(values: ToolValues): boolean {
  return values['ruleVersion'] === srdi2022
}

function isRenewal(values: ToolValues): boolean {
  return values['isRenewal'] === 'yes'
}

function yearOf(values: ToolValues): number {
  return Number(values['inputYear'] || lastYear())
}

/** The request without the rule's own inputs. The form shows, and so sends, only those of the chosen version. */
function requestOf<Inputs extends Standard>({ inputs, inputYear, enId }: ToolRequest<Inputs>) {
  const { ruleVersion, isRenewal: renewal = false, ...own } = inputs
  return {
    isBefore: ruleVersion === srdi2022,
    rest: { isRenewal: renewal, inputYear, ...(enId === undefined ? {} : { enId }) },
    inputs: own,
  }
}

/** The ground that only today's rules have may have been ticked under them; alone it says nothing about the others. */
function withoutTechSme({ directPassGrounds, ...inputs }: Schema<'SrdiForm1Inputs'>): Schema<'SrdiForm1Inputs2022'> {
  if (directPassGrounds === undefined) return inputs
  const known = directPassGrounds.filter((ground) => ground !== 'TECH_SME')
  return known.length === 0 && directPassGrounds.length > 0 ? inputs : { ...inputs, directPassGrounds: known }
}

function score(gateway: GatewayClient, body: Schema<'SrdiScoreForm'>): Promise<Schema<'ToolResult'>> {
  return call(gateway, 'scoreSrdi', { body }, { silent: true })
}

function recordedInputs<Inputs extends Standard>(
  { srdi }: Schema<'ToolRecord'>,
  form: SrdiForm,
): Partial<Inputs> | undefined {
  if (srdi?.formCode !== form) return undefined
  const standard: Standard = {
    ...(srdi.ruleVersion === srdi2022 && { ruleVersion: srdi2022 }),
    ...(srdi.isRenewal && { isRenewal: true }),
  }
  // formCode tells whose inputs these are.
  return { ...srdi.inputs, ...standard } as Partial<Inputs>
}

/** The member's last result for the form and enterprise; srdi stores it in the history only. */
async function savedRecord<Inputs>(
  gateway: GatewayClient,
  form: SrdiForm,
  enId: string | undefined,
  recorded: (record: Schema<'ToolRecord'>) => Partial<Inputs> | undefined,
): Promise<SavedInputs<Inputs> | undefined> {
  const query = { toolCode: 'SRDI', size: 50, ...(enId && { enId }) } as const
  const { records } = await call(gateway, 'listToolResults', { query })
  const last = records.find((record) => record.formCode === form && record.enId === (enId ?? null))
  if (last === undefined) return undefined
  const record = await call(gateway, 'getToolResult', { query: { id: last.id } })
  const inputs = recorded(record)
  return inputs && { inputs, inputYear: record.result.inputYear ?? null }
}
