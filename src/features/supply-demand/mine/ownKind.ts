import type { BadgeTone } from '#ui/Badge.tsx'

/** What the lists of own demands and own resources say alike. */
export interface OwnRecord<Action extends string> {
  id: string
  title: string
  enName: string
  pendingChange: boolean
  auditRemark?: string | undefined
  updateTime: string
  viewCount: number
  dockingCount: number
  pendingDockingCount: number
  /** What its owner may do with it now. */
  actions: readonly Action[]
}

/** What tells own demands and own resources apart in their tables. */
export interface OwnKind<Row extends OwnRecord<Action>, Action extends string, Asked extends Action> {
  /** What one is called, e.g. 需求. */
  noun: string
  /** The page of one, in whatever state, and of its dockings. */
  detail: '/qw/personal/demand/detail' | '/qw/personal/resources/detail'
  docking: '/qw/personal/demand/docking' | '/qw/personal/resources/docking'
  stateOf: (row: Row) => { word: string; tone: BadgeTone }
  /** Its kind, its price and the like. */
  factsOf: (row: Row) => readonly string[]
  /** The day until which it stands. */
  until: { title: string; dayOf: (row: Row) => string }
  actionWords: Readonly<Record<Action, string>>
  /** Whether it is done at once, after a question; what is not has a page of its own. */
  isAsked: (action: Action) => action is Asked
  /** What may be done with several at once. */
  batch: readonly Asked[]
}
