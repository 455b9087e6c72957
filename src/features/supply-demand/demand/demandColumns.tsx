import type { ReactNode } from 'react'
import type { Schema } from '../../../gateway/contract.ts'
import { demandOwnerActionWords } from '../../../gateway/generated/words/DemandOwnerAction.ts'
import { demandStatusWords } from '../../../gateway/generated/words/DemandStatus.ts'
import { demandTypeWords } from '../../../gateway/generated/words/DemandType.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { figureText } from '../../../ui/figureText.ts'
import { Link } from '../../../ui/Link.tsx'
import { budgetText } from '../../../ui/moneyText.ts'
import { minuteText } from '../../../ui/timeText.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { isAsked, type AskedAction } from './demandActionTexts.ts'
import { demandTone } from './demandTone.ts'
import styles from '../mine/Mine.module.css'

type Demand = Schema<'DemandOwnItem'>

/** The columns of the table of own demands; `ask` begins what is done with one. */
export function demandColumns(ask: (action: AskedAction, demand: Demand) => void) {
  return [
    { key: 'title', title: '需求', render: (demand: Demand) => <Title demand={demand} /> },
    { key: 'status', title: '状态', render: (demand: Demand) => <State demand={demand} />, wide: true, width: 104 },
    { key: 'deadline', title: '截止日期', render: deadlineOf, wide: true, width: 120 },
    { key: 'VIEW', title: '浏览', render: viewsOf, sortable: true, wide: true, width: 88 },
    { key: 'DOCKING', title: '对接', render: dockingsOf, sortable: true, wide: true, width: 104 },
    { key: 'UPDATED', title: '更新', render: updatedOf, sortable: true, wide: true, width: 128 },
    { key: 'actions', title: '操作', render: (demand: Demand) => <Actions demand={demand} ask={ask} />, width: 112 },
  ]
}

const deadlineOf = ({ deadline }: Demand): ReactNode => deadline ?? '未填写'
const viewsOf = ({ viewCount }: Demand): ReactNode => figureText(viewCount)
const updatedOf = ({ updateTime }: Demand): ReactNode => minuteText(updateTime)

function dockingsOf({ title, dockingCount, pendingDockingCount }: Demand): ReactNode {
  if (dockingCount === 0) return '0 家'
  return (
    <Link to="/qw/personal/demand/docking">
      {dockingCount} 家{pendingDockingCount > 0 ? `，待响应 ${pendingDockingCount}` : ''}
      <VisuallyHidden>，{title}</VisuallyHidden>
    </Link>
  )
}

function State({ demand: { status, pendingChange } }: { demand: Demand }) {
  return (
    <span className={styles['state']}>
      <Badge tone={demandTone(status)}>{demandStatusWords[status]}</Badge>
      {pendingChange ? <Badge tone="urgent">修改待审核</Badge> : null}
    </span>
  )
}

function Title({ demand }: { demand: Demand }) {
  const { id, title, demandType, enName, auditRemark } = demand
  return (
    <div className={styles['title']}>
      <Link to="/qw/personal/demand/detail" search={{ id }}>
        {title}
      </Link>
      <p className={styles['facts']}>{[demandTypeWords[demandType], budgetText(demand), enName].join(' · ')}</p>
      {auditRemark === undefined ? null : <p className={styles['remark']}>审核意见：{auditRemark}</p>}
      <p className={styles['narrow']}>
        <State demand={demand} /> 截止 {deadlineOf(demand)}，更新 {updatedOf(demand)}
      </p>
    </div>
  )
}

function Actions({ demand, ask }: { demand: Demand; ask: (action: AskedAction, demand: Demand) => void }) {
  const { id, title, actions } = demand
  return (
    <div className={styles['actions']}>
      {actions.map((action) =>
        isAsked(action) ? (
          <Button key={action} look="plain" onClick={() => ask(action, demand)}>
            {demandOwnerActionWords[action]}
            <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        ) : (
          <Link
            key={action}
            to="/qw/personal/demand/detail"
            search={{ id, mode: 'edit' }}
            className={buttonClass({ look: 'plain' })}
          >
            {demandOwnerActionWords[action]}
            <VisuallyHidden>{title}</VisuallyHidden>
          </Link>
        ),
      )}
      <Link to="/qw/personal/demand/detail" search={{ id, mode: 'copy' }} className={buttonClass({ look: 'plain' })}>
        复制
        <VisuallyHidden>{title}</VisuallyHidden>
      </Link>
    </div>
  )
}
