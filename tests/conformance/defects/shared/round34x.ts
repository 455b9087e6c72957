import type { Ask, Loose } from '../../defect.ts'

/** Whether an answer to a request is a success. */
export async function isDone(ask: Ask, ...sent: Parameters<Ask>): Promise<boolean> {
  return (await ask(...sent)).code === '200'
}

/** The data that a visitor gets for a body. */
export async function computed(ask: Ask, target: string, body: Loose): Promise<Loose> {
  return (await ask(target, { as: 'visitor', body })).data
}

/** Whether a number has more decimals than it may. */
export function isUnrounded(amount: number, decimals: number): boolean {
  return (String(amount).split('.')[1] ?? '').length > decimals
}
