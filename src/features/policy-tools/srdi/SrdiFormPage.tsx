import { useCallback } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Schema } from '#gateway/contract.ts'
import { GuidePage } from '#ui/guide/GuidePage.tsx'
import { GuidePart } from '#ui/guide/GuidePart.tsx'
import { Link } from '#ui/Link.tsx'
import { QueryContent } from '#ui/QueryContent.tsx'
import type { ToolDefinition, ToolSession } from '../form/toolDefinition.ts'
import { ToolHistory } from '../history/ToolHistory.tsx'
import { Improvements } from '../outcome/Improvements.tsx'
import { ToolNeeds } from '../ToolNeeds.tsx'
import { ToolRules } from '../ToolRules.tsx'
import type { ToolSearch } from '../toolSearch.ts'
import { ToolWorkspace } from '../ToolWorkspace.tsx'
import { srdiForms, tools, type SrdiForm } from '../tools.ts'
import { toolRulesQuery } from '../toolRulesQuery.ts'
import { RuleChangeKind } from '../result/RuleChangeKind.tsx'
import { ruleName } from '../result/ruleName.ts'
import { windowTexts } from './ladder.ts'
import styles from './SrdiFormPage.module.css'

interface SrdiFormPageProps<Inputs> {
  form: SrdiForm
  /** The form's own. */
  definition: ToolDefinition<Inputs>
  session: ToolSession | undefined
  search: ToolSearch
  /** The date in China, yyyy-MM-dd. */
  today: string
}

/** One level of srdi, by today's rules or the previous ones (§2.1 /policy/tool/srdi/form1 to form3). */
export function SrdiFormPage<Inputs>({ form, definition, session, search, today }: SrdiFormPageProps<Inputs>) {
  const { title, text, needs } = srdiForms[form]
  const outcome = useCallback(
    (result: Schema<'ToolResult'>) => (
      <>
        <NextLevel result={result} form={form} today={today} />
        <Improvements result={result} />
      </>
    ),
    [form, today],
  )
  return (
    <GuidePage title={title} secondTitle={text} slim>
      <LevelLinks form={form} />
      <GuidePart title="需要准备">
        <ToolNeeds needs={needs} />
      </GuidePart>
      <ToolWorkspace definition={definition} session={session} search={search} outcome={outcome} />
      <GuidePart title="新办法改了什么">
        <RuleChanges form={form} />
      </GuidePart>
      <GuidePart title="测算记录">
        <ToolHistory session={session} toolCode={tools.srdi.code} shown={search.record} />
      </GuidePart>
      <GuidePart title="规则说明">
        <ToolRules toolCode={tools.srdi.code} />
      </GuidePart>
    </GuidePage>
  )
}

/** The three levels, with the current one marked, and a link back to the whole ladder. */
function LevelLinks({ form }: { form: SrdiForm }) {
  return (
    <nav className={styles['levels']} aria-label="评价级别">
      <ol>
        {Object.entries(srdiForms).map(([name, { title, path }]) => (
          <li key={name}>
            <Link to={path} marked={name === form ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
      <Link to={tools.srdi.path}>看梯度与差距</Link>
    </nav>
  )
}

interface NextLevelProps {
  result: Schema<'ToolResult'>
  form: SrdiForm
  /** The date in China, yyyy-MM-dd. */
  today: string
}

const neighbours: Record<SrdiForm, { below?: SrdiForm; above?: SrdiForm }> = {
  form1: { above: 'form2' },
  form2: { below: 'form1', above: 'form3' },
  form3: { below: 'form2' },
}

/** The next step on the ladder after a result: up when it passes, to the level below when that is missing. */
function NextLevel({ result: { verdict }, form, today }: NextLevelProps) {
  const { data: rules = [] } = useQuery(toolRulesQuery('SRDI'))
  const { below, above } = neighbours[form]
  return (
    <div className={styles['next']}>
      <h3>在梯度中的位置</h3>
      <ul>
        <li>窗口期：{windowTexts(rules, form, today).join('；')}</li>
        {verdict === 'PASS' ? (
          <li>
            本级条件都符合。
            {above === undefined ? (
              '更高一级是重点“小巨人”企业和制造业单项冠军，留意工业和信息化部的通知。'
            ) : (
              <>
                取得称号后，可以准备下一级：<Link to={srdiForms[above].path}>{srdiForms[above].title}</Link>
              </>
            )}
          </li>
        ) : (
          <li>先补齐下面标为“不符合”和“资料不足”的项目，再重新测算。</li>
        )}
        {below === undefined ? null : (
          <li>
            须先有前一级的称号，没有的先做：<Link to={srdiForms[below].path}>{srdiForms[below].title}</Link>
          </li>
        )}
      </ul>
    </div>
  )
}

/** The differences between today's rules and the previous ones, by topic. */
function RuleChanges({ form }: { form: SrdiForm }) {
  return (
    <QueryContent query={useQuery(toolRulesQuery(tools.srdi.code))} lines={6}>
      {(rules) => {
        const now = rules.find(({ current }) => current)
        const before = rules.find(({ supersededBy }) => supersededBy === now?.ruleVersion)
        const changes = now?.changes?.filter(({ formCode }) => formCode === form) ?? []
        if (now === undefined || before === undefined || changes.length === 0)
          return <p>现行规则没有替代更早的版本。</p>
        const [formerName, name] = [ruleName(before.ruleVersion), ruleName(now.ruleVersion)]
        return (
          <>
            <p className={styles['text']}>
              {now.effectiveFrom} 起，{now.sources[0]?.docNo ?? name}替代{before.sources[0]?.docNo ?? formerName}
              。主要变化如下，以文件原文为准。
            </p>
            <ul className={styles['changes']}>
              {changes.map(({ topic, before: former, after, kind }) => (
                <li key={topic}>
                  <p className={styles['topic']}>
                    <strong>{topic}</strong> <RuleChangeKind kind={kind} />
                  </p>
                  <dl className={styles['versions']}>
                    <div>
                      <dt>{formerName}</dt>
                      <dd>{former}</dd>
                    </div>
                    <div className={styles['now']}>
                      <dt>{name}</dt>
                      <dd>{after}</dd>
                    </div>
                  </dl>
                </li>
              ))}
            </ul>
          </>
        )
      }}
    </QueryContent>
  )
}
