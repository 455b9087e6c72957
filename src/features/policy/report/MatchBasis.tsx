import { useQuery } from '@tanstack/react-query'
import { basisFields } from './basisFields.ts'
import { gatewayQuery } from '#gateway/query.ts'
import { Link } from '#ui/Link.tsx'
import styles from './Report.module.css'

/**
 * The current enterprise's data that policies are matched by (§7.3 sys/current/basic); a missing one links to its
 * field.
 */
export function MatchBasis() {
  const { data } = useQuery({
    ...gatewayQuery('getCurrentEnterpriseBasic', {}),
    // The profile may have been filled in since.
    staleTime: 0,
  })
  // The report itself names its subject.
  if (data === undefined) return null
  return (
    <dl className={styles['facts']} aria-label="匹配依据">
      {basisFields(data).map(({ name, value, path }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value ?? (
              <Link to="/policy/report" search={{ fill: path }}>
                去填写
              </Link>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
