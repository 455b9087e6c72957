import type { BadgeTone } from '#ui/content/Badge.tsx'

/** What the lists of own demands and own resources have in common. */
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
  /** The actions available to its owner now. */
  actions: readonly Action[]
}

/** The differences between own demands and own resources in their tables. */
export interface OwnKind<Row extends OwnRecord<Action>, Action extends string, Asked extends Action> {
  /** The name of one, e.g. 需求. */
  noun: string
  /** The page of one, in any state, and of its dockings. */
  detail: '/qw/personal/demand/detail' | '/qw/personal/resources/detail'
  docking: '/qw/personal/demand/docking' | '/qw/personal/resources/docking'
  stateOf: (row: Row) => { word: string; tone: BadgeTone }
  /** Its kind, its price and the like. */
  factsOf: (row: Row) => readonly string[]
  /** The day on which it ends. */
  until: { title: string; dayOf: (row: Row) => string }
  actionWords: Readonly<Record<Action, string>>
  /** Whether the action is performed after a confirmation; others have a page of their own. */
  isAsked: (action: Action) => action is Asked
  /** Actions available for several at once. */
  batch: readonly Asked[]
}
