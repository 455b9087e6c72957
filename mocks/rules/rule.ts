/** A rule version of contract/rules, as schema.yaml describes it. contract/rules/README.md explains it. */
export interface Rule {
  ruleVersion: string
  toolCode: 'SCALE' | 'HNTE' | 'TECH_SME' | 'RD_DEDUCTION' | 'CLOUD_STAR' | 'SRDI'
  title: string
  sources: Source[]
  remarks?: Remark[]
  effectiveFrom: string
  effectiveTo: string | null
  supersededBy: string | null
  windows?: Window[]
  changes?: Change[]
  forms: Form[]
  cases: Case[]
}

/** The period in which a batch accepts applications, both days included. */
interface Window {
  title: string
  formCode?: string
  from: string
  to: string
  remark?: string
}

/** A requirement that differs from the replaced version. `conditions` are those of its own form. */
export interface Change {
  formCode?: string
  topic: string
  before: string
  after: string
  kind: 'STRICTER' | 'LOOSER' | 'ADDED' | 'DROPPED' | 'ADJUSTED'
  conditions?: string[]
}

/** The source of a statement that does not come from the published text named in sources. */
export type Basis = 'general-knowledge' | 'design'

interface Source {
  name: string
  docNo: string | null
  url?: string
  basis?: Basis
}

interface Remark {
  text: string
  basis?: Basis
}

export interface Form {
  formCode?: string
  title: string
  /** The request's schemas that contain the inputs. */
  request: string[]
  /** The form's notes on its parts. */
  notes?: Record<string, string>
  remarks?: Remark[]
  inputs: Input[]
  measures?: Measure[]
  classification?: Classification
  conditions?: Condition[]
  groups?: Group[]
  indicators?: Indicator[]
  passLine?: Bounds
  outlook?: { code: string; title: string; when: Test }[]
  levels?: { level: number; title: string; when: Test }[]
  ladder?: { held: string; first: number }
  gate?: { conditions: string[]; zeroes: string[] }
  reminders?: Condition[]
}

export interface Input {
  key: string
  title: string
  /** The label in the form, when it differs from the title. */
  label?: string
  /** The hint below the field. */
  hint?: string
  unit?: string
  type: 'integer' | 'number' | 'boolean' | 'date' | 'code' | 'codes' | 'amounts' | 'counts'
  options?: { code: string; title: string; label?: string }[]
  choices?: { value: number; label: string }[]
  years?: number
  /** The names of the input in the previous version, when they differed. For several years, the oldest first. */
  formerly?: string[]
  default?: Scalar
}

type Scalar = number | boolean | string
export type Value = Scalar | number[] | string[]

/** One of the operations of the schema, under its key. */
export interface Measure {
  key: string
  title: string
  unit: string
  ratio?: { of: string; to: string }
  sum?: string[]
  difference?: string[]
  least?: string[]
  excess?: [string, string]
  percentage?: { of: string; by: string }
  share?: { of: string; times: number; over: number }
  average?: string
  total?: string
  latest?: string
  count?: string
  meanGrowth?: string
  compoundGrowth?: { from: string; to: string; years: number }
  days?: { from: string; to: string }
  lookup?: { when?: Test; value: number }[]
}

export interface Bounds {
  atLeast?: number
  over?: number
  atMost?: number
  below?: number
}

export interface Test extends Bounds {
  field?: string
  score?: string
  passed?: true
  end?: 'low' | 'high'
  is?: boolean | string
  in?: string[]
  atLeastOf?: string
  allOf?: Test[]
  anyOf?: Test[]
}

export interface Condition {
  code: string
  title: string
  requirement: string
  remark?: string
  basis?: Basis
  automation: 'AUTO' | 'PARTIAL' | 'MANUAL'
  test?: Test
  exemptIf?: Test
}

export interface Group {
  code: string
  title: string
  max: number
  take?: 'sum' | 'best'
  floor?: Bounds
}

export interface Band extends Bounds {
  label?: string
  is?: boolean | string
  when?: Test
  otherwise?: true
  incalculable?: true
  score?: number
  low?: number
  high?: number
}

export interface Indicator {
  code: string
  title: string
  basis?: Basis
  group: string
  max: number
  field?: string
  bands?: Band[]
  points?: { byOption?: Record<string, number>; every?: number; score?: number }
}

export interface Classification {
  field: string
  classes: { code: string; title: string }[]
  rows: { code: string; bounds: Record<string, number[]> }[]
}

export type Status = 'MET' | 'UNMET' | 'UNKNOWN' | 'MANUAL' | 'NA'
/** A score, the lowest and highest possible score, or null when it is unknown. */
export type Score = number | [number, number] | null

export interface Case {
  name: string
  formCode?: string
  inputs: Record<string, Value>
  scores?: Record<string, number>
  expected: Partial<Findings>
}

/** The results of a calculation. A case states some of them. */
export interface Findings {
  class: string
  classRange: [string, string]
  missing: string[]
  measures: Record<string, number | null>
  items: Record<string, Status>
  indicators: Record<string, Score>
  groups: Record<string, Score>
  total: Score
  verdict: 'PASS' | 'FAIL' | 'INCOMPLETE' | 'MANUAL'
  level: number
  applyNext: number
  reminders: string[]
  outlook: string
}
