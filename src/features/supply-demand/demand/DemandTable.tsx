import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { demandOwnerActionWords } from '#gateway/generated/words/DemandOwnerAction.ts'
import { demandStatusWords } from '#gateway/generated/words/DemandStatus.ts'
import { demandTypeWords } from '#gateway/generated/words/DemandType.ts'
import { gatewayQuery } from '#gateway/query.ts'
import * as fields from '#gateway/generated/fields/DemandOwnItem.ts'
import { budgetText } from '#ui/content/moneyText.ts'
import { whenOnline } from '#ui/online/whenOnline.ts'
import { askedOf } from '../mine/askedOf.ts'
import type { OwnKind } from '../mine/ownKind.ts'
import { OwnTable } from '../mine/OwnTable.tsx'
import { ownTone } from '../mine/ownTone.ts'
import type { MySearch } from '../mySearch.ts'
import { isAsked, type AskedAction } from './demandActionTexts.ts'

// Its form controls load with the first action on a row.
const DemandActionDialog = lazy(async () => ({
  default: (await whenOnline(() => import('./DemandActionDialog.tsx'))).DemandActionDialog,
}))

export interface DemandTableProps {
  search: MySearch
}

const demands: OwnKind<Schema<'DemandOwnItem'>, Schema<'DemandOwnerAction'>, AskedAction> = {
  noun: '需求',
  detail: '/qw/personal/demand/detail',
  docking: '/qw/personal/demand/docking',
  stateOf: ({ status }) => ({ word: demandStatusWords[status], tone: ownTone(status) }),
  factsOf: (demand) => [demandTypeWords[demand.demandType], budgetText(demand)],
  until: { title: fields.deadline.title, dayOf: ({ deadline }) => deadline ?? '未填写' },
  actionWords: demandOwnerActionWords,
  isAsked,
  batch: ['OFF_SHELF', 'DELETE'],
}

/** The member's own demands as a table. */
export function DemandTable({ search }: DemandTableProps) {
  const query = useQuery({
    ...gatewayQuery('listMyDemands', { query: askedOf(demandStatusWords, search) }),
    placeholderData: (shown) => shown,
  })
  return (
    <OwnTable
      kind={demands}
      search={search}
      query={query}
      renderDialog={({ records, ...dialog }) => (
        <Suspense>
          <DemandActionDialog {...dialog} demands={records} />
        </Suspense>
      )}
    />
  )
}
