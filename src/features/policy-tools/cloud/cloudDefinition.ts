import { call } from '#gateway/call.ts'
import type { Schema } from '#gateway/contract.ts'
import type { ToolDefinition } from '../form/toolDefinition.ts'
import { cloudSections } from './cloudSections.ts'

export const cloudDefinition: ToolDefinition<Schema<'CloudInputs'>> = {
  name: 'cloud',
  version: 1,
  sections: () => cloudSections,
  calculate: (gateway, { enId, inputYear, inputs }) =>
    call(gateway, 'commitCloud', { body: { ...(enId && { enId }), inputYear, inputs } }, { silent: true }),
  trial: ({ inputs }) => ({ cloud: inputs }),
  recorded: ({ cloud }) => cloud,
  saved: async (gateway, enId) => {
    const { inputs, inputYear } = await call(gateway, 'getCloudInfo', { query: { enId } })
    return inputs === null ? undefined : { inputs, inputYear }
  },
}
