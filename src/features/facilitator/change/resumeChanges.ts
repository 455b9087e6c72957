import type { Schema } from '#gateway/contract.ts'
import type { Field } from '#gateway/generated/fields/field.ts'
import { facilitatorCaseFields } from '#gateway/generated/fields/FacilitatorCase.ts'
import { facilitatorQualificationFields } from '#gateway/generated/fields/FacilitatorQualification.ts'
import { facilitatorResumeFields as fields } from '#gateway/generated/fields/FacilitatorResume.ts'
import { facilitatorTeamRoleFields } from '#gateway/generated/fields/FacilitatorTeamRole.ts'
import { mainBusinessRowFields } from '#gateway/generated/fields/MainBusinessRow.ts'
import { productRowFields } from '#gateway/generated/fields/ProductRow.ts'

type Resume = Schema<'FacilitatorResume'>
type Name = keyof typeof fields
type Rows = Readonly<Record<string, unknown>>[]

/** The names of the resume's codes; the code itself until its name is known. */
export interface ResumeNames {
  category: (id: string) => string
  region: (code: string) => string
}

/** A part of the resume in which the submitted version differs from the public one, as lines of text. */
export interface ResumeChange {
  name: Name
  title: string
  submitted: readonly string[]
  shown: readonly string[]
}

interface RowKind {
  /** The field that names the row. */
  called: string
  fields: Readonly<Record<string, Pick<Field, 'title'>>>
}

const rowKinds: Partial<Record<Name, RowKind>> = {
  qualifications: { called: 'name', fields: facilitatorQualificationFields },
  team: { called: 'title', fields: facilitatorTeamRoleFields },
  cases: { called: 'title', fields: facilitatorCaseFields },
  mainBusiness: { called: 'name', fields: mainBusinessRowFields },
  products: { called: 'name', fields: productRowFields },
}

const none = ['未填写']

/** The differences between the two, in the order of the contract. */
export function resumeChanges(submitted: Resume, shown: Resume, names: ResumeNames): ResumeChange[] {
  return (Object.keys(fields) as Name[])
    .filter((name) => keyOf(submitted[name]) !== keyOf(shown[name]))
    .map((name) => {
      const kind = rowKinds[name]
      const about = { name, title: fields[name].title }
      return kind === undefined
        ? { ...about, submitted: linesOf(name, submitted, names), shown: linesOf(name, shown, names) }
        : { ...about, ...rowLines(kind, submitted[name] as Rows, shown[name] as Rows) }
    })
}

/** Equal for equal values: absent, null and empty are the same, and the order of an object's fields is irrelevant. */
function keyOf(value: unknown): string {
  return JSON.stringify(value ?? '', (_key, part: unknown) => {
    if (part === null || (Array.isArray(part) && part.length === 0)) return ''
    if (typeof part !== 'object' || Array.isArray(part)) return part
    const known = Object.entries(part).filter(([, each]) => (each ?? '') !== '')
    return Object.fromEntries(known.toSorted(([a], [b]) => a.localeCompare(b)))
  })
}

function linesOf(name: Name, resume: Resume, { category, region }: ResumeNames): readonly string[] {
  const value = resume[name] ?? ''
  const { words = {} }: Field = fields[name]
  if (typeof value === 'boolean') return [value ? '是' : '否']
  if (name === 'logo' || name === 'wechatQr') return [value === '' ? '未上传' : '已上传']
  if (!Array.isArray(value)) return value === '' ? none : [value]
  const wordOf = {
    serviceCategoryIds: category,
    serviceRegion: region,
  }[name as string]
  // Rows are handled elsewhere, so this is a list of codes.
  const texts = (value as string[]).map(wordOf ?? ((code) => words[code] ?? code))
  return texts.length === 0 ? none : [texts.join('、')]
}

/** Rows are matched by their id, or by their name if they have none. */
function rowLines({ called, fields: parts }: RowKind, submitted: Rows, shown: Rows) {
  const nameOf = (row: Rows[number]) => String(row[called])
  const isSame = (a: Rows[number]) => (b: Rows[number]) =>
    a['id'] === undefined ? nameOf(a) === nameOf(b) : a['id'] === b['id']
  const lines = submitted.flatMap((row) => {
    const before = shown.find(isSame(row))
    if (before === undefined) return [`新增：${nameOf(row)}`]
    const differing = Object.keys(parts).filter((part) => keyOf(row[part]) !== keyOf(before[part]))
    return differing.length === 0 ? [] : [`修改：${nameOf(row)}（${titles(parts, differing)}）`]
  })
  const gone = shown.filter((row) => !submitted.some(isSame(row))).map((row) => `去掉：${nameOf(row)}`)
  const all = [...lines, ...gone]
  return {
    // Only the order may have changed.
    submitted: all.length === 0 ? ['调整了次序'] : all,
    shown: shown.length === 0 ? none : [shown.map(nameOf).join('、')],
  }
}

function titles(parts: RowKind['fields'], names: readonly string[]): string {
  return names.map((name) => parts[name]?.title ?? name).join('、')
}
