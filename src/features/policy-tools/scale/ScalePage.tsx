import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { GuidePart } from '#ui/guide/GuidePart.tsx'
import { QueryContent } from '#ui/QueryContent.tsx'
import type { Schema } from '#gateway/contract.ts'
import { gatewayQuery } from '#gateway/query.ts'
import type { ToolSession } from '../form/toolDefinition.ts'
import { ToolPage } from '../ToolPage.tsx'
import type { ToolSearch } from '../toolSearch.ts'
import { ToolWorkspace } from '../ToolWorkspace.tsx'
import { scaleDefinition } from './scaleDefinition.ts'
import { ScaleOutcome } from './ScaleOutcome.tsx'

interface ScalePageProps {
  session: ToolSession | undefined
  search: ToolSearch
}

/** The industries with their indicators; the same for everybody. */
export const industryFieldsQuery = gatewayQuery('listIndustryFields', {})

/** The size of an enterprise by the national classes (§2.1 /policy/tool/scale). */
export function ScalePage({ session, search }: ScalePageProps) {
  const industries = useQuery(industryFieldsQuery)
  return (
    <ToolPage tool="scale" session={session} search={search}>
      {industries.data === undefined ? (
        <GuidePart title="填写信息">
          <QueryContent query={industries}>{() => null}</QueryContent>
        </GuidePart>
      ) : (
        <ScaleWorkspace industries={industries.data} session={session} search={search} />
      )}
    </ToolPage>
  )
}

function ScaleWorkspace({ industries, session, search }: ScalePageProps & { industries: Schema<'IndustryFieldList'> }) {
  const definition = useMemo(() => scaleDefinition(industries), [industries])
  return <ToolWorkspace definition={definition} session={session} search={search} outcome={outcomeOf} />
}

function outcomeOf({ scale }: Schema<'ToolResult'>) {
  return scale === undefined ? null : <ScaleOutcome scale={scale} />
}
