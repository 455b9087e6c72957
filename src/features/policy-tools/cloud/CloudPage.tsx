import type { Schema } from '#gateway/contract.ts'
import { call } from '#gateway/call.ts'
import {
  cloudStarJsDesignFields as fields,
  cloudStarJsDesignGroups as groups,
  cloudStarJsDesignNotes as notes,
} from '#gateway/generated/rules/cloudStarJsDesign.ts'
import type { ToolDefinition, ToolSession } from '../form/toolDefinition.ts'
import { ToolPage } from '../ToolPage.tsx'
import type { ToolSearch } from '../toolSearch.ts'
import { ToolWorkspace } from '../ToolWorkspace.tsx'
import { Steps } from '../result/Steps.tsx'
import { headingOf, type ToolSection } from '../form/toolFields.ts'

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

const cloudDefinition: ToolDefinition<Schema<'CloudInputs'>> = {
  name: 'cloud',
  version: 1,
  sections: () => cloudSections,
  calculate: (gateway, { enId, inputYear, inputs }) =>
    call(gateway, 'commitCloud', { body: { ...(enId && { enId }), inputYear, inputs } }, { silent: true }),
  trial: ({ inputs }) => ({ cloud: inputs }),
  recorded: ({ cloud }) => cloud,
  saved: async (gateway, enId) => {
    const { inputs, inputYear } = await call(gateway, 'getCloudInfo', { query: { enId } })
    return inputs === null ? undefined : { inputs, inputYear }
  },
}

/** The inputs of the star rating, by dimension (cloud-star-js@design). */
const cloudSections: readonly ToolSection<Schema<'CloudInputs'>>[] = [
  { title: '使用时间和已获星级', fields: [fields.monthsOfUse, fields.heldLevel] },
  { title: headingOf(groups.A), text: '公有云、私有云、混合云都算。', fields: [fields.infrastructure] },
  {
    title: headingOf(groups.B),
    text: '业务系统部署在云上，或者使用云上的软件服务。',
    fields: [fields.businessDomains],
  },
  {
    title: headingOf(groups.C),
    text: notes.devices,
    fields: [fields.deviceRatio, fields.hasEdgeProcessing, fields.deviceKinds],
  },
  { title: headingOf(groups.D), text: notes.models, fields: [fields.models] },
  { title: headingOf(groups.E), fields: [fields.paidAmount, fields.effect] },
]
