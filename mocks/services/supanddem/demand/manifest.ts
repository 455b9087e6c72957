import type { Manifest } from '#mocks/services/manifest.ts'
import type { CopiedRegion, CopyOf } from '#mocks/seeds/scale/copies.ts'
import { otherAmount, siteOf } from '#mocks/seeds/scale/variants.ts'
import { addDays } from '#mocks/time/days.ts'
import { settled } from '../settled.ts'
import { copiedOffer } from '../copiedOffer.ts'
import type { CompleteDemand, DemandRow } from './demandRow.ts'
import { seedDemands } from './demandSeeds.ts'
import { demandHandlers } from './demands.ts'
import { ownDemandHandlers } from './ownDemands.ts'

export const manifest: Manifest<{ demands: DemandRow }> = {
  tables: { demands: 'members' },
  seeds: { uses: ['libraryEnterprises'], write: seedDemands },
  copies: { demands: copiedDemand },
  handlers: settled({ ...demandHandlers, ...ownDemandHandlers }),
}

/** The demand of another enterprise at another site. Undefined for what the public never saw. */
function copiedDemand({ store }: CopiedRegion): CopyOf<DemandRow> {
  // Not a member's: members have no more than before.
  const owners = store.libraryEnterprises.filter(({ enId }) => enId === null)
  return (row, copy, place) => {
    const { shown } = row
    if (shown === null) return undefined
    const owner = owners[(place * 7 + copy * 11) % owners.length]
    const title = `${shown.title}（${siteOf(place, copy)}）`
    const { budgetMin, budgetMax } = shown
    const content: CompleteDemand = {
      ...shown,
      title,
      description: shown.description.replace(shown.title, title),
      ...(budgetMin === undefined ? {} : { budgetMin: otherAmount(budgetMin, copy) }),
      ...(budgetMax === undefined ? {} : { budgetMax: otherAmount(budgetMax, copy) }),
      deadline: addDays(shown.deadline, (copy * 5) % 60),
    }
    return {
      ...row,
      ...copiedOffer(row, copy),
      content,
      shown: content,
      enId: owner?.id ?? row.enId,
      enName: owner?.name ?? row.enName,
    }
  }
}
