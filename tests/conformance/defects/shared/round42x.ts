import { dataOf, recordsIn } from '../../asked.ts'
import { type Ask, type Loose, type Returning, jsonReply } from '../../defect.ts'

export const statistics = '/enterprise/api/member/facilitator/statistics/en-1001'

export const land = {
  list: '/investment/ua/showResource/listByType?type=LAND',
  detail: '/investment/api/landResource/detail',
}

/** The detail of the first record of a list. */
export async function fromStart(ask: Ask, list: string, detail: string): Promise<Loose> {
  const [first] = await recordsIn(ask, list)
  return dataOf(ask, `${detail}?id=${first.id}`)
}

export const lastYear = new Date().getFullYear() - 1

/** The data of a tool's result, as a visitor gets it. */
export async function resultOf(ask: Ask, tool: string, body: object): Promise<Loose> {
  return (await ask(`/consult/api/customer/${tool}`, { as: 'visitor', body })).data
}

export const dictionaries = '/uaa/api/dict/value/multiple'

export const correction = {
  target: '/policy/api/customer/correction/save',
  body: { targetType: 'POLICY', targetId: 'p-1001', errorType: 'TYPO' },
}

export const visit = {
  target: '/investment/api/customer/intent/save',
  body: {
    name: '周示例',
    company: '泰兴市江畔精密传动有限公司',
    mobile: '13800000001',
    content: '希望实地查看',
    resourceType: 'HOUSE',
    resourceId: 'hs-1001',
    agree: true,
  },
}

/** The refusal of one field. */
export function refusedFor(field: string, errorMessage: string): Returning {
  return jsonReply({ returnCode: '3000', errorMessage: '填写的内容有误，请逐项检查', data: [{ errorMessage, field }] })
}
