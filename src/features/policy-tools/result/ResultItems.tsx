import type { Schema } from '#gateway/contract.ts'
import { Facts } from '#ui/Facts.tsx'
import * as fields from '#gateway/generated/fields/ToolItem.ts'
import { factOf } from '#ui/content/factOf.ts'
import { Icon } from '#ui/icons/Icon.tsx'
import { statusText, statusTexts } from './statusTexts.ts'
import styles from './ResultItems.module.css'

/** The requirement, the actual value and the gap, by item and group. */
export function ResultItems({ result: { items, groups, verdict } }: { result: Schema<'ToolResult'> }) {
  return groups
    .map((group) => ({ ...group, own: items.filter((item) => item.group === group.code) }))
    .filter(({ own }) => own.length > 0)
    .map(({ code, name, own }) => (
      <div key={code} className={styles['group']}>
        <h3>{name}</h3>
        <ul className={styles['items']}>
          {own.map((item) => (
            <Item key={item.code} item={item} status={statusText(item, verdict === 'DONE')} />
          ))}
        </ul>
      </div>
    ))
}

function Item({ item, status: text }: { item: Schema<'ToolItem'>; status: string }) {
  const { name, requirement, actualText, unit, status, gap, suggestion, basis } = item
  const facts = [
    factOf(fields.requirement, requirement),
    { name: fields.actualText.title, value: actualText === undefined ? '未填写' : withUnit(actualText, unit) },
    { name: fields.score.title, value: scoreText(item) },
    factOf(fields.gap, gap),
    factOf(fields.suggestion, suggestion),
  ]
  return (
    <li className={styles['item']}>
      <div className={styles['head']}>
        <h4>{name}</h4>
        <ItemStatus status={status} text={text} />
      </div>
      <Facts facts={facts} />
      <p className={styles['basis']}>{basis}</p>
    </li>
  )
}

/** A number gets its unit; a sentence has its own. */
function withUnit(text: string, unit: string | undefined): string {
  if (unit === undefined || !/^-?[\d.]+$/.test(text)) return text
  return unit === '%' ? `${text}%` : `${text} ${unit}`
}

function scoreText({ score, scoreLow, scoreHigh, maxScore }: Schema<'ToolItem'>): string | undefined {
  if (maxScore === undefined) return undefined
  const full = `（满分 ${maxScore}）`
  if (scoreLow !== undefined && scoreHigh !== undefined && scoreLow !== scoreHigh)
    return `${scoreLow}–${scoreHigh} ${full}`
  return score === undefined && scoreLow === undefined ? undefined : `${score ?? scoreLow} ${full}`
}

const icons = {
  MET: 'circle-check',
  UNMET: 'x',
  UNKNOWN: 'triangle-alert',
  MANUAL: 'user-round',
  NA: 'info',
} as const

/** The status of an item: icon and word, never colour alone (WCAG 1.4.1). */
function ItemStatus({ status, text }: { status: Schema<'ToolItemStatus'>; text: string }) {
  const { tone } = statusTexts[status]
  return (
    <span className={`${styles['status']} ${styles[tone]}`}>
      <Icon name={icons[status]} />
      {text}
    </span>
  )
}
