/** A rule version of contract/rules, as schema.yaml describes it. contract/rules/README.md says how to read it. */
export interface Rule {
  ruleVersion: string
  effectiveFrom: string
  effectiveTo: string | null
  supersededBy: string | null
  windows?: { formCode?: string }[]
  forms: Form[]
  cases: Case[]
}

export interface Form {
  formCode?: string
  inputs: Input[]
  measures?: Measure[]
  classification?: Classification
  conditions?: Condition[]
  groups?: Group[]
  indicators?: Indicator[]
  passLine?: Bounds
  outlook?: { code: string; when: Test }[]
  levels?: { level: number; when: Test }[]
  ladder?: { held: string; first: number }
  gate?: { conditions: string[]; zeroes: string[] }
  reminders?: Condition[]
}

export interface Input {
  key: string
  type: 'integer' | 'number' | 'boolean' | 'date' | 'code' | 'codes' | 'amounts' | 'counts'
  options?: { code: string }[]
  years?: number
  default?: Scalar
}

export type Scalar = number | boolean | string
export type Value = Scalar | number[] | string[]

/** One of the operations of the schema, under its key. */
export interface Measure {
  key: string
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
  automation: 'AUTO' | 'PARTIAL' | 'MANUAL'
  test?: Test
  exemptIf?: Test
}

export interface Group {
  code: string
  max: number
  take?: 'sum' | 'best'
  floor?: Bounds
}

export interface Band extends Bounds {
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
  group: string
  max: number
  field?: string
  bands?: Band[]
  points?: { byOption?: Record<string, number>; every?: number; score?: number }
}

export interface Classification {
  field: string
  classes: { code: string }[]
  rows: { code: string; bounds: Record<string, number[]> }[]
}

export type Status = 'MET' | 'UNMET' | 'UNKNOWN' | 'MANUAL' | 'NA'
/** A score, the lowest and highest possible one, or null when it cannot be told. */
export type Score = number | [number, number] | null

export interface Case {
  name: string
  formCode?: string
  inputs: Record<string, Value>
  scores?: Record<string, number>
  expected: Partial<Findings>
}

/** What a calculation finds; a case states a part of it. */
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
