import { type Ask, type Loose, type Returning, jsonReply } from '../../defect.ts'

/** The first record of a list. */
export async function firstOf(ask: Ask, list: string): Promise<Loose> {
  return (await ask(list)).data.records[0]
}

/** The refusal of one field, as the gateway words it. */
export function refusal(field: string, errorMessage: string): Returning {
  return jsonReply({
    returnCode: '3000',
    errorMessage: '填写的内容有误，请逐项检查',
    data: [{ errorMessage, field }],
  })
}
