import { createFileRoute } from '@tanstack/react-router'
import { CollectPage } from '../../../../features/personal/collect/CollectPage.tsx'
import { collectSearchSchema } from '../../../../features/personal/collect/collectSearch.ts'
import { DeclarationTag } from '../../../../features/policy/card/DeclarationTag.tsx'

export const Route = createFileRoute('/_default/_user/user/collect')({
  validateSearch: collectSearchSchema,
  head: () => ({ meta: [{ title: '我的收藏' }] }),
  component: Collect,
})

function Collect() {
  const { current = 1 } = Route.useSearch()
  return <CollectPage current={current} renderTag={(tag) => <DeclarationTag tag={tag} />} />
}
