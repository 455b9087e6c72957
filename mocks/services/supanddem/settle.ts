import { notify, type SupplyContext } from './ownership.ts'
import { addWorkingDays } from './workingDays.ts'

/** Working days after which the owner is reminded, and after which the request ends unanswered. */
const remindAfter = 3
const endAfter = 10

/** Does what time has done to requests that wait for an answer since somebody last looked. */
export function settleDockings(context: Pick<SupplyContext, 'store' | 'clock' | 'gateway'>): void {
  const { store, clock } = context
  const today = clock.today()
  for (const row of store.dockings.by('status', 'PENDING')) {
    const begun = row.createTime.slice(0, 10)
    const { timeline } = row
    const entry = (action: 'EXPIRE' | 'REMIND') => ({ time: clock.dateTime(), actor: 'SYSTEM' as const, action })
    if (today > addWorkingDays(begun, endAfter)) {
      store.dockings.update(row.id, { status: 'EXPIRED', timeline: [...timeline, entry('EXPIRE')] })
    } else if (today >= addWorkingDays(begun, remindAfter) && !timeline.some(({ action }) => action === 'REMIND')) {
      store.dockings.update(row.id, { timeline: [...timeline, entry('REMIND')] })
      notify(context, row.ownerEnId, {
        type: 'REMIND',
        title: '有对接申请等待您答复',
        content: `“${row.targetTitle}”的对接申请请在 ${row.replyBefore} 前答复。`,
        bizType: row.targetType,
        bizId: row.targetId,
      })
    }
  }
}
