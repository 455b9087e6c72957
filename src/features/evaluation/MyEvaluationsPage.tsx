import { useId, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { evaluateBefore } from '#gateway/generated/fields/DockingDetail.ts'
import { listMyDockingEvaluationsDirectionWords as directions } from '#gateway/generated/words/listMyDockingEvaluations.ts'
import { gatewayQuery } from '#gateway/query.ts'
import * as fields from '#gateway/generated/fields/DockingEvaluation.ts'
import { Link } from '#ui/Link.tsx'
import { choiceOf } from '#ui/choiceOf.ts'
import { FilterPanel } from '#ui/filters/FilterPanel.tsx'
import { QueryRecords } from '#ui/list/QueryRecords.tsx'
import { useTotal } from '#ui/list/useTotal.ts'
import { Panel } from '#ui/content/Panel.tsx'
import { EvaluationDialogs, type EvaluationTask } from './EvaluationDialogs.tsx'
import { EvaluationItem } from './EvaluationItem.tsx'
import type { EvaluationSearch } from './evaluationSearch.ts'
import styles from './Evaluation.module.css'

const kinds = { docking: '供需对接', facilitator: '服务商' } as const

const received = '还没有收到评价。对接成功后，对方可以评价您的企业。'

/** By what is evaluated: the contract sets no deadline for evaluating a facilitator. */
const empty = {
  docking: { GIVEN: `还没有评价。对接成功后 ${evaluateBefore.term.days} 天内可以评价一次。`, RECEIVED: received },
  facilitator: { GIVEN: '还没有评价。与服务商对接成功后可以评价一次。', RECEIVED: received },
} as const

interface MyEvaluationsPageProps {
  search: EvaluationSearch
  userId: string | undefined
}

/**
 * The evaluations that the user has given and received, to be changed, answered and reported (§2.1
 * /qw/personal/my-evaluation).
 */
export function MyEvaluationsPage({ search, userId }: MyEvaluationsPageProps) {
  const [task, setTask] = useState<EvaluationTask>()
  const kind = choiceOf(kinds, search.kind) ?? 'docking'
  const direction = choiceOf(directions, search.direction) ?? 'GIVEN'
  const input = { query: { current: search.current ?? 1, size: 10, direction } }
  // One may have been published or answered meanwhile.
  const fresh = { staleTime: 0 }
  const ofDockings = { ...gatewayQuery('listMyDockingEvaluations', input), ...fresh }
  const ofFacilitators = { ...gatewayQuery('listFacilitatorEvaluations', input), ...fresh }
  const dockingTotal = useTotal(ofDockings)
  const facilitatorTotal = useTotal(ofFacilitators)
  return (
    <Panel title="我的评价">
      <DueEvaluations />
      <FilterPanel
        total={kind === 'docking' ? dockingTotal : facilitatorTotal}
        conditions={[
          { label: '对象', parameter: 'kind', options: kinds, chosen: kind, optional: false },
          {
            label: fields.direction.title,
            parameter: 'direction',
            options: directions,
            chosen: direction,
            optional: false,
          },
        ]}
      />
      {kind === 'docking' ? (
        <QueryRecords
          query={ofDockings}
          unit="条评价"
          empty={empty.docking[direction]}
          renderItem={(evaluation) => (
            <EvaluationItem
              key={evaluation.id}
              evaluation={evaluation}
              title={
                <Link
                  to={
                    evaluation.targetType === 'DEMAND'
                      ? '/qw/personal/demand/docking'
                      : '/qw/personal/resources/docking'
                  }
                  search={{ id: evaluation.dockingId }}
                >
                  {evaluation.targetTitle}
                </Link>
              }
              onChange={() => setTask({ kind: 'changeDocking', evaluation })}
              onReply={() => setTask({ kind: 'replyDocking', evaluation })}
              onReport={() => setTask({ kind: 'report', evaluation })}
            />
          )}
        />
      ) : (
        <QueryRecords
          query={ofFacilitators}
          unit="条评价"
          empty={empty.facilitator[direction]}
          renderItem={(evaluation) => (
            <EvaluationItem
              key={evaluation.id}
              evaluation={evaluation}
              title={
                <Link to="/qw/supply-demand/provider/detail" search={{ id: evaluation.facilitatorId }}>
                  {evaluation.facilitatorName}：{evaluation.dockingTitle}
                </Link>
              }
              onChange={() => setTask({ kind: 'changeFacilitator', evaluation })}
              onReply={() => setTask({ kind: 'replyFacilitator', evaluation })}
              onReport={() => setTask({ kind: 'report', evaluation })}
            />
          )}
        />
      )}
      {task === undefined ? null : <EvaluationDialogs task={task} userId={userId} onClose={() => setTask(undefined)} />}
    </Panel>
  )
}

const finished = { current: 1, size: 50, status: 'FINISHED' } as const
const demands = gatewayQuery('listDemandDockings', { query: { ...finished, role: 'OWNER' } }, { message: true })
const resources = gatewayQuery('listResourceDockings', { query: { ...finished, role: 'INITIATOR' } }, { message: true })

/** Successful dockings that wait for the user's evaluation; renders nothing when there are none. */
function DueEvaluations() {
  const titleId = useId()
  const { data: ofDemands } = useQuery({ ...demands, staleTime: 0 })
  const { data: ofResources } = useQuery({ ...resources, staleTime: 0 })
  const due = [...(ofDemands?.records ?? []), ...(ofResources?.records ?? [])].filter(
    ({ actions, evaluated }) => actions.includes('EVALUATE') && !evaluated,
  )
  if (due.length === 0) return null
  return (
    <section className={styles['due']} aria-labelledby={titleId}>
      <h2 id={titleId}>{due.length} 次对接等您评价</h2>
      <ul>
        {due.map(({ id, targetType, title }) => (
          <li key={id}>
            <Link
              to={targetType === 'DEMAND' ? '/qw/personal/demand/docking' : '/qw/personal/resources/docking'}
              search={{ id }}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
