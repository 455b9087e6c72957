import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from '../../../ui/Link.tsx'
import type { DataOf, Schema } from '../../../gateway/contract.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { QueryContent } from '../../../ui/QueryContent.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { inBrowser } from '../../../ui/working/inBrowser.tsx'
import { AuditNotice } from '../publish/AuditNotice.tsx'
import type { DemandFormProps } from './DemandForm.tsx'
import { ownDemandQuery } from './demandQueries.ts'
import { copiedDemand, demandValues, emptyDemand } from './demandValues.ts'
import styles from '../publish/PublishForm.module.css'

const waiting = (
  <div className={styles['waiting']}>
    <Skeleton tall lines={10} />
  </div>
)

const DemandForm = inBrowser<DemandFormProps>(async () => (await import('./DemandForm.tsx')).DemandForm, waiting)

interface PublishDemandPageProps {
  /** The demand to change or to copy; undefined for a new one. */
  id: string | undefined
  isCopy: boolean
  /** Undefined until they are known. */
  enterprises: readonly Schema<'Enterprise'>[] | undefined
  currentId: string | undefined
  userId: string | undefined
  onKept: (id: string) => void
  onSent: (id: string) => void
}

/** The form that publishes a demand, or changes one (§2.1 /qw/personal/demand/detail). */
export function PublishDemandPage({ id, isCopy, ...rest }: PublishDemandPageProps) {
  // A new demand has an id once its draft is saved; its form goes on.
  const [begun, setBegun] = useState<{ key: string; id: string }>()
  const key = begun !== undefined && begun.id === id ? begun.key : `${isCopy ? 'copy' : 'edit'}-${id ?? 'new'}`
  const isNew = key !== `edit-${id}`
  const source = isNew && !isCopy ? undefined : id
  const saved = useQuery({ ...ownDemandQuery(source ?? ''), enabled: source !== undefined })
  const isKnown = source === undefined || saved.data !== undefined
  return (
    <Panel
      title={id === undefined || isCopy ? '发布需求' : '修改需求'}
      aside={<Link to="/qw/personal/demand">我的需求</Link>}
    >
      <p className={styles['lead']}>写清要什么、预算多少、什么时候要。信息越具体，来对接的服务方越合适。</p>
      {isKnown ? (
        <Publisher
          {...rest}
          key={key}
          id={isCopy ? undefined : id}
          saved={saved.data}
          isCopy={isCopy}
          onKept={(savedId) => {
            setBegun({ key, id: savedId })
            rest.onKept(savedId)
          }}
        />
      ) : (
        <QueryContent query={saved}>{() => null}</QueryContent>
      )}
    </Panel>
  )
}

interface PublisherProps extends Omit<PublishDemandPageProps, 'enterprises'> {
  enterprises: readonly Schema<'Enterprise'>[] | undefined
  saved: DataOf<'getMyDemand'> | undefined
}

function Publisher({ id, saved, isCopy, enterprises, currentId, userId, onKept, onSent }: PublisherProps) {
  if (enterprises === undefined) return waiting
  const able = enterprises.filter(({ bindAudit }) => bindAudit === 'PASS')
  const own = able.find(({ enId }) => enId === currentId) ?? able[0]
  if (own === undefined) {
    return (
      <div className={styles['own']}>
        <p className={styles['notice']}>发布前需要关联企业，并通过审核。</p>
        <p>
          <Link to="/user/relation" className={buttonClass({ look: 'primary' })}>
            去关联企业
          </Link>
        </p>
      </div>
    )
  }
  const initial = saved === undefined ? emptyDemand(own.enId) : isCopy ? copiedDemand(saved) : demandValues(saved)
  return (
    <div className={styles['own']}>
      {saved === undefined || isCopy ? null : (
        <AuditNotice status="" remark={saved.auditRemark} pendingChange={saved.pendingChange} />
      )}
      {saved !== undefined && !isCopy && !saved.actions.includes('EDIT') ? (
        <p className={styles['notice']}>
          当前状态不能修改。
          <Link to="/qw/personal/demand/detail" search={{ id: saved.id }}>
            查看这条需求
          </Link>
        </p>
      ) : (
        <DemandForm
          id={id}
          initial={initial}
          userId={userId}
          enterprises={able}
          isPublic={saved?.status === 'PUBLISHED' && !isCopy}
          remark={isCopy ? undefined : saved?.auditRemark}
          onKept={onKept}
          onSent={onSent}
        />
      )}
    </div>
  )
}
