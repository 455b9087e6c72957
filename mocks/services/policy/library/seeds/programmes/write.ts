import type { PolicyRow } from '#mocks/services/policy/library/policyRows.ts'
import { goodCredit } from '../common.ts'
import type { AmountDraft, ConditionDraft, PolicyDraft } from '../draft.ts'
import { defined } from '../parts.ts'
import { officeOf } from './lines.ts'
import { places, type Place } from './places.ts'
import type { Edition, Programme } from './programme.ts'
import { scheduleOf } from './schedule.ts'
import { clausesOf, explained, materialsOf, processes } from './texts.ts'

/** The names of a level's documents. */
const kinds: Record<Place['level'], readonly [suffix: string, docType: PolicyDraft['docType']]> = {
  NATION: ['实施意见', 'ORIGINAL'],
  PROVINCE: ['申报通知', 'NOTICE'],
  CITY: ['实施细则', 'RULE'],
  COUNTY: ['申报指南', 'GUIDE'],
  PARK: ['实施办法', 'RULE'],
}

/** The policies of a programme, one per edition. `place` is the index of the first one in the library. */
export function writeProgramme(programme: Programme, place: number, idOf: (place: number) => string): PolicyDraft[] {
  const ids = programme.editions.map((_, index) => idOf(place + index))
  return programme.editions.map((edition, index) =>
    writeEdition(programme, edition, { place: place + index, index, ids }),
  )
}

interface Position {
  place: number
  index: number
  ids: readonly string[]
}

function writeEdition(programme: Programme, edition: Edition, position: Position): PolicyDraft {
  const { category, line, tags, enjoyMode, industry = [], scale = [], who, mode } = programme
  const { place, index, ids } = position
  const [placeKey, cap] = edition
  const where = places[placeKey]
  const fill = fillerOf(programme, edition)
  const { department, letters } = officeOf(line, placeKey)
  const title = titleOf(programme, where)
  const give = fill(programme.give)
  const needs = programme.needs.map((need) => filledNeed(need, fill))
  const dates = scheduleOf(place, enjoyMode)
  const views = 60 + ((place * 389) % 3400)
  return {
    id: ids[index] ?? '',
    title,
    category,
    level: where.level,
    docType: enjoyMode === 'INFO' ? 'INTERPRET' : kinds[where.level][1],
    docNo: `${letters}〔{year}〕${3 + ((place * 11) % 60)}号`,
    departments: category === 'FUND' && where.level === 'COUNTY' ? [department, '市财政局'] : [department],
    ...dates,
    supportMode: [mode],
    enjoyMode,
    ...defined({ remark: remarkOf(enjoyMode, dates) }),
    targetDesc: who,
    resultDesc: give,
    summary: `${where.name}面向${who}：${give}。`,
    amounts: cap === null ? [] : [amountOf(programme, cap, give)],
    tags,
    applyTarget: {
      text: `${who}。`,
      industry: [...industry],
      scale: [...scale],
      region: [...where.regions],
      qualification: ruledNames(needs, 'basicDTO.enterpriseAptitudeList'),
      enType: ruledNames(needs, 'basicDTO.enType'),
    },
    conditions: [...where.registered, ...needs, goodCredit].map((need) => Object.assign({ clause: 3 }, need)),
    supports: [supportOf(programme, edition, give)],
    ...defined({ stackable: stackableOf(programme, position) }),
    materials: materialsOf(programme, title, needs),
    process: processes[enjoyMode],
    attachments: place % 2 === 0 ? [`${title.slice(0, longestFileName)}.pdf`] : [],
    clauses: clausesOf(programme, { where, give, needs, department }),
    interpretations:
      place % 3 === 1
        ? [
            {
              type: 'TEXT',
              title: `《${title}》解读`,
              content: explained(programme, give, department),
              published: Math.min(-1, dates.published + 6),
            },
          ]
        : [],
    qa: [
      [...programme.ask, 4],
      ['办理要交费吗？', '不收取任何费用，也没有委托中介机构办理，谨防“包过”骗局。', 6],
    ],
    related: ids.flatMap((id, other) =>
      Math.abs(other - index) === 1
        ? [{ id, relation: other < index ? ('UPPER' as const) : ('SUPPORTING' as const) }]
        : [],
    ),
    views,
    favorites: Math.round(views / 38),
    declared: enjoyMode === 'INFO' ? 0 : Math.round(views / 85),
    useful: [Math.round(views / 125), Math.round(views / 108)],
  }
}

/** File names are part of addresses, whose length is limited. */
const longestFileName = 24

function titleOf({ title }: Programme, { name, level }: Place): string {
  const full = title.replace('{place}', name)
  return /(指引|办法)$/.test(full) ? full : full + kinds[level][0]
}

/** Fills the edition's numbers into a text. */
function fillerOf({ grant }: Programme, [, cap, bound]: Edition): (text: string) => string {
  const values: Readonly<Record<string, number | null | undefined>> = {
    cap,
    least: bound,
    ratio: grant[0] === 'RATIO' ? grant[1] : null,
  }
  return (text) =>
    text.replaceAll(/\{(cap|least|ratio)\}/g, (_hole, name: string) => {
      const value = values[name]
      if (value === null || value === undefined) throw new Error(`No ${name} for: ${text}`)
      return String(value)
    })
}

function filledNeed(need: string | ConditionDraft, fill: (text: string) => string): ConditionDraft {
  if (typeof need === 'string') return { text: fill(need) }
  const { rule } = need
  return {
    ...need,
    text: fill(need.text),
    ...(rule === undefined ? {} : { rule: { ...rule, value: fill(rule.value) } }),
  }
}

function ruledNames(needs: readonly ConditionDraft[], field: string): string[] {
  return needs.flatMap(({ rule }) => (rule?.field === field && rule.op === 'HAS' ? [rule.value] : []))
}

function remarkOf(
  enjoyMode: Programme['enjoyMode'],
  { batches = [] }: Pick<PolicyDraft, 'batches'>,
): string | undefined {
  if (enjoyMode === 'NO_APPLY') return '免申即享'
  if (batches.some(({ end }) => end === null)) return '常年受理'
  return enjoyMode === 'FAST' ? '即申即享' : undefined
}

function amountOf({ grant, unit = '万元' }: Programme, cap: number, give: string): AmountDraft {
  return [grant[0] === 'FIXED' ? cap : null, cap, unit, give]
}

function supportOf(
  { grant, mode, unit = '万元' }: Programme,
  edition: Edition,
  give: string,
): PolicyDraft['supports'][number] {
  const [, cap] = edition
  const text = `${give}。`
  if (cap === null || grant[0] === 'NONE') return { text, mode, amountType: 'NONE' }
  if (grant[0] === 'FIXED') return { text, mode, amountType: 'FIXED', amount: cap, unit }
  if (grant[0] === 'RATIO') return { text, mode, amountType: 'RATIO', ratio: grant[1], cap, unit }
  if (grant[0] === 'CAP') return { text, mode, amountType: 'CAP', cap, unit }
  return { text, mode, amountType: 'TIER', cap, unit, formulaText: grant[1].replace('{cap}', String(cap)) }
}

/** Rewards of several levels add up, but shares of an expense do not. */
function stackableOf(
  { grant }: Programme,
  { ids, index }: { ids: readonly string[]; index: number },
): PolicyRow['stackable'] {
  const withPolicyIds = ids.filter((_, other) => other !== index)
  if (grant[0] === 'NONE' || withPolicyIds.length === 0) return undefined
  return grant[0] === 'FIXED'
    ? { mode: 'STACK', withPolicyIds, note: '与上级同类奖励可以同时享受。' }
    : { mode: 'HIGHEST', withPolicyIds, note: '同一事项符合多级政策的，按从高不重复原则执行，已享受的补足差额。' }
}
