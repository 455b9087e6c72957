import type { Schema } from '#gateway/contract.ts'
import { srdi2026Form1Notes } from '#gateway/generated/rules/srdi2026Form1.ts'
import { srdi2026Form2Notes } from '#gateway/generated/rules/srdi2026Form2.ts'
import { srdi2026Form3Notes } from '#gateway/generated/rules/srdi2026Form3.ts'
import type { SrdiForm } from '../tools.ts'

/** A level in the ladder of small enterprises, from the lowest. */
export interface Tier {
  /** Undefined for the level above the three forms, which cannot be scored here. */
  form: SrdiForm | undefined
  step: string
  name: string
  /** Its requirements in one sentence. */
  asks: string
}

export const tiers: readonly Tier[] = [
  {
    form: 'form1',
    step: '第一级 · 入库',
    name: '科技和创新型中小企业',
    asks: srdi2026Form1Notes.asks,
  },
  {
    form: 'form2',
    step: '第二级 · 省级',
    name: '专精特新中小企业',
    asks: srdi2026Form2Notes.asks,
  },
  {
    form: 'form3',
    step: '第三级 · 国家级',
    name: '专精特新“小巨人”企业',
    asks: srdi2026Form3Notes.asks,
  },
  {
    form: undefined,
    step: '更高一级',
    name: '重点“小巨人”企业、制造业单项冠军',
    asks: '在“小巨人”企业中择优，按工业和信息化部当年通知申报，没有自测表。',
  },
]

/** The latest result of each form. @param records newest first, as the gateway lists them */
export function latestByForm(
  records: readonly Schema<'ToolResultItem'>[],
): Partial<Record<SrdiForm, Schema<'ToolResultItem'>>> {
  return Object.fromEntries(
    records.toReversed().flatMap((record) => (record.formCode === undefined ? [] : [[record.formCode, record]])),
  )
}

/**
 * The lowest level above those held that has not been passed under today's rules; undefined when there is none.
 * @param held names of the levels whose title the enterprise has; each requires the one before
 */
export function nextForm(
  latest: Partial<Record<SrdiForm, Schema<'ToolResultItem'>>>,
  held: ReadonlySet<string>,
): SrdiForm | undefined {
  return tiers
    .slice(tiers.findLastIndex(({ name }) => held.has(name)) + 1)
    .map(({ form }) => form)
    .find((form) => form !== undefined && (latest[form]?.verdict !== 'PASS' || latest[form].outdated))
}

/** When one can apply at a level: the batches in today's rule, otherwise where to look. */
export function windowTexts(rules: readonly Schema<'ToolRule'>[], form: SrdiForm, today: string): string[] {
  const windows = rules
    .filter(({ current }) => current)
    .flatMap((rule) => rule.windows ?? [])
    .filter(({ formCode }) => formCode === undefined || formCode === form)
  return windows.length === 0
    ? ['以省级主管部门当年通知为准']
    : windows.map(({ title, from, to }) => `${title}：${from} 至 ${to}（${stateOf({ from, to }, today)}）`)
}

function stateOf({ from, to }: { from: string; to: string }, today: string): string {
  if (today < from) return '未开始'
  return today > to ? '已截止' : '申报中'
}
