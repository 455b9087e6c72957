import type { Schema } from '#gateway/contract.ts'
import * as fields from '#gateway/generated/fields/DeclareRecordItem.ts'
import { declareKindWords } from '#gateway/generated/words/DeclareKind.ts'
import { declareOwnActionWords } from '#gateway/generated/words/DeclareOwnAction.ts'
import { declareSourceWords } from '#gateway/generated/words/DeclareSource.ts'
import { declareStatusWords } from '#gateway/generated/words/DeclareStatus.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { figureText } from '#ui/figureText.ts'
import { Link } from '#ui/Link.tsx'
import { minuteText } from '#ui/timeText.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { OwnAction } from './declareChange.ts'
import styles from './DeclareRecord.module.css'
import { declareTone } from './declareTexts.ts'

type Row = Schema<'DeclareRecordItem'>

/** The columns of the member's applications; `ask` starts an action on one. */
export function declareColumns(ask: (action: OwnAction, row: Row) => void) {
  return [
    { key: 'title', title: '政策', render: (row: Row) => <Title row={row} /> },
    { key: 'status', title: '状态', render: (row: Row) => <Status row={row} />, wide: true, width: 112 },
    { key: 'amount', title: fields.amount.title, render: amountOf, wide: true, width: 112 },
    { key: 'dueDate', title: fields.dueDate.title, render: dueOf, wide: true, width: 120 },
    { key: 'updateTime', title: '更新', render: updatedOf, wide: true, width: 128 },
    { key: 'actions', title: '操作', render: (row: Row) => <Actions row={row} ask={ask} />, width: 112 },
  ]
}

const amountOf = ({ amount }: Row) => (amount === undefined ? '—' : `${figureText(amount)} ${fields.amount.unit}`)
const dueOf = ({ dueDate }: Row) => <span className={styles['day']}>{dueDate ?? '—'}</span>
const updatedOf = ({ updateTime }: Row) => minuteText(updateTime)

function Status({ row: { status, stage } }: { row: Row }) {
  return <Badge tone={declareTone(stage)}>{declareStatusWords[status]}</Badge>
}

function Title({ row }: { row: Row }) {
  const { id, policyTitle, kind, source, department, batchName, enName, stage, remark, amount, dueDate } = row
  const origin = source === 'SELF' ? [declareSourceWords.SELF] : []
  return (
    <div className={styles['title']}>
      <Link to="/qw/personal/declaration" search={(previous: object) => ({ ...previous, id })}>
        {policyTitle}
      </Link>
      <p className={styles['facts']}>
        {[declareKindWords[kind], batchName, department, enName, ...origin].filter(Boolean).join(' · ')}
      </p>
      {stage === 'TODO' && remark !== undefined ? <p className={styles['said']}>{remark}</p> : null}
      <p className={styles['narrow']}>
        <Status row={row} /> {amount === undefined ? null : `${fields.amount.title} ${amountOf(row)}，`}
        {dueDate === undefined ? null : `${fields.dueDate.title} ${dueDate}，`}更新 {updatedOf(row)}
      </p>
    </div>
  )
}

function Actions({ row, ask }: { row: Row; ask: (action: OwnAction, row: Row) => void }) {
  if (row.actions.length === 0) return '—'
  return (
    <div className={styles['actions']}>
      {row.actions.map((action) => (
        <Button key={action} look="plain" aria-haspopup="dialog" onClick={() => ask(action, row)}>
          {declareOwnActionWords[action]}
          <VisuallyHidden>{row.policyTitle}</VisuallyHidden>
        </Button>
      ))}
    </div>
  )
}
