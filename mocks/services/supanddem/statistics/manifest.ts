import type { Manifest } from '#mocks/services/manifest.ts'
import { member } from '#mocks/handler/handler.ts'
import { settled } from '../settled.ts'
import type { DockingRow } from '../docking/dockingRows.ts'
import { demandStatus, shownDemands } from '../demand/demandView.ts'
import { isOpenDocking } from '../docking/dockingStates.ts'
import { mayEvaluate, roleIn } from '../docking/dockingView.ts'
import { signStatus } from '../event/eventSigns.ts'
import { askedEnIds } from '../ownership.ts'
import { resourceStatus, shownResources } from '../resource/resourceView.ts'

export const manifest: Manifest = {
  tables: {},
  handlers: settled({
    getSupplyDemandStats: (context) => {
      const { store, clock } = context
      const today = clock.today()
      const demands = shownDemands(store, today).map(({ item }) => item)
      const resources = shownResources(store, today).map(({ item }) => item)
      const dockings = store.dockings.all()
      const ended = dockings.filter(({ status }) => !isOpenDocking(status))
      const finished = dockings.filter(({ status }) => status === 'FINISHED')
      const hours = dockings.flatMap((row) => replyHours(row) ?? [])
      return {
        demandCount: demands.length,
        openDemandCount: demands.filter(({ status }) => status === 'PUBLISHED').length,
        completedDemandCount: demands.filter(({ status }) => status === 'COMPLETED').length,
        demandTypes: countBy(demands, ({ demandType }) => demandType).map(([demandType, count]) => ({
          demandType,
          count,
        })),
        resourceCount: resources.length,
        resourceTypes: countBy(resources, ({ resourceType }) => resourceType).map(([resourceType, count]) => ({
          resourceType,
          count,
        })),
        dockingCount: dockings.length,
        finishedDockingCount: finished.length,
        successRate: ended.length === 0 ? null : Math.round((finished.length / ended.length) * 10_000) / 100,
        avgReplyHours: hours.length === 0 ? null : Math.round((sum(hours) / hours.length) * 10) / 10,
        updateTime: clock.dateTime(),
      }
    },

    getMySupplyDemandStats: (context) => {
      const { store, query, clock } = context
      const { id: userId } = member(context)
      const today = clock.today()
      const own = askedEnIds(context, query.enId)
      const isOwn = ({ enId }: { enId: string }) => own.includes(enId)
      const dockings = store.dockings.filter((row) => own.includes(row.ownerEnId) || own.includes(row.initiatorEnId))
      const received = dockings.filter((row) => own.includes(row.ownerEnId))
      const sent = dockings.filter((row) => own.includes(row.initiatorEnId))
      const toEvaluate = dockings.filter((row) => {
        const role = roleIn(context, row)
        const isGiven = store.dockingEvaluations.by('dockingId', row.id).length > 0
        return role !== undefined && !isGiven && mayEvaluate(context, row, role)
      })
      const favorites = store.supplyFavorites.by('userId', userId)
      const signs = store.eventSigns.by('userId', userId)
      return {
        demands: countBy(store.demands.filter(isOwn), (row) => demandStatus(row, today)).map(([status, count]) => ({
          status,
          count,
        })),
        resources: countBy(store.resources.filter(isOwn), (row) => resourceStatus(row, today)).map(
          ([status, count]) => ({
            status,
            count,
          }),
        ),
        receivedPendingCount: received.filter(({ status }) => status === 'PENDING').length,
        sentOpenCount: sent.filter(({ status }) => isOpenDocking(status)).length,
        finishedDockingCount: dockings.filter(({ status }) => status === 'FINISHED').length,
        toEvaluateCount: toEvaluate.length,
        favoriteDemandCount: favorites.filter(({ kept }) => kept.targetType === 'DEMAND').length,
        favoriteResourceCount: favorites.filter(({ kept }) => kept.targetType === 'RESOURCE').length,
        upcomingEventCount: signs.filter((sign) => {
          const event = store.events.get(sign.eventId)
          const status = event === undefined ? 'CANCELLED' : signStatus(sign, event, clock.dateTime())
          const holds = status === 'PASS' || status === 'PENDING' || status === 'WAITLIST'
          return holds && event !== undefined && !event.cancelled && event.startTime > clock.dateTime()
        }).length,
      }
    },
  }),
}

/** Hours from the request to the owner's answer. */
function replyHours({ timeline, createTime }: Readonly<DockingRow>): number | undefined {
  const answer = timeline.find(({ action }) => action === 'ACCEPT' || action === 'REJECT')
  return answer === undefined ? undefined : (Date.parse(answer.time) - Date.parse(createTime)) / 3_600_000
}

function sum(values: number[]): number {
  return values.reduce((a, b) => a + b, 0)
}

/** The number of items for each key that occurs. */
function countBy<Item, Key extends string>(items: readonly Item[], keyOf: (item: Item) => Key): [Key, number][] {
  const counts = new Map<Key, number>()
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return [...counts]
}
