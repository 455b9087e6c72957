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

/** What codes of the resume are called; the code itself until that is known. */
export interface ResumeNames {
  category: (id: string) => string
  region: (code: string) => string
}

/** A part of the resume in which what was submitted is not what the public sees, in lines to read. */
export interface ResumeChange {
  name: Name
  title: string
  submitted: readonly string[]
  shown: readonly string[]
}

interface RowKind {
  /** The field by which a person knows the row. */
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

/** Where the two differ, in the order of the contract. */
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

/** The same for the same value: absent, null and empty are one, and so is any order of an object's fields. */
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
  // Rows are told otherwise: this is a list of codes.
  const texts = (value as string[]).map(wordOf ?? ((code) => words[code] ?? code))
  return texts.length === 0 ? none : [texts.join('、')]
}

/** A row is the same one by its id, where it has one, or by what it is called. */
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
    // The order may be all that is new.
    submitted: all.length === 0 ? ['调整了次序'] : all,
    shown: shown.length === 0 ? none : [shown.map(nameOf).join('、')],
  }
}

function titles(parts: RowKind['fields'], names: readonly string[]): string {
  return names.map((name) => parts[name]?.title ?? name).join('、')
}
