/** Where what was written can be read. */
export interface Sighting {
  in: string
  with?: Record<string, string>
  at?: string
  where?: Record<string, string>
  has?: Record<string, unknown>
  /** Further places of the record that show the moment of the write. */
  now?: string[]
  /** False when the reply has another structure than the request. */
  same?: boolean
  /** By field of the body, or '' for all of it: the pointer in the record to what was sent. */
  reads?: Record<string, string>
  /** It also shows the record after the undoing. */
  stays?: boolean
  /** It answers visitors too, but shows a member's record to that member only. */
  own?: boolean
}

export interface StepSighting extends Sighting {
  /** The record is not there. */
  gone?: boolean
  /** The list goes from the newest to the oldest, and the step makes this one the newest again. */
  first?: true
}

/** A write after others, with values for its request, and what is read then. */
export interface Step {
  by: string
  with?: Record<string, unknown>
  shows?: StepSighting[]
  /** Who makes it, if it is not the member. What only a second member can do is left out without one. */
  as?: 'visitor' | 'stranger'
  /** The code that refuses it. */
  code?: string
  /** It puts in order again what a step before it changed, however the run ends. */
  restores?: boolean
}

export interface StatesLaw {
  by: string
  /** Selects the record, in that operation's parameters. */
  with: Record<string, string>
  /** The field of its body with the action. */
  action: string
  /** Where the record and its state can be read. */
  in: string
  /** The action (`x-offered`) that stands for changing the record by the write itself. */
  edit?: string
  /** The action (`x-offered`) that stands for undoing the write. */
  remove?: string
}

/** A number that a write changes by so many, and its removal back again unless the number `keeps`. */
export interface CountedLaw {
  in: string
  with?: Record<string, string>
  at: string
  where?: Record<string, unknown>
  count?: string
  by: number | string
  keeps?: boolean
}

/** A field's greatest value is a figure that another operation shows. */
export interface LimitLaw {
  field: string
  in: string
  with: Record<string, string>
  at: string
}

export interface UndoLaw {
  by: string
  with: Record<string, unknown>
  /** The record is still there. */
  keeps?: boolean
  /** By field of a record that is kept: its value from then on. */
  leaves?: Record<string, unknown>
  /** The code that undoing a kept record a second time gets. */
  again?: string
}

/** What the contract says about a write in `x-laws.writes` (contract/README.md, Laws). */
export interface WriteLaws {
  /** Fields of a body that creates something which only its owner sees. */
  draft?: Record<string, unknown>
  shows?: Sighting[]
  hidden?: Sighting[]
  /** Where the record is offered before the write, and no longer after it. */
  takenFrom?: Sighting[]
  change?: { id: string; text: string }
  undo?: UndoLaw
  /** By field, the values of which a new record has one. */
  begins?: Record<string, unknown[]>
  /** The code that a second identical request gets. */
  again?: string
  /** Parameters or `body/<field>`s: for another value of these, the request is not the same one again. */
  per?: string[]
  /** The moment that the same request renews, or a save that changes something. */
  renews?: string
  counts?: CountedLaw[]
  /** How the state of the created record changes. */
  states?: StatesLaw
  /** Lists of ids, in which those that nobody has are passed over. */
  ignores?: string[]
  /** The operation that wrote what it removes, all of the caller's. */
  clears?: string
  /** The operation that reads everything that was written. */
  readBy?: string
  /** By field of the body, its place in that operation's reply, when the name is another one. */
  reads?: Record<string, string>
  /** Fields that stay as they were if the request leaves them out. */
  partial?: string[]
  /** Fields of the body that are not greater than a figure of another record. */
  limits?: LimitLaw[]
  /** Further writes, one after the other, each with what it does. */
  steps?: Step[]
}
