import { useId, useState, type ReactNode } from 'react'
import { policyDeclarationStateWords } from '#gateway/generated/words/PolicyDeclarationState.ts'
import { policyMatchConditionStatusWords } from '#gateway/generated/words/PolicyMatchCondition.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { Anchor } from '#ui/Anchor.tsx'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { remainingText } from '../marks/declarationText.ts'
import { PolicyLink } from '../marks/PolicyLink.tsx'
import { useToday } from '../useToday.ts'
import { BatchEntry, isOpen } from '../marks/BatchEntry.tsx'
import { ConditionList, type ConditionActions } from './ConditionList.tsx'
import { statusOf, suggestionOf, type MatchItem } from './fit.ts'
import { certaintyOf } from './certainty.ts'
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

function Deadline({ item: { deadline, urgency, declarationTag } }: { item: MatchItem }) {
  const left = remainingText(deadline ?? null, useToday())
  // Days that are left would say that it can be declared already.
  const remaining = declarationTag.code === 'NOT_STARTED' ? policyDeclarationStateWords.NOT_STARTED : left
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

/** How well a policy fits: in percent once every condition is compared, and before that how many are. */
function DegreeBar({ item }: { item: MatchItem }) {
  const { met, unmet, open } = certaintyOf(item)
  const total = met + unmet + open
  const width = (count: number) => (total === 0 ? 0 : (100 * count) / total)
  return (
    <div className={styles['degree']}>
      <p>
        <Lead item={item} unmet={unmet} open={open} />
      </p>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect width="100" height="6" className={styles['barOpen']} />
        <rect width={width(met)} height="6" className={styles['barMet']} />
        <rect x={width(met)} width={width(unmet)} height="6" className={styles['barUnmet']} />
      </svg>
      <p className={styles['verified']}>
        已核实 {met + unmet}/{total} 条{open === 0 ? '' : `，${open} 条待核实`}
      </p>
    </div>
  )
}

interface LeadProps {
  item: MatchItem
  unmet: number
  open: number
}

function Lead({ item: { matchedDegree }, unmet, open }: LeadProps) {
  if (matchedDegree === undefined) return <strong className={styles['open']}>信息不足</strong>
  const tone = styles[unmet > 0 ? 'unmet' : 'met']
  if (open === 0) {
    return (
      <>
        匹配度 <strong className={tone}>{matchedDegree}%</strong>
      </>
    )
  }
  if (unmet > 0) return <strong className={tone}>{unmet} 条不符合</strong>
  return <strong className={styles['open']}>已核实的均符合</strong>
}

interface ItemWaysProps {
  item: MatchItem
  actions: Pick<ReportActions, 'renderFavorite' | 'isChosen' | 'choose'>
}

/** Next steps for a policy of the report: export it, add it to favourites, note its deadline, apply for it. */
function ItemWays({ item, actions: { renderFavorite, isChosen, choose } }: ItemWaysProps) {
  const { policyId, title, deadline, declareUrl, declarationTag } = item
  const { code } = declarationTag
  return (
    <div className={styles['ways']}>
      <CheckboxField
        label={
          <>
            选择<VisuallyHidden>：{title}</VisuallyHidden>
          </>
        }
        checked={isChosen(policyId)}
        onChange={({ target }) => choose([item], target.checked)}
      />
      {renderFavorite(item)}
      {isOpen(code) && deadline !== undefined ? (
        <Anchor href={`/calendar.ics?policy=${policyId}`} download>
          加入日历<VisuallyHidden>：{title}</VisuallyHidden>
        </Anchor>
      ) : null}
      <span className={styles['entry']}>
        <BatchEntry policyId={policyId} state={code} url={declareUrl} about={title} />
      </span>
    </div>
  )
}
