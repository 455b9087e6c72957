import type { Schema } from '../../../gateway/contract.ts'
import { gatewayQuery } from '../../../gateway/query.ts'
import { dockingEvaluationStatusWords } from '../../../gateway/generated/words/DockingEvaluationStatus.ts'
import { listMyDockingEvaluationsDirectionWords } from '../../../gateway/generated/words/listMyDockingEvaluations.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { FilterLinks } from '../../../ui/list/FilterLinks.tsx'
import { QueryRecords } from '../../../ui/list/QueryRecords.tsx'
import { RecordItem } from '../../../ui/list/RecordItem.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { minuteText } from '../../../ui/timeText.ts'
import { evaluationKinds, type EvaluationSearch } from './evaluationSearch.ts'

type Evaluation = Pick<
  Schema<'DockingEvaluation' | 'FacilitatorEvaluation'>,
  'direction' | 'status' | 'overall' | 'enName' | 'createTime' | 'content' | 'reply'
>

const silent = { silent: true }

/** Evaluations the user has given and received (§2.1 /qw/personal/my-evaluation). */
export function MyEvaluationsPage({ search }: { search: EvaluationSearch }) {
  const { current = 1, kind = 'docking', direction } = search
  const input = { query: { current, size: 10, ...(direction && { direction }) } }
  return (
    <Panel title="我的评价">
      <FilterLinks label="对象" parameter="kind" options={evaluationKinds} chosen={kind} optional={false} />
      <FilterLinks
        label="方向"
        parameter="direction"
        options={listMyDockingEvaluationsDirectionWords}
        chosen={direction}
      />
      {kind === 'docking' ? (
        <QueryRecords
          query={gatewayQuery('listMyDockingEvaluations', input, silent)}
          unit="条评价"
          empty="还没有评价。对接成功后 30 天内可以评价一次。"
          renderItem={(evaluation) => (
            <EvaluationItem key={evaluation.id} evaluation={evaluation} subject={evaluation.targetTitle} />
          )}
        />
      ) : (
        <QueryRecords
          query={gatewayQuery('listFacilitatorEvaluations', input, silent)}
          unit="条评价"
          empty="还没有评价"
          renderItem={(evaluation) => (
            <EvaluationItem key={evaluation.id} evaluation={evaluation} subject={evaluation.facilitatorName} />
          )}
        />
      )}
    </Panel>
  )
}

interface EvaluationItemProps {
  subject: string
  evaluation: Evaluation
}

function EvaluationItem({ subject, evaluation }: EvaluationItemProps) {
  return (
    <RecordItem
      title={subject}
      badges={
        <>
          <Badge>{listMyDockingEvaluationsDirectionWords[evaluation.direction]}</Badge>
          <Badge tone={evaluation.status === 'PUBLISHED' ? 'good' : 'off'}>
            {dockingEvaluationStatusWords[evaluation.status]}
          </Badge>
        </>
      }
      summary={evaluation.content}
      facts={[
        { name: '评价方', value: evaluation.enName },
        { name: '时间', value: minuteText(evaluation.createTime) },
        { name: '回复', value: evaluation.reply },
      ]}
      figure={`${evaluation.overall.toFixed(1)} 分`}
    />
  )
}
