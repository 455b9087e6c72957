import type { Schema } from '#gateway/contract.ts'
import { growthPath } from '#gateway/generated/fields/PolicyMatchReport.ts'
import { policyMatchGrowthStepStateWords } from '#gateway/generated/words/PolicyMatchGrowthStep.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { GuidePart } from '#ui/guide/GuidePart.tsx'
import { commonConditions, type CommonCondition } from './commonConditions.ts'
import type { ConditionActions } from './ConditionList.tsx'
import { ConfirmButtons } from './ConfirmButtons.tsx'
import type { MatchItem } from './fit.ts'
import { reachedText } from './growthText.ts'
import { planQuestions, type QuestionStep } from './questions.ts'
import styles from './ReportAdvice.module.css'

interface ReportAdviceProps {
  report: Schema<'PolicyMatchReport'>
  /** The policies of all its groups. */
  items: readonly MatchItem[]
  actions: ConditionActions
}

/** What to do next: the fields that decide most, the conditions to judge, and the levels within reach. */
export function ReportAdvice({ report, items, actions: { confirmed, confirm, renderFill } }: ReportAdviceProps) {
  const steps = planQuestions(items, report.missingFields, confirmed)
  const common = commonConditions(items)
  return (
    <>
      {steps.length === 0 ? null : (
        <GuidePart title="先补充这几项">
          <QuestionPlan steps={steps} renderFill={renderFill} />
        </GuidePart>
      )}
      {common.length === 0 ? null : (
        <GuidePart title="再确认这几条">
          <CommonConfirmations conditions={common} confirmed={confirmed} confirm={confirm} />
        </GuidePart>
      )}
      {report.growthPath.length === 0 ? null : (
        <GuidePart title={growthPath.title}>
          <GrowthPath steps={report.growthPath} />
        </GuidePart>
      )}
    </>
  )
}

interface QuestionPlanProps extends Pick<ConditionActions, 'renderFill'> {
  steps: readonly QuestionStep[]
}

/** Further steps decide little each. */
const shown = 4

/** The few questions that decide the most policies, each linked to where it is answered. */
function QuestionPlan({ steps, renderFill }: QuestionPlanProps) {
  return (
    <ol className={styles['steps']}>
      {steps.slice(0, shown).map(({ questions, asked, decided }, index) => (
        <li key={asked} className={styles['step']}>
          <p className={styles['gain']}>
            再填写 <strong>{questions.length}</strong> 项{index === 0 ? '' : '，一共'}可判定 <strong>{decided}</strong>{' '}
            条政策
          </p>
          <ul className={styles['questions']}>
            {questions.map(({ key, label, section }) => (
              <li key={key}>{renderFill(key, `${section}：${label}`)}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

interface CommonConfirmationsProps extends Pick<ConditionActions, 'confirmed' | 'confirm'> {
  conditions: readonly CommonCondition[]
}

/** Conditions that many policies share and no data decide: answered once for all of them. */
function CommonConfirmations({ conditions, confirmed, confirm }: CommonConfirmationsProps) {
  return (
    <ul className={styles['list']}>
      {conditions.map(({ key, text, policies }) => (
        <li key={key} className={styles['condition']}>
          <p>
            {text}
            <span className={styles['count']}>涉及 {policies} 条政策</span>
          </p>
          <ConfirmButtons text={text} answer={confirmed[key]} onAnswer={(answer) => confirm(key, answer)} />
        </li>
      ))}
    </ul>
  )
}

/** The ladder of small enterprises: the levels held, and what the next ones still need. */
function GrowthPath({ steps }: { steps: readonly Schema<'PolicyMatchGrowthStep'>[] }) {
  return (
    <ol className={styles['path']}>
      {steps.map(({ tier, state, gaps }) => (
        <li key={tier} className={styles[state === 'NEXT' ? 'next' : 'level']}>
          <h3>
            {tier}
            <Badge tone={state === 'HELD' ? 'good' : state === 'NEXT' ? 'plain' : 'off'}>
              {policyMatchGrowthStepStateWords[state]}
            </Badge>
          </h3>
          {gaps.length > 0 ? (
            <ul className={styles['gaps']}>
              {gaps.map((gap) => (
                <li key={gap}>{gap}</li>
              ))}
            </ul>
          ) : (
            <p>{reachedText({ state })}</p>
          )}
        </li>
      ))}
    </ol>
  )
}
