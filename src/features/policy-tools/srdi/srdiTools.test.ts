import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Schema } from '#gateway/contract.ts'
import { exampleReply } from '#gateway/testing/contractExamples.ts'
import { startGatewayServer, type GatewayServer } from '#gateway/testing/gatewayServer.ts'
import { createTestClient } from '#gateway/testing/testClient.ts'
import { plainFields } from '../form/toolInputs.ts'
import { form1Tool, form2Tool, form3Tool } from './srdiTools.ts'

let server: GatewayServer

beforeEach(async () => {
  server = await startGatewayServer(() => ({ json: exampleReply('scoreSrdi') }))
})

afterEach(() => server.close())

async function sent(inputs: Parameters<typeof form1Tool.calculate>[1]['inputs']): Promise<unknown> {
  const { gateway } = createTestClient(server.url)
  await form1Tool.calculate(gateway, { inputs, inputYear: 2025, enId: undefined })
  return JSON.parse(server.seen.at(-1)?.text ?? '')
}

function namesOf(tool: typeof form2Tool | typeof form3Tool, values: Record<string, string>): string[] {
  return tool.sections(values).flatMap(({ fields }) => plainFields(fields as never).map(({ name }) => name))
}

test("without a choice today's rules apply, for a first application", async () => {
  expect(await sent({ rdRatio: 3, directPassGrounds: ['TECH_SME'] })).toEqual({
    formCode: 'form1',
    ruleVersion: 'srdi@2026',
    isRenewal: false,
    inputYear: 2025,
    inputs: { rdRatio: 3, directPassGrounds: ['TECH_SME'] },
  })
})

test.each([
  [['HNTE', 'TECH_SME'], { directPassGrounds: ['HNTE'] }],
  // The answers about the other grounds of 2022 are unknown.
  [['TECH_SME'], {}],
  [[], { directPassGrounds: [] }],
] as const)('the ground that the rules of 2022 lack is not sent to them: %j', async (ticked, inputs) => {
  const body = await sent({ ruleVersion: 'srdi@2022', directPassGrounds: [...ticked] })
  expect(body).toMatchObject({ ruleVersion: 'srdi@2022', inputs })
  expect((body as { inputs: unknown }).inputs).toEqual(inputs)
})

test('each version has its own inputs, and a renewal has the scores of both years', () => {
  expect(namesOf(form2Tool, {})).toContain('developmentScore')
  expect(namesOf(form2Tool, {})).not.toContain('lastDevelopmentScore')
  expect(namesOf(form2Tool, { isRenewal: 'yes' })).toContain('lastDevelopmentScore')
  expect(namesOf(form2Tool, { ruleVersion: 'srdi@2022' })).not.toContain('developmentScore')
  expect(namesOf(form3Tool, { isRenewal: 'yes' })).not.toContain('operatingIncomeTwoYearsBefore')
})

test('a recorded result goes back into the form of its level, with its version and whether it was a renewal', () => {
  const { data } = exampleReply('scoreSrdi')
  const srdi = {
    formCode: 'form3',
    ruleVersion: 'srdi@2022',
    isRenewal: true,
    inputYear: 2025,
    inputs: { marketYears: 9 },
  }
  const record = { result: data, srdi } as Schema<'ToolRecord'>
  expect(form3Tool.recorded(record)).toEqual({ ruleVersion: 'srdi@2022', isRenewal: true, marketYears: 9 })
  expect(form2Tool.recorded(record)).toBeUndefined()
})
