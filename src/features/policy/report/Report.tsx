import { useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { Button } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { ChosenBar, useChosen } from './ChosenBar.tsx'
import { useConfirmations } from './confirmations.ts'
import { fitNotes, fitOf, fits, type Confirmations } from './fit.ts'
import styles from './Report.module.css'
import { ReportAdvice } from './ReportAdvice.tsx'
import { ReportItem, type ReportActions } from './ReportItem.tsx'
import { ReportOverview } from './ReportOverview.tsx'
import type { ReportSearch } from './reportSearch.ts'
import { ReportToolbar } from './ReportToolbar.tsx'
import { groupItems, selectItems, type FitGroup } from './selectItems.ts'
import { usePrinting } from './usePrinting.ts'

interface ReportProps {
  report: Schema<'PolicyMatchReport'>
  search: ReportSearch
  /** Whose answers about conditions are stored: the user's id, or `visitor`. */
  owner: string
  /** The answers' subject: the enterprise's id or name. */
  about: string
  /** Renders the head above the report from its groups. */
  renderHead: (groups: readonly FitGroup[]) => ReactNode
  /** A link to where a missing field is filled in. */
  renderFill: (field: string, text: string) => ReactNode
  /** The button that adds a policy to the favourites. */
  renderFavorite: ReportActions['renderFavorite']
}

/**
 * A matching report: the groups, what to fill in next, and every policy with its conditions. In print it is complete,
 * or only the chosen policies.
 */
export function Report({ report, search, owner, about, renderHead, renderFill, renderFavorite }: ReportProps) {
  const { confirmed, confirm } = useConfirmations(owner, about)
  const toolbar = useRegrouping(report, confirmed)
  const printing = usePrinting()
  const groups = useMemo(() => groupItems(report.groups, confirmed), [report.groups, confirmed])
  const items = groups.flatMap((group) => group.items)
  const { chosen, isChosen, choose, print, alone } = useChosen(items)
  /** Only the chosen policies are printed. */
  const picked = printing && alone
  const shown = selectItems(groups, printing ? {} : search)
    .map((group) => (picked ? { ...group, items: group.items.filter(({ policyId }) => isChosen(policyId)) } : group))
    .filter((group) => group.items.length > 0)
  const shownItems = shown.flatMap((group) => group.items)
  const actions = { confirmed, confirm, renderFill, renderFavorite, isChosen, choose }
  return (
    <>
      {renderHead(groups)}
      {picked ? (
        <p>以下为所选的 {chosen.length} 条政策</p>
      ) : (
        <>
          <ReportOverview groups={groups} chosen={search.fit} />
          <ReportAdvice report={report} items={items} actions={actions} />
        </>
      )}
      <ReportToolbar ref={toolbar} search={search} total={shownItems.length} />
      <ChosenBar
        about={report.enName}
        shown={shownItems}
        chosen={chosen}
        confirmed={confirmed}
        onChoose={choose}
        onPrint={print}
      />
      {shown.length === 0 ? (
        <Empty>{items.length === 0 ? '目前没有可以比对的政策' : '没有符合所选条件的政策'}</Empty>
      ) : null}
      {shown.map((group) => (
        <ReportGroup key={group.fit} group={group} actions={actions} printing={printing} />
      ))}
      <p className={styles['disclaimer']}>
        匹配结果由企业信息与政策条件比对得出，仅供参考，不作为认定、申报依据，以主管部门最终审核为准。“自认符合”的条件由您自行负责，不计入匹配度。政策申报不收取任何费用。
      </p>
    </>
  )
}

/**
 * Announces how many policies an answer has moved to another group. A moved policy takes its buttons along, so the
 * focus goes to the returned element and the keyboard stays in the report.
 */
function useRegrouping(
  { groups }: Schema<'PolicyMatchReport'>,
  confirmed: Confirmations,
): RefObject<HTMLDivElement | null> {
  const showMessage = useShowMessage()
  const stay = useRef<HTMLDivElement>(null)
  const before = useRef(confirmed)

  useEffect(() => {
    const last = before.current
    before.current = confirmed
    if (last === confirmed) return
    const items = groups.flatMap((group) => group.items)
    const moved = items.filter((item) => fitOf(item, last) !== fitOf(item, confirmed)).length
    if (moved > 0) showMessage({ level: 'success', text: `${moved} 条政策已按您的确认重新分组`, about: ['groups'] })
    if (document.activeElement === document.body) stay.current?.focus({ preventScroll: true })
  }, [groups, confirmed, showMessage])

  return stay
}

interface ReportGroupProps {
  group: FitGroup
  actions: ReportActions
  /** In print the group is complete. */
  printing: boolean
}

/** How many policies a group shows before it is expanded: the first are worth most. */
const shownFirst = 10

/** The policies of one group. */
function ReportGroup({ group: { fit, items }, actions, printing }: ReportGroupProps) {
  const [all, setAll] = useState(false)
  const shown = all || printing ? items : items.slice(0, shownFirst)
  return (
    <section className={styles['group']} aria-labelledby={`fit-${fit}`}>
      <h2 id={`fit-${fit}`} className={styles['groupTitle']}>
        {fits[fit]}
        <span>
          {items.length} 条 · {fitNotes[fit]}
        </span>
      </h2>
      <ul className={styles['items']}>
        {shown.map((item) => (
          <ReportItem key={item.policyId} item={item} actions={actions} printing={printing} />
        ))}
      </ul>
      {shown.length === items.length ? null : (
        <Button onClick={() => setAll(true)}>
          显示“{fits[fit]}”的全部 {items.length} 条
        </Button>
      )}
    </section>
  )
}
