import { useMemo, type ReactNode } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { growthPath } from '#gateway/generated/fields/PolicyMatchReport.ts'
import { Empty } from '#ui/Empty.tsx'
import { GuidePart } from '#ui/guide/GuidePart.tsx'
import { commonConditions } from './commonConditions.ts'
import { ChosenBar } from './ChosenBar.tsx'
import { CommonConfirmations } from './CommonConfirmations.tsx'
import { useConfirmations } from './confirmations.ts'
import type { ReportActions } from './ReportItem.tsx'
import { FitOverview } from './FitOverview.tsx'
import { GrowthPath } from './GrowthPath.tsx'
import { QuestionPlan } from './QuestionPlan.tsx'
import { levelCounts } from './levelCounts.ts'
import { LevelOverview } from './LevelOverview.tsx'
import { planQuestions } from './questions.ts'
import styles from './Report.module.css'
import { ReportGroup } from './ReportGroup.tsx'
import type { ReportSearch } from './reportSearch.ts'
import { ReportToolbar } from './ReportToolbar.tsx'
import { groupItems, selectItems, type FitGroup } from './selectItems.ts'
import { useChosen } from './useChosen.ts'
import { useRegrouping } from './useRegrouping.ts'
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
  // Stable as long as nothing changes: new counts would draw the chart again.
  const counts = useMemo(() => levelCounts(groups), [groups])
  const items = groups.flatMap((group) => group.items)
  const { chosen, isChosen, choose, print, alone } = useChosen(items)
  /** Only the chosen policies are printed. */
  const picked = printing && alone
  const shown = selectItems(groups, printing ? {} : search)
    .map((group) => (picked ? { ...group, items: group.items.filter(({ policyId }) => isChosen(policyId)) } : group))
    .filter((group) => group.items.length > 0)
  const shownItems = shown.flatMap((group) => group.items)
  const steps = planQuestions(items, report.missingFields, confirmed)
  const common = commonConditions(items)
  return (
    <>
      {renderHead(groups)}
      {picked ? (
        <p>以下为所选的 {chosen.length} 条政策</p>
      ) : (
        <>
          <GuidePart title="匹配总览">
            <FitOverview groups={groups} chosen={search.fit} />
            {items.length === 0 ? null : <LevelOverview counts={counts} />}
          </GuidePart>
          {steps.length === 0 ? null : (
            <GuidePart title="先补充这几项">
              <QuestionPlan steps={steps} renderFill={renderFill} />
            </GuidePart>
          )}
          {common.length === 0 ? null : (
            <GuidePart title="再确认这几条">
              <CommonConfirmations conditions={common} actions={{ confirmed, confirm }} />
            </GuidePart>
          )}
          {report.growthPath.length === 0 ? null : (
            <GuidePart title={growthPath.title}>
              <GrowthPath steps={report.growthPath} />
            </GuidePart>
          )}
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
        <ReportGroup
          key={group.fit}
          group={group}
          actions={{ confirmed, confirm, renderFill, renderFavorite, isChosen, choose }}
          printing={printing}
        />
      ))}
      <p className={styles['disclaimer']}>
        匹配结果由企业信息与政策条件比对得出，仅供参考，不作为认定、申报依据，以主管部门最终审核为准。“自认符合”的条件由您自行负责，不计入匹配度。政策申报不收取任何费用。
      </p>
    </>
  )
}
