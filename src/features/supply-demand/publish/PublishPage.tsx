import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { buttonClass } from '#ui/Button.tsx'
import { Link } from '#ui/Link.tsx'
import { Panel } from '#ui/content/Panel.tsx'
import { QueryContent } from '#ui/QueryContent.tsx'
import { AuditNotice } from './AuditNotice.tsx'
import { FormWaiting } from './FormWaiting.tsx'
import styles from './PublishForm.module.css'

/** The common fields of both kinds of audited records. */
interface Audited {
  id: string
  auditRemark?: string
  pendingChange: boolean
  actions: readonly string[]
}

/** The data that the route has. */
export interface PublishRoute {
  /** The record to change or to copy; undefined for a new one. */
  id: string | undefined
  isCopy: boolean
  /** Undefined until they are known. */
  enterprises: readonly Schema<'Enterprise'>[] | undefined
  currentId: string | undefined
  userId: string | undefined
  onKept: (id: string) => void
  onSent: (id: string) => void
}

/** The data for the form, once all of it is known. */
export interface FormSource<Saved> {
  id: string | undefined
  /** The record to continue or to copy. */
  saved: Saved | undefined
  isCopy: boolean
  /** The publishing enterprise, unless another is chosen. */
  enId: string
  /** Enterprises that may publish. */
  enterprises: readonly Schema<'Enterprise'>[]
  userId: string | undefined
  /** The audit's remark. */
  remark: string | undefined
  onKept: (id: string) => void
  onSent: (id: string) => void
}

interface PublishPageProps<Saved extends Audited, Key extends QueryKey> extends PublishRoute {
  /** What is published, e.g. 需求. */
  what: string
  lead: string
  /** A link to the member's own. */
  list: ReactNode
  /** A link to the record, for when it cannot be changed now. */
  renderView: (id: string) => ReactNode
  queryOf: (id: string) => UseQueryOptions<Saved, Error, Saved, Key>
  renderForm: (source: FormSource<Saved>) => ReactNode
}

/** The page of a form that publishes or changes something. */
export function PublishPage<Saved extends Audited, Key extends QueryKey>(props: PublishPageProps<Saved, Key>) {
  const { id, isCopy, what, lead, list, queryOf, onKept } = props
  // A new record gets an id when its draft is saved; its form stays mounted.
  const [begun, setBegun] = useState<{ key: string; id: string }>()
  const key = begun !== undefined && begun.id === id ? begun.key : `${isCopy ? 'copy' : 'edit'}-${id ?? 'new'}`
  const isNew = key !== `edit-${id}`
  const source = isNew && !isCopy ? undefined : id
  const saved = useQuery({ ...queryOf(source ?? ''), enabled: source !== undefined })
  const isKnown = source === undefined || saved.data !== undefined
  return (
    <Panel title={`${id === undefined || isCopy ? '发布' : '修改'}${what}`} aside={list}>
      <p className={styles['lead']}>{lead}</p>
      {isKnown ? (
        <Publisher
          {...props}
          key={key}
          id={isCopy ? undefined : id}
          saved={saved.data}
          onKept={(savedId) => {
            setBegun({ key, id: savedId })
            onKept(savedId)
          }}
        />
      ) : (
        <QueryContent query={saved}>{() => null}</QueryContent>
      )}
    </Panel>
  )
}

interface PublisherProps<Saved extends Audited>
  extends PublishRoute, Pick<PublishPageProps<Saved, QueryKey>, 'renderView' | 'renderForm'> {
  saved: Saved | undefined
}

function Publisher<Saved extends Audited>(props: PublisherProps<Saved>) {
  const { id, saved, isCopy, enterprises, currentId, userId, renderView, renderForm, onKept, onSent } = props
  if (enterprises === undefined) return <FormWaiting />
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
  const changed = isCopy ? undefined : saved
  const remark = changed?.auditRemark
  return (
    <div className={styles['own']}>
      {changed === undefined ? null : <AuditNotice status="" remark={remark} pendingChange={changed.pendingChange} />}
      {changed !== undefined && !changed.actions.includes('EDIT') ? (
        <p className={styles['notice']}>
          当前状态不能修改。
          {renderView(changed.id)}
        </p>
      ) : (
        renderForm({ id, saved, isCopy, enId: own.enId, enterprises: able, userId, remark, onKept, onSent })
      )}
    </div>
  )
}
