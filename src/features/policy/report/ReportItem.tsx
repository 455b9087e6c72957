import { useId, useState, type ReactNode } from 'react'
import { policyMatchConditionStatusWords } from '#gateway/generated/words/PolicyMatchCondition.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { remainingText } from '../marks/declarationText.ts'
import { PolicyLink } from '../marks/PolicyLink.tsx'
import { useToday } from '../useToday.ts'
import { ConditionList, type ConditionActions } from './ConditionList.tsx'
import { ItemWays } from './ItemWays.tsx'
import { DegreeBar } from './DegreeBar.tsx'
import { statusOf, suggestionOf, type MatchItem } from './fit.ts'
import styles from './ReportItem.module.css'

/** A reader's actions on a report. */
export interface ReportActions extends ConditionActions {
  /** The button that adds the policy to the favourites. */
  renderFavorite: (item: MatchItem) => ReactNode
  isChosen: (policyId: string) => boolean
  choose: (items: readonly MatchItem[], isIn: boolean) => void
}

interface ReportItemProps {
  item: MatchItem
  actions: ReportActions
  /** In print every policy is unfolded. */
  printing: boolean
}

/** One policy of a report: how well it fits, how long it is open, and its conditions when unfolded. */
export function ReportItem({ item, actions, printing }: ReportItemProps) {
  const [open, setOpen] = useState(false)
  const conditionsId = useId()
  const { policyId, title, levelDesc, department, amountText } = item
  const suggestion = suggestionOf(item, actions.confirmed)
  return (
    <li className={styles['item']}>
      <div className={styles['head']}>
        <div className={styles['what']}>
          <h3 className={styles['title']}>
            <PolicyLink policy={{ id: policyId, title }} />
          </h3>
          <p className={styles['meta']}>
            <Badge>{levelDesc}</Badge>
            <span>{department}</span>
            <Deadline item={item} />
          </p>
          {amountText === undefined ? null : <p className={styles['amount']}>{amountText}</p>}
        </div>
        <DegreeBar item={item} />
      </div>
      <div className={styles['foot']}>
        <p className={styles['result']}>
          {countsText(item, actions.confirmed)}
          {suggestion === undefined ? null : <span>{suggestion}</span>}
        </p>
        <ItemWays item={item} actions={actions} />
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={open || printing}
          aria-controls={conditionsId}
          aria-label={`逐条比对：${title}`}
          onClick={() => setOpen(!open)}
        >
          逐条比对
          <Icon name="chevron-down" />
        </button>
      </div>
      <div id={conditionsId}>{open || printing ? <ConditionList item={item} actions={actions} /> : null}</div>
    </li>
  )
}

function Deadline({ item: { deadline, urgency } }: { item: MatchItem }) {
  const remaining = remainingText(deadline ?? null, useToday())
  if (deadline === undefined) return <span>不限时间</span>
  return (
    <span>
      <time dateTime={deadline}>{deadline}</time> 截止
      {remaining === undefined ? null : (
        <strong className={urgency === 'NORMAL' ? styles['remaining'] : styles['urgent']}>{remaining}</strong>
      )}
    </span>
  )
}

// Conditions that do not apply to the reader are not counted.
const { NA: _none, ...countNames } = policyMatchConditionStatusWords

/** The number of conditions by result, e.g. 符合 2 条 · 信息不足 1 条. */
function countsText(item: MatchItem, confirmed: ReportActions['confirmed']): string {
  const statuses = item.conditions.map((condition) => statusOf(item, condition, confirmed))
  return Object.entries(countNames)
    .map(([status, name]) => [name, statuses.filter((each) => each === status).length] as const)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name} ${count} 条`)
    .join(' · ')
}
