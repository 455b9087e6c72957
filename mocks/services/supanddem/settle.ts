import { dockingItemTerms } from '#gateway/generated/fields/DockingItem.ts'
import { verdictIn } from '../auditWords.ts'
import { decideSupply } from './audit.ts'
import { aboutDocking } from './docking/dockingStates.ts'
import { notify, type SupplyContext } from './ownership.ts'
import { addWorkingDays } from './workingDays.ts'

const { remind, expire } = dockingItemTerms

type Context = Pick<SupplyContext, 'store' | 'clock' | 'gateway'>

/** Applies what time has changed since the last call: audits are decided, and unanswered requests end. */
export function settle(context: Context): void {
  const today = context.clock.today()
  decideAudits(context, today)
  publishEvaluations(context, today)
  settleDockings(context, today)
}

/** A title that requests a verdict gets it at once. Others pass on the next day. */
function decideAudits(context: Context, today: string): void {
  const { store } = context
  const waiting = [
    ...store.demands.by('status', 'AUDITING'),
    ...store.demands.by('pendingChange', true),
    ...store.resources.by('status', 'AUDITING'),
    ...store.resources.by('pendingChange', true),
  ]
  for (const { id, updateTime, content } of waiting) {
    const asked = verdictIn(content.title)
    const isDue = updateTime.slice(0, 10) < today
    if (asked !== undefined || isDue) decideSupply(context, { id, verdict: asked ?? 'PASS' })
  }
}

/** A published evaluation counts towards the resource's score. */
function publishEvaluations({ store }: Context, today: string): void {
  const due = store.dockingEvaluations
    .by('status', 'SUBMITTED')
    .filter(({ createTime }) => createTime.slice(0, 10) < today)
  for (const row of due) {
    store.dockingEvaluations.update(row.id, { status: 'PUBLISHED' })
    const resource = store.resources.get(row.targetId)
    // A changed one has already been counted.
    if (resource === undefined || row.edited) continue
    const evaluationCount = resource.evaluationCount + 1
    const meanScore = (resource.meanScore * resource.evaluationCount + row.overall) / evaluationCount
    store.resources.update(resource.id, { evaluationCount, meanScore })
  }
}

function settleDockings(context: Context, today: string): void {
  const { store, clock } = context
  for (const row of store.dockings.by('status', 'PENDING')) {
    const begun = row.createTime.slice(0, 10)
    const { timeline } = row
    const entry = (action: 'EXPIRE' | 'REMIND') => ({ time: clock.dateTime(), actor: 'SYSTEM' as const, action })
    if (today > addWorkingDays(begun, expire.workingDays)) {
      store.dockings.update(row.id, { status: 'EXPIRED', timeline: [...timeline, entry('EXPIRE')] })
      for (const enId of [row.ownerEnId, row.initiatorEnId]) {
        notify(context, enId, {
          type: 'DOCKING',
          title: '对接申请已超时',
          content: `“${row.targetTitle}”的对接“${row.title}”在期限内没有得到答复，已自动结束。`,
          ...aboutDocking(row),
        })
      }
    } else if (
      today >= addWorkingDays(begun, remind.workingDays) &&
      !timeline.some(({ action }) => action === 'REMIND')
    ) {
      store.dockings.update(row.id, { timeline: [...timeline, entry('REMIND')] })
      notify(context, row.ownerEnId, {
        type: 'REMIND',
        title: '有对接申请等待您答复',
        content: `“${row.targetTitle}”的对接申请请在 ${row.replyBefore} 前答复。`,
        ...aboutDocking(row),
      })
    }
  }
}
