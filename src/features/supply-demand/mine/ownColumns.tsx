import { Badge } from '#ui/content/Badge.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import { figureText } from '#ui/figureText.ts'
import { Link } from '#ui/Link.tsx'
import { minuteText } from '#ui/timeText.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './Mine.module.css'
import type { OwnKind, OwnRecord } from './ownKind.ts'

/** The columns of a table of own records; `ask` starts an action on one. */
export function ownColumns<Row extends OwnRecord<Action>, Action extends string, Asked extends Action>(
  kind: OwnKind<Row, Action, Asked>,
  ask: (action: Asked, row: Row) => void,
) {
  const { noun, until } = kind
  // Shorter than in the contract: the columns are narrow.
  return [
    { key: 'title', title: noun, render: (row: Row) => <Title kind={kind} row={row} /> },
    { key: 'status', title: '状态', render: (row: Row) => <State kind={kind} row={row} />, wide: true, width: 104 },
    { key: 'until', title: until.title, render: until.dayOf, wide: true, width: 120 },
    { key: 'VIEW', title: '浏览', render: viewsOf, sortable: true, wide: true, width: 88 },
    {
      key: 'DOCKING',
      title: '对接',
      render: (row: Row) => <Dockings kind={kind} row={row} />,
      sortable: true,
      wide: true,
      width: 104,
    },
    { key: 'UPDATED', title: '更新', render: updatedOf, sortable: true, wide: true, width: 128 },
    { key: 'actions', title: '操作', render: (row: Row) => <Actions kind={kind} row={row} ask={ask} />, width: 112 },
  ]
}

const viewsOf = ({ viewCount }: OwnRecord<string>) => figureText(viewCount)
const updatedOf = ({ updateTime }: OwnRecord<string>) => minuteText(updateTime)

interface CellProps<Row extends OwnRecord<Action>, Action extends string, Asked extends Action> {
  kind: OwnKind<Row, Action, Asked>
  row: Row
}

function State<Row extends OwnRecord<Action>, Action extends string, Asked extends Action>({
  kind,
  row,
}: CellProps<Row, Action, Asked>) {
  const { word, tone } = kind.stateOf(row)
  return (
    <span className={styles['state']}>
      <Badge tone={tone}>{word}</Badge>
      {row.pendingChange ? <Badge tone="urgent">修改待审核</Badge> : null}
    </span>
  )
}

function Dockings<Row extends OwnRecord<Action>, Action extends string, Asked extends Action>({
  kind,
  row: { id, title, dockingCount, pendingDockingCount },
}: CellProps<Row, Action, Asked>) {
  if (dockingCount === 0) return '0 家'
  return (
    <Link to={kind.docking} search={{ target: id }}>
      {dockingCount} 家{pendingDockingCount > 0 ? `，待响应 ${pendingDockingCount}` : ''}
      <VisuallyHidden>，{title}</VisuallyHidden>
    </Link>
  )
}

function Title<Row extends OwnRecord<Action>, Action extends string, Asked extends Action>({
  kind,
  row,
}: CellProps<Row, Action, Asked>) {
  const { id, title, enName, auditRemark, dockingCount } = row
  return (
    <div className={styles['title']}>
      <Link to={kind.detail} search={{ id }}>
        {title}
      </Link>
      <p className={styles['facts']}>{[...kind.factsOf(row), enName].join(' · ')}</p>
      {auditRemark === undefined ? null : <p className={styles['remark']}>审核意见：{auditRemark}</p>}
      <p className={styles['narrow']}>
        <State kind={kind} row={row} /> {kind.until.title} {kind.until.dayOf(row)}，浏览 {viewsOf(row)}，更新{' '}
        {updatedOf(row)}
        {dockingCount === 0 ? null : (
          <>
            ，对接 <Dockings kind={kind} row={row} />
          </>
        )}
      </p>
    </div>
  )
}

interface ActionsProps<Row extends OwnRecord<Action>, Action extends string, Asked extends Action> extends CellProps<
  Row,
  Action,
  Asked
> {
  ask: (action: Asked, row: Row) => void
}

function Actions<Row extends OwnRecord<Action>, Action extends string, Asked extends Action>({
  kind,
  row,
  ask,
}: ActionsProps<Row, Action, Asked>) {
  const { id, title, actions } = row
  const look = buttonClass({ look: 'plain' })
  return (
    <div className={styles['actions']}>
      {actions.map((action) =>
        kind.isAsked(action) ? (
          <Button key={action} look="plain" onClick={() => ask(action, row)}>
            {kind.actionWords[action]}
            <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        ) : (
          <Link key={action} to={kind.detail} search={{ id, mode: 'edit' }} className={look}>
            {kind.actionWords[action]}
            <VisuallyHidden>{title}</VisuallyHidden>
          </Link>
        ),
      )}
      <Link to={kind.detail} search={{ id, mode: 'copy' }} className={look}>
        复制
        <VisuallyHidden>{title}</VisuallyHidden>
      </Link>
    </div>
  )
}
