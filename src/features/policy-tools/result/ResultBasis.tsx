import type { Schema } from '#gateway/contract.ts'
import { Facts } from '#ui/Facts.tsx'
import { minuteText } from '#ui/timeText.ts'
import { RuleSources } from '../RuleSources.tsx'
import { ruleName } from './ruleName.ts'
import styles from './ResultBasis.module.css'
import * as fields from '#gateway/generated/fields/ToolResult.ts'
import { factOf } from '#ui/content/factOf.ts'

/** The basis of the result: rule version with its dates and sources, the inputs, and the disclaimer. */
export function ResultBasis({ result }: { result: Schema<'ToolResult'> }) {
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
