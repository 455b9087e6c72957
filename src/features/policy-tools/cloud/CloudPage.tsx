import type { Schema } from '#gateway/contract.ts'
import type { ToolSession } from '../form/toolDefinition.ts'
import { ToolPage } from '../ToolPage.tsx'
import type { ToolSearch } from '../toolSearch.ts'
import { ToolWorkspace } from '../ToolWorkspace.tsx'
import { cloudDefinition } from './cloudDefinition.ts'
import { Steps } from '../result/Steps.tsx'

interface CloudPageProps {
  session: ToolSession | undefined
  search: ToolSearch
}

/** Which star rating of cloud adoption is within reach (§2.1 /policy/tool/cloud). */
export function CloudPage({ session, search }: CloudPageProps) {
  return (
    <ToolPage tool="cloud" session={session} search={search}>
      <ToolWorkspace definition={cloudDefinition} session={session} search={search} outcome={outcomeOf} />
    </ToolPage>
  )
}

function outcomeOf({ cloud }: Schema<'ToolResult'>) {
  return cloud === undefined ? null : <CloudOutcome cloud={cloud} />
}

const stars = [
  { level: 3, name: '三星级' },
  { level: 4, name: '四星级' },
  { level: 5, name: '五星级' },
] as const

/** The three stars: which one the points allow, and which can be applied for next. */
function CloudOutcome({ cloud: { levelByScore, applyNext } }: { cloud: Schema<'CloudStarOutcome'> }) {
  return (
    <Steps
      label="星级，从低到高"
      steps={stars.map(({ level, name }) => ({
        name,
        reached: level <= levelByScore,
        note: [level <= levelByScore ? '得分已达到' : '得分未达到', ...(level === applyNext ? ['建议申报'] : [])].join(
          '，',
        ),
      }))}
    />
  )
}
