import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { GuidePart } from '#ui/guide/GuidePart.tsx'
import { QueryContent } from '#ui/QueryContent.tsx'
import type { Schema } from '#gateway/contract.ts'
import { gatewayQuery } from '#gateway/query.ts'
import { Facts } from '#ui/Facts.tsx'
import * as fields from '#gateway/generated/fields/ScaleOutcome.ts'
import { factOf } from '#ui/content/factOf.ts'
import type { ToolSession } from '../form/toolDefinition.ts'
import { ToolPage } from '../ToolPage.tsx'
import type { ToolSearch } from '../toolSearch.ts'
import { ToolWorkspace } from '../ToolWorkspace.tsx'
import { Steps } from '../result/Steps.tsx'
import { scaleDefinition } from './scaleDefinition.ts'

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

const classes: { code: Schema<'ScaleClass'>; name: string }[] = [
  { code: 'MICRO', name: '微型' },
  { code: 'SMALL', name: '小型' },
  { code: 'MEDIUM', name: '中型' },
  { code: 'LARGE', name: '大型' },
]

/** The four classes with the one found, or those still possible, and the distance to the neighbours. */
function ScaleOutcome({ scale }: { scale: Schema<'ScaleOutcome'> }) {
  const { low, high, nextUpText, nextDownText } = scale
  const rank = (code: Schema<'ScaleClass'>) => classes.findIndex((each) => each.code === code)
  const isPossible = (code: Schema<'ScaleClass'>) => rank(code) >= rank(low) && rank(code) <= rank(high)
  const found = low === high ? '结论' : '有可能'
  return (
    <>
      <Steps
        label="规模类型，从小到大"
        steps={classes.map(({ code, name }) => ({
          name,
          reached: isPossible(code),
          note: isPossible(code) ? found : '不属于',
        }))}
      />
      <Facts facts={[factOf(fields.nextUpText, nextUpText), factOf(fields.nextDownText, nextDownText)]} />
    </>
  )
}
