import { lazy, Suspense } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { declareKindWords } from '#gateway/generated/words/DeclareKind.ts'
import { declareStageWords } from '#gateway/generated/words/DeclareStage.ts'
import { Button } from '#ui/Button.tsx'
import { useAddressDialog } from '#ui/dialog/useAddressDialog.ts'
import { Link } from '#ui/Link.tsx'
import { choiceOf } from '#ui/choiceOf.ts'
import { FilterPanel } from '#ui/filters/FilterPanel.tsx'
import { useTotal } from '#ui/list/useTotal.ts'
import { whenOnline } from '#ui/online/whenOnline.ts'
import { Panel } from '#ui/content/Panel.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { inBrowser } from '#ui/served/inBrowser.tsx'
import styles from './DeclareRecord.module.css'
import { declareRecordsQuery } from './declareRecordsQuery.ts'
import type { DeclareSearch } from './declareSearch.ts'
import type { DeclareTableProps } from './DeclareTable.tsx'

const DeclareTable = inBrowser<DeclareTableProps>(
  async () => (await import('./DeclareTable.tsx')).DeclareTable,
  <div className={styles['waiting']}>
    <Skeleton tall lines={10} />
  </div>,
)

const EnterDialog = lazy(async () => ({
  default: (await whenOnline(() => import('./EnterDialog.tsx'))).EnterDialog,
}))

interface DeclareRecordsPageProps {
  search: DeclareSearch
  userId: string | undefined
  /** Enterprises the member can act for; undefined until they are known. */
  enterprises: readonly Schema<'Enterprise'>[] | undefined
}

/**
 * The applications of the member's enterprises, including benefits offered without an application, and their states.
 */
export function DeclareRecordsPage({ search, userId, enterprises }: DeclareRecordsPageProps) {
  const dialog = useAddressDialog('declare')
  const total = useTotal(declareRecordsQuery(search))
  return (
    <Panel
      title="我的申报"
      aside={
        <span className={styles['ways']}>
          <Link to="/policy/declaration">申报信息</Link>
          <Button look="primary" aria-haspopup="dialog" onClick={dialog.open}>
            登记申报
          </Button>
        </span>
      }
    >
      <FilterPanel
        total={total}
        conditions={[
          {
            label: '方式',
            parameter: 'kind',
            options: declareKindWords,
            chosen: choiceOf(declareKindWords, search.kind),
          },
          {
            label: '阶段',
            parameter: 'stage',
            options: declareStageWords,
            chosen: choiceOf(declareStageWords, search.stage),
          },
        ]}
      />
      <DeclareTable search={search} userId={userId} />
      {/* The server does not know the hash: the first render is without the dialog and without the user. */}
      {dialog.isOpen && userId !== undefined ? (
        <Suspense>
          <EnterDialog
            policy={search.policy}
            // An enterprise whose binding is still under audit cannot apply.
            enterprises={enterprises?.filter(({ bindAudit }) => bindAudit === 'PASS')}
            userId={userId}
            onClose={dialog.close}
          />
        </Suspense>
      ) : null}
    </Panel>
  )
}
