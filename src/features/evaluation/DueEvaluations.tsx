import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { gatewayQuery } from '#gateway/query.ts'
import { Link } from '#ui/Link.tsx'
import styles from './Evaluation.module.css'

const finished = { current: 1, size: 50, status: 'FINISHED' } as const
const demands = gatewayQuery('listDemandDockings', { query: { ...finished, role: 'OWNER' } }, { message: true })
const resources = gatewayQuery('listResourceDockings', { query: { ...finished, role: 'INITIATOR' } }, { message: true })

/** Successful dockings that wait for the user's evaluation; renders nothing when there are none. */
export function DueEvaluations() {
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
