import type { Ask, Loose } from '../../defect.ts'

/** What a list's first record is, as the member sees it. */
export async function firstIn(ask: Ask, target: string): Promise<Loose> {
  return (await ask(target)).data.records[0]
}

/** The return code of a request. */
export async function codeFor(ask: Ask, ...sent: Parameters<Ask>): Promise<unknown> {
  return (await ask(...sent)).code
}

const summary = '填写的内容有误，请逐项检查'

export const refusal = (field: string, errorMessage: string) => ({
  returnCode: '3000',
  errorMessage: summary,
  data: [{ errorMessage, field }],
})

/** How many characters a parameter has. */
export const lengthOf = (query: URLSearchParams, name: string): number => Array.from(query.get(name) ?? '').length
