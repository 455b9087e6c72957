import * as fields from '#gateway/generated/fields/PolicyMatchItem.ts'
import { certaintyOf } from './certainty.ts'
import { fitOf, fits, statusOf, suggestionOf, type Confirmations, type MatchItem } from './fit.ts'

type Cell = string | number | undefined

interface Column {
  title: string
  /** In characters. */
  width: number
  cellOf: (item: MatchItem) => Cell
}

/** The columns of a report's table: one policy per row, in the words of the page. */
function columns(confirmed: Confirmations, origin: string): readonly Column[] {
  const conditionsWith = (item: MatchItem, ...statuses: readonly string[]) =>
    item.conditions
      .filter((condition) => statuses.includes(statusOf(item, condition, confirmed)))
      .map(({ text, gap }) => (gap === undefined ? text : `${text}（${gap}）`))
      .join('\n')
  return [
    { title: fields.title.title, width: 40, cellOf: ({ title }) => title },
    { title: '匹配情况', width: 14, cellOf: (item) => fits[fitOf(item, confirmed)] },
    { title: '层级', width: 14, cellOf: ({ levelDesc }) => levelDesc },
    { title: fields.department.title, width: 24, cellOf: ({ department }) => department },
    { title: '支持金额', width: 36, cellOf: ({ amountText }) => amountText },
    { title: '申报状态', width: 12, cellOf: ({ declarationTag }) => declarationTag.text },
    { title: fields.deadline.title, width: 14, cellOf: ({ deadline }) => deadline },
    {
      title: `${fields.matchedDegree.title}（${fields.matchedDegree.unit}）`,
      width: 12,
      // As on the page: a degree is given once every condition is compared.
      cellOf: (item) => (certaintyOf(item).open === 0 ? item.matchedDegree : undefined),
    },
    { title: '符合的条件', width: 40, cellOf: (item) => conditionsWith(item, 'MET') },
    { title: '不符合的条件', width: 40, cellOf: (item) => conditionsWith(item, 'UNMET') },
    { title: '待核实的条件', width: 40, cellOf: (item) => conditionsWith(item, 'UNKNOWN', 'MANUAL') },
    { title: fields.suggestion.title, width: 30, cellOf: (item) => suggestionOf(item, confirmed) },
    { title: fields.declareUrl.title, width: 30, cellOf: ({ declareUrl }) => declareUrl },
    { title: '政策地址', width: 30, cellOf: ({ policyId }) => `${origin}/policy/info/${policyId}` },
  ]
}

export interface ReportSheet {
  titles: readonly string[]
  widths: readonly number[]
  rows: readonly (readonly Cell[])[]
}

/** The policies of a report as a table, for a file to work with. */
export function reportSheet(items: readonly MatchItem[], confirmed: Confirmations, origin: string): ReportSheet {
  const all = columns(confirmed, origin)
  return {
    titles: all.map(({ title }) => title),
    widths: all.map(({ width }) => width),
    rows: items.map((item) => all.map(({ cellOf }) => cellOf(item))),
  }
}
