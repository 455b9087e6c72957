import type { Band, Bounds, Form, Test } from './rule.ts'

/**
 * A form's text with the figures of its rule filled in: `须达到 {P2b mainBusinessRatio}%` becomes `须达到 80%`. Thresholds
 * are stated only in the rule's tables, so no text can contradict them. Throws when the rule does not state a figure,
 * or states several under the name.
 */
export function withFigures(form: Form, text: string): string {
  return text.replaceAll(/\{([^{}]+)\}/g, (whole, name: string) =>
    /^year(-\d)?$/.test(name) ? whole : String(figureOf(form, name)),
  )
}

/**
 * - `mainBusinessRatio` the one bound that the rule's tests set to a field
 * - `Z1 marketYears 2` the bound that a condition sets to it, the second one where it sets several
 * - `row 3 1` the bound of the first band of an indicator, or row of a measure; `row 11 1 rdRatio` of several the one of a field
 * - `score 3 1` its points; `value extraRate 1` the value of a row
 * - `range 1.1 A`, `best 1.1 A` the points of an option, and the most of them
 * - `points 3.1` what each is worth, `max 3.1` or `max IP` what there is at most, `floor IP` what there must be
 * - `level 4 C` what a level asks of a group; `share domestic80` a share in %; `passLine`
 */
function figureOf(form: Form, name: string): number | string {
  const [kind = '', of = '', ...rest] = name.split(' ')
  const figures = kind in kinds ? (kinds[kind]?.(form, of, rest) ?? []) : boundsNamed(form, kind, of, rest[0])
  const [figure, ...others] = new Set(figures.filter((each) => each !== undefined))
  if (figure === undefined) throw new Error(`the rule states no figure {${name}}`)
  if (others.length > 0) throw new Error(`the rule states several figures {${name}}: ${[figure, ...others].join(', ')}`)
  return figure
}

type Figures = (number | string | undefined)[]

const kinds: Record<string, (form: Form, of: string, rest: string[]) => Figures> = {
  row: (form, of, [index, field]) => boundsIn(rowsOf(form, of)[Number(index) - 1] ?? {}, field),
  score: (form, of, [index]) => [bandsOf(form, of)[Number(index) - 1]?.score],
  value: (form, of, [index]) => [form.measures?.find(({ key }) => key === of)?.lookup?.[Number(index) - 1]?.value],
  range: (form, of, [option]) => bandsFor(form, of, option).map(rangeOf),
  best: (form, of, [option]) => bandsFor(form, of, option).map(({ high, score }) => high ?? score),
  points: (form, of) => [form.indicators?.find(({ code }) => code === of)?.points?.score],
  max: (form, of) =>
    [...(form.groups ?? []), ...(form.indicators ?? [])].filter(({ code }) => code === of).map(({ max }) => max),
  floor: (form, of) => boundsOf(form.groups?.find(({ code }) => code === of)?.floor ?? {}),
  level: (form, of, [group]) =>
    (form.levels ?? [])
      .filter(({ level }) => String(level) === of)
      .flatMap(({ when }) => leavesOf(when))
      .filter(({ score }) => score === group)
      .flatMap(boundsOf),
  share: (form, of) =>
    (form.measures ?? []).flatMap(({ key, share }) =>
      key === of && share !== undefined ? [(share.times * 100) / share.over] : [],
    ),
  passLine: ({ passLine = {} }) => boundsOf(passLine),
}

/** `field`, or `code field`, with an index when there are several. */
function boundsNamed(form: Form, first: string, second: string, index?: string): Figures {
  const conditions = [...(form.conditions ?? []), ...(form.reminders ?? [])]
  const testsOf = (each: (typeof conditions)[number]) => [each.test, each.exemptIf].filter((test) => test !== undefined)
  if (second === '') {
    const tests = [...conditions.flatMap(testsOf), ...(form.levels ?? []).map(({ when }) => when)]
    return tests.flatMap((test) => boundsIn({ when: test }, first))
  }
  const bounds = conditions
    .filter(({ code }) => code === first)
    .flatMap(testsOf)
    .flatMap((test) => boundsIn({ when: test }, second))
  return index === undefined ? bounds : [bounds[Number(index) - 1]]
}

type Row = Bounds & { when?: Test }

function bandsOf(form: Form, code: string): Band[] {
  return form.indicators?.find((each) => each.code === code)?.bands ?? []
}

function bandsFor(form: Form, code: string, option: string | undefined): Band[] {
  return bandsOf(form, code).filter((band) => band.is === option)
}

function rowsOf(form: Form, name: string): Row[] {
  const rows: Row[] = bandsOf(form, name)
  return rows.length > 0 ? rows : (form.measures?.find(({ key }) => key === name)?.lookup ?? [])
}

function rangeOf({ low, high, score }: Band): string | undefined {
  return low === undefined ? score?.toString() : `${low}–${high}`
}

/** The bounds of a row and of its test: all of them, or those of one field. */
function boundsIn(row: Row, field: string | undefined): number[] {
  const tested = leavesOf(row.when ?? {}).filter((leaf) => field === undefined || leaf.field === field)
  return [...(field === undefined ? boundsOf(row) : []), ...tested.flatMap(boundsOf)]
}

function leavesOf(test: Test): Test[] {
  const parts = [...(test.allOf ?? []), ...(test.anyOf ?? [])]
  return parts.length === 0 ? [test] : parts.flatMap(leavesOf)
}

function boundsOf({ atLeast, over, atMost, below }: Bounds): number[] {
  return [atLeast, over, atMost, below].filter((bound) => bound !== undefined)
}
