import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { resourceOwnerActionWords } from '#gateway/generated/words/ResourceOwnerAction.ts'
import { resourceStatusWords } from '#gateway/generated/words/ResourceStatus.ts'
import { resourceTypeWords } from '#gateway/generated/words/ResourceType.ts'
import { gatewayQuery } from '#gateway/query.ts'
import * as fields from '#gateway/generated/fields/ResourceOwnItem.ts'
import { whenOnline } from '#ui/online/whenOnline.ts'
import { askedOf } from '../mine/askedOf.ts'
import type { OwnKind } from '../mine/ownKind.ts'
import { OwnTable } from '../mine/OwnTable.tsx'
import { ownTone } from '../mine/ownTone.ts'
import type { MySearch } from '../mySearch.ts'
import { isAskedOfResource, type AskedResourceAction } from './resourceActionTexts.ts'
import { priceText, scoreText } from './resourceTexts.ts'

// Its form controls load with the first action on a row.
const ResourceActionDialog = lazy(async () => ({
  default: (await whenOnline(() => import('./ResourceActionDialog.tsx'))).ResourceActionDialog,
}))

export interface ResourceTableProps {
  search: MySearch
}

const resources: OwnKind<Schema<'ResourceOwnItem'>, Schema<'ResourceOwnerAction'>, AskedResourceAction> = {
  noun: '资源',
  detail: '/qw/personal/resources/detail',
  docking: '/qw/personal/resources/docking',
  stateOf: ({ status }) => ({ word: resourceStatusWords[status], tone: ownTone(status) }),
  factsOf: (resource) => [
    resourceTypeWords[resource.resourceType],
    ...(resource.priceType === undefined ? [] : [priceText({ ...resource, priceType: resource.priceType })]),
    ...(resource.avgScore === null ? [] : [scoreText(resource.avgScore)]),
  ],
  until: { title: fields.validUntil.title, dayOf: ({ validUntil }) => validUntil ?? '长期有效' },
  actionWords: resourceOwnerActionWords,
  isAsked: isAskedOfResource,
  batch: ['OFF_SHELF', 'DELETE'],
}

/** The member's own resources as a table. */
export function ResourceTable({ search }: ResourceTableProps) {
  const query = useQuery({
    ...gatewayQuery('listMyResources', { query: askedOf(resourceStatusWords, search) }),
    placeholderData: (shown) => shown,
  })
  return (
    <OwnTable
      kind={resources}
      search={search}
      query={query}
      renderDialog={({ records, ...dialog }) => (
        <Suspense>
          <ResourceActionDialog {...dialog} resources={records} />
        </Suspense>
      )}
    />
  )
}
