import { parameter } from '../../asked.ts'
import type { Loose } from '../../defect.ts'

export const coded = (list: Loose[], code: string): Loose => list.find((each) => each.code === code)
export const session = 's-5d20b7e1'
export const question = { sessionId: session, question: '研发费用加计扣除怎么算？' }
export const idOf = parameter('id')
