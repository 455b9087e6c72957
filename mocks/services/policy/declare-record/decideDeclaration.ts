import { declareStatusWords } from '#gateway/generated/words/DeclareStatus.ts'
import { notify, type NotifyContext } from '#mocks/services/supanddem/ownership.ts'
import { decidedStatus, inStatus } from './declareStates.ts'

/** In calendar days: the region's departments allow a fortnight. */
const mendDays = 14

interface Decision {
  id: string
  pass: boolean
  remark?: string | undefined
}

/**
 * Moves an application to its next state, as its department would. Undefined when the department has nothing to decide.
 */
export function decideDeclaration(context: NotifyContext, { id, pass, remark }: Decision): 'declaration' | undefined {
  const { store, clock } = context
  const row = store.declareRecords.get(id)
  const status = row && decidedStatus(row, pass)
  if (row === undefined || status === undefined) return undefined
  const said = remark ?? (pass ? undefined : '申报材料不完整，请按申报指南补充。')
  const dueDate = status === 'RETURNED' ? clock.day(mendDays) : undefined
  const entry = { time: clock.dateTime(), actor: row.department, remark: said, dueDate }
  store.declareRecords.put(inStatus(row, status, entry))
  const word = declareStatusWords[status]
  notify(context, row.enId, {
    type: 'DECLARE',
    title: `申报进度：${word}`,
    content: `“${row.policyTitle}”：${word}。${said ?? ''}`,
    ...aboutDeclaration(row),
  })
  return 'declaration'
}

/** The subject of a message about an application, and the page on which its enterprise sees it. */
function aboutDeclaration({ id }: { id: string }) {
  return { bizType: 'DECLARE', bizId: id, link: `/qw/personal/declaration?id=${id}` } as const
}
