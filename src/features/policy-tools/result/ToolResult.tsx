import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react'
import { Link } from '#ui/Link.tsx'
import type { Schema } from '#gateway/contract.ts'
import * as fields from '#gateway/generated/fields/ToolResult.ts'
import { Button } from '#ui/Button.tsx'
import { Chart } from '#ui/chart/Chart.tsx'
import { Facts } from '#ui/Facts.tsx'
import { minuteText } from '#ui/timeText.ts'
import { factOf } from '#ui/content/factOf.ts'
import { RuleSources } from '../ToolRules.tsx'
import { ResultComparison } from './ResultComparison.tsx'
import { ResultItems } from './ResultItems.tsx'
import { ScoreTable } from './ScoreTable.tsx'
import { gaugeOption, radarOption, scoredGroups, totalText } from './scoreCharts.ts'
import { ruleName } from './ruleName.ts'
import { verdictWord } from './resultChanges.ts'
import styles from './ToolResult.module.css'

interface ToolResultProps {
  result: Schema<'ToolResult'>
  /** An earlier result for comparison. */
  previous?: Schema<'ToolResult'> | undefined
  /** The recalculation by today's rule, if that is a different one. */
  recalculation?: ReactNode
  /** The form's values have changed since. */
  outdated?: boolean
  /** Changes with every calculation, which moves the focus here. */
  calculation: number
  /** Details that only this tool has, e.g. amounts; between the verdict and the items. */
  children?: ReactNode
}

/** A completed calculation is neither good nor bad. */
const tones = { PASS: 'good', DONE: 'neutral', FAIL: 'bad', INCOMPLETE: 'open', MANUAL: 'neutral' } as const

/** The gateway's result: verdict, figures, items, next steps, and their basis. */
export function ToolResult({ result, previous, calculation, children, ...about }: ToolResultProps) {
  const { recalculation, outdated = false } = about
  const { verdict, verdictText, reminders, nextActions, official, total, passLine, ruleVersion, supersededBy } = result
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const groups = useMemo(() => scoredGroups(result), [result])
  const full = groups.reduce((sum, { max }) => sum + max, 0)
  const gauge = useMemo(() => gaugeOption(result, full), [result, full])
  const radar = useMemo(() => radarOption(groups), [groups])

  useEffect(() => {
    if (calculation === 0) return
    title.current?.focus({ preventScroll: true })
    title.current?.closest('section')?.scrollIntoView()
  }, [calculation])

  return (
    <section className={styles['result']} aria-labelledby={titleId}>
      <h2 id={titleId} ref={title} tabIndex={-1} className={styles['title']}>
        测算结果
      </h2>
      <div className={`${styles['verdict']} ${styles[tones[verdict]]}`}>
        {verdict === 'DONE' ? null : <strong className={styles['word']}>{verdictWord(result)}</strong>}
        <p className={styles['text']}>{verdictText}</p>
      </div>
      {outdated ? <output className={styles['note']}>表单内容已修改，点“重新测算”更新结果。</output> : null}
      {supersededBy === null ? null : (
        <p className={styles['note']}>
          <strong>规则已更新：</strong>本结果依据的 {ruleName(ruleVersion)}已由 {ruleName(supersededBy)}
          替代，首次申报以现行规则为准。
          {recalculation === undefined ? '登录后打开测算记录，可以看到按现行规则的结论和变化。' : ''}
        </p>
      )}
      {official ? null : <p className={styles['note']}>自测量表为本平台设计，非官方评分表。</p>}
      {recalculation}
      {previous === undefined ? null : <ResultComparison before={previous} after={result} />}
      {groups.length === 0 ? null : (
        <div className={styles['scores']}>
          {total === undefined ? null : (
            <Chart
              option={gauge}
              label={`总分 ${totalText(result)}，满分 ${full} 分${passLine === undefined ? '' : `，合格线 ${passLine} 分`}`}
            />
          )}
          {groups.length < 3 || groups.every(({ score }) => score === null) ? null : (
            <Chart
              option={radar}
              label={`各组得分：${groups.map(({ name, score, max }) => `${name} ${score ?? '未知'}，满分 ${max}`).join('；')}`}
            />
          )}
          <ScoreTable result={result} groups={groups} full={full} />
        </div>
      )}
      {children}
      <ResultItems result={result} />
      {reminders.length === 0 ? null : (
        <div className={styles['part']}>
          <h3>{fields.reminders.title}</h3>
          <ul className={styles['list']}>
            {reminders.map((reminder) => (
              <li key={reminder}>{reminder}</li>
            ))}
          </ul>
        </div>
      )}
      {nextActions.length === 0 ? null : (
        <div className={`${styles['part']} ${styles['next']}`}>
          <h3>{fields.nextActions.title}</h3>
          <ul className={styles['actions']}>
            {nextActions.map(({ text, to }) => (
              <li key={text}>
                <Link to={to}>{text}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ResultBasis result={result} />
      <div className={styles['print']}>
        <Button onClick={() => window.print()}>打印结果</Button>
      </div>
    </section>
  )
}

/** The basis of the result: rule version with its dates and sources, the inputs, and the disclaimer. */
function ResultBasis({ result }: { result: Schema<'ToolResult'> }) {
  const { ruleVersion, effectiveFrom, effectiveTo, sources, inputs, inputYear, enName, ...rest } = result
  const { createTime, disclaimer, toolCode } = rest
  return (
    <div className={styles['basis']}>
      <h3>测算依据</h3>
      <Facts
        facts={[
          { name: fields.ruleVersion.title, value: `${ruleName(ruleVersion)}（${ruleVersion}）` },
          {
            name: fields.effectiveFrom.title,
            value: `${effectiveFrom} 起${effectiveTo === null ? '' : `，${effectiveTo} 止`}`,
          },
          factOf(fields.enName, enName),
          { name: fields.inputYear.title, value: inputYear === undefined ? undefined : `${inputYear} 年` },
          factOf(fields.createTime, minuteText(createTime)),
        ]}
      />
      <RuleSources sources={sources} toolCode={toolCode} />
      <details className={styles['inputs']}>
        <summary>本次填写的内容（{inputs.length} 项）</summary>
        <Facts
          facts={inputs.map(({ label, valueText, unit }) => ({
            name: label,
            value: valueText === null ? '未填写' : `${valueText}${unit === undefined ? '' : ` ${unit}`}`,
          }))}
        />
      </details>
      <p className={styles['disclaimer']}>{disclaimer}</p>
    </div>
  )
}
