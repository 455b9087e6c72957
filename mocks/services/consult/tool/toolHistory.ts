import type { Schema } from '#gateway/contract.ts'
import { member, type Handlers } from '#mocks/handler/handler.ts'
import type { Change, Rule } from '#mocks/rules/rule.ts'
import { allRules, isCurrent } from '#mocks/rules/ruleBook.ts'
import { clip } from '#mocks/rules/text.ts'
import { isOfficial } from '#mocks/rules/toolResult.ts'
import { pageOf } from '#mocks/store/page.ts'
import type { ToolResultRow } from './toolRows.ts'
import { enterpriseName, findOwnResult } from './toolRecord.ts'

const toolOrder: Schema<'ToolCode'>[] = ['SCALE', 'HNTE', 'TECH_SME', 'RD_DEDUCTION', 'CLOUD_STAR', 'SRDI']

export const toolHistoryHandlers = {
  listToolResults: (context) => {
    const { store, query, clock } = context
    const { toolCode, enId } = query
    enterpriseName(context, enId)
    const rows = store.toolResults
      .by('userId', member(context).id)
      .filter(({ record }) => toolCode === undefined || record.result.toolCode === toolCode)
      .filter((row) => enId === undefined || row.enId === enId)
      // The latest was inserted last, also within one second.
      .toReversed()
    return pageOf(rows, query, (row) => itemOf(row, clock.today()))
  },

  getToolResult: (context) => findOwnResult(context, context.query.id).record,

  deleteToolResult: (context) => {
    context.store.toolResults.remove(findOwnResult(context, context.query.id).id)
    return null
  },

  listToolRules: ({ query, clock }) =>
    allRules()
      .filter(({ toolCode }) => query.toolCode === undefined || toolCode === query.toolCode)
      .toSorted(
        (a, b) =>
          toolOrder.indexOf(a.toolCode) - toolOrder.indexOf(b.toolCode) ||
          b.effectiveFrom.localeCompare(a.effectiveFrom),
      )
      .map((rule) => ruleView(rule, clock.today())),
} satisfies Handlers

function itemOf({ id, enId, record }: Readonly<ToolResultRow>, today: string): Schema<'ToolResultItem'> {
  const { toolCode, formCode, ruleVersion, effectiveTo, enName, inputYear, verdict, verdictText, total, createTime } =
    record.result
  return {
    id,
    toolCode,
    ...(formCode === undefined ? {} : { formCode }),
    ruleVersion,
    outdated: effectiveTo !== null && effectiveTo < today,
    enId,
    enName: enName ?? null,
    ...(inputYear === undefined ? {} : { inputYear }),
    verdict,
    verdictText,
    ...(total === undefined ? {} : { total }),
    createTime,
  }
}

function ruleView(rule: Rule, today: string): Schema<'ToolRule'> {
  const {
    toolCode,
    ruleVersion,
    title,
    effectiveFrom,
    effectiveTo,
    supersededBy,
    sources,
    remarks = [],
    windows,
    changes,
  } = rule
  const note = remarks.map(({ text }) => text).join(' ')
  return {
    toolCode,
    ruleVersion,
    title,
    current: isCurrent(rule, today),
    official: isOfficial(rule),
    effectiveFrom,
    effectiveTo,
    supersededBy,
    sources,
    // The windows and changes name forms of their rule, which are in the contract's enum. The gateway checks its own
    // replies.
    ...(windows === undefined ? {} : { windows: windows as Schema<'ToolWindow'>[] }),
    ...(changes === undefined ? {} : { changes: changes.map(changeView) as Schema<'ToolRuleChange'>[] }),
    ...(note === '' ? {} : { note: clip(note, 500) }),
  }
}

/** The conditions of a rule are the items of its results. */
function changeView({ conditions, ...change }: Change) {
  return { ...change, ...(conditions === undefined ? {} : { items: conditions }) }
}
