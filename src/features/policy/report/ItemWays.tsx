import { Anchor } from '#ui/Anchor.tsx'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { BatchEntry, isOpen } from '../marks/BatchEntry.tsx'
import type { MatchItem } from './fit.ts'
import type { ReportActions } from './ReportItem.tsx'
import styles from './ItemWays.module.css'

interface ItemWaysProps {
  item: MatchItem
  actions: Pick<ReportActions, 'renderFavorite' | 'isChosen' | 'choose'>
}

/** Next steps for a policy of the report: export it, add it to favourites, note its deadline, apply for it. */
export function ItemWays({ item, actions: { renderFavorite, isChosen, choose } }: ItemWaysProps) {
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
