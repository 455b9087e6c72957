import type { ReactNode } from 'react'
import { Anchor } from '#ui/Anchor.tsx'
import { Badge } from '#ui/content/Badge.tsx'
import { Link } from '#ui/Link.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { askAbout } from './askAbout.ts'
import { ConfirmButtons } from './ConfirmButtons.tsx'
import { conditionKey, type Confirmations, type MatchCondition, type MatchItem } from './fit.ts'
import styles from './ConditionList.module.css'

/** The reader's actions on an undecided condition. */
export interface ConditionActions {
  confirmed: Confirmations
  /** Undefined withdraws an answer. */
  confirm: (condition: string, answer: 'MET' | 'UNMET' | undefined) => void
  /** A link to where the field is filled in. */
  renderFill: (field: string, text: string) => ReactNode
}

interface ConditionListProps {
  item: MatchItem
  actions: ConditionActions
}

/** A policy's conditions one by one: result, actual value, gap, and the clause. */
export function ConditionList({ item, actions }: ConditionListProps) {
  return (
    <ol className={styles['conditions']} aria-label={`${item.title}：逐条比对`}>
      {item.conditions.map((condition) => {
        const key = conditionKey(item, condition)
        const answer = condition.status === 'MANUAL' ? actions.confirmed[key] : undefined
        return (
          <li key={condition.text} className={styles['condition']}>
            <ConditionStatus condition={condition} answer={answer} />
            <div className={styles['body']}>
              <p className={styles['text']}>
                {condition.text}
                {condition.veto ? <Badge tone="urgent">一票否决</Badge> : null}
                {condition.required || condition.veto ? null : <Badge tone="off">非必须</Badge>}
              </p>
              <Details policyId={item.policyId} condition={condition} renderFill={actions.renderFill} />
              {condition.status === 'MANUAL' ? (
                <ConfirmButtons
                  text={condition.text}
                  shared={condition.veto}
                  answer={answer}
                  onAnswer={(given) => actions.confirm(key, given)}
                />
              ) : null}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

interface DetailsProps {
  policyId: string
  condition: MatchCondition
  renderFill: ConditionActions['renderFill']
}

function Details({ policyId, condition, renderFill }: DetailsProps) {
  const { status, actualText, gap, missingField, evidence, basis } = condition
  return (
    <div className={styles['details']}>
      {actualText === undefined ? null : <span>企业现状：{actualText}</span>}
      {gap === undefined ? null : missingField === undefined ? (
        <strong className={styles['gap']}>{gap}</strong>
      ) : (
        <span className={styles['fill']}>{renderFill(missingField, gap)}</span>
      )}
      {status !== 'MANUAL' || evidence === undefined ? null : <span>核对方式：{evidence}</span>}
      {basis === undefined ? null : (
        <span>
          依据：
          {basis.url === undefined ? (
            `${basis.doc} ${basis.clause ?? ''}`
          ) : (
            <Anchor href={basis.url} target="_blank" rel="noopener" className={styles['basis']}>
              {basis.doc} {basis.clause}
              <Icon name="external-link" />
              <VisuallyHidden>（新窗口打开）</VisuallyHidden>
            </Anchor>
          )}
        </span>
      )}
      {status === 'UNMET' ? (
        <Link
          to="/ai-qa"
          search={askAbout(policyId, condition)}
          target="_blank"
          className={`${styles['basis']} ${styles['ask']}`}
          aria-label={`为什么不符合：${condition.text}（新窗口打开）`}
        >
          为什么不符合？
          <Icon name="external-link" />
        </Link>
      ) : null}
    </div>
  )
}

interface ConditionStatusProps {
  condition: MatchCondition
  /** The reader's answer to a condition that a person has to judge. */
  answer: 'MET' | 'UNMET' | undefined
}

/** A condition's result, as an icon and in words. */
function ConditionStatus({ condition: { status, statusDesc }, answer }: ConditionStatusProps) {
  const shown = answer ?? status
  return (
    <span className={`${styles['status']} ${styles[tones[shown]]}`}>
      {icons[shown]}
      {answer === undefined ? statusDesc : confirmedText[answer]}
    </span>
  )
}

const confirmedText = { MET: '自认符合', UNMET: '自认不符合' }

const tones: Record<MatchCondition['status'], string> = {
  MET: 'met',
  UNMET: 'unmet',
  UNKNOWN: 'unknown',
  MANUAL: 'manual',
  NA: 'unconcerned',
}

const icons: Record<MatchCondition['status'], ReactNode> = {
  MET: <Icon name="circle-check" size={18} />,
  UNMET: <Icon name="x" size={18} />,
  UNKNOWN: <Icon name="info" size={18} />,
  MANUAL: <Icon name="user-round" size={18} />,
  NA: null,
}
