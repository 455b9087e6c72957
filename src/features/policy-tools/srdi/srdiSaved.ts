import { call } from '#gateway/call.ts'
import type { GatewayClient } from '#gateway/client.ts'
import type { Schema } from '#gateway/contract.ts'
import type { SavedInputs } from '../form/toolDefinition.ts'
import type { SrdiForm } from '../tools.ts'

/** The last of the member's results for the form and enterprise, which srdi keeps in the history only. */
export async function savedRecord<Inputs>(
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
