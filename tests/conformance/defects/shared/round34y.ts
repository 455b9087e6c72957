import { type Answer, type Ask, type Loose, type Passing, type Returning, inData } from '../../defect.ts'

/** Changes the data of one operation's reply, when it is one of that operation. */
export function alter(
  operationId: string,
  returning: Returning,
  passing: Passing,
  change: (data: Loose) => void,
): void {
  inData(operationId, (data) => {
    change(data)
  })(returning, passing)
}

/** Saves a subscription of the member, with what is different from the usual one. */
export async function subscribe(ask: Ask, more: object): Promise<Answer> {
  const usual = { channels: ['SITE'], frequency: 'WEEKLY', quietStart: '22:00', quietEnd: '08:00' }
  const body = { tagIds: ['t-101'], departments: [], levels: [], ...usual, deadlineRemind: [30, 7, 3, 1], ...more }
  return ask('/policy/api/customer/tag/subscribe', { body })
}

export async function subscription(ask: Ask): Promise<Loose> {
  return (await ask('/policy/api/customer/tag/mySubscribe')).data
}
