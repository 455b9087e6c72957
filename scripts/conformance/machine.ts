import { resolve, type ContractDocument } from '#compiler/document.ts'
import type { FullSchema } from './schema.ts'

type Fields = Record<string, unknown>

/**
 * The effect of an action in a state: the state or states it leads to, for which records, and under which other
 * conditions.
 */
type Step = string | { to?: string | string[]; when?: Record<string, unknown[]>; if?: string }

/** How a record goes from state to state by its owner's actions (`x-states`, contract/README.md). */
export class Machine {
  readonly #steps: Record<string, Record<string, Step>>
  /** Every action that changes a state. */
  readonly actions: readonly string[]

  constructor(steps: Record<string, Record<string, Step>>) {
    this.#steps = steps
    this.actions = [...new Set(Object.values(steps).flatMap((each) => Object.keys(each)))]
  }

  /** Whether the action is allowed. `open` when that depends on something unknown. */
  may(action: string, state: string, record: Fields): 'yes' | 'no' | 'open' {
    const step = this.#steps[state]?.[action]
    if (step === undefined) return 'no'
    if (typeof step === 'string') return 'yes'
    for (const [name, values] of Object.entries(step.when ?? {})) {
      if (record[name] === undefined) return 'open'
      if (!values.includes(record[name])) return 'no'
    }
    return step.if === undefined ? 'yes' : 'open'
  }

  /** The states that the action leads to. Undefined when the caller chooses the state. */
  targets(action: string, state: string): string[] | undefined {
    const step = this.#steps[state]?.[action]
    const to = typeof step === 'object' ? step.to : step
    return to === undefined ? undefined : [to].flat()
  }

  /** The action that certainly leads from one state to another. */
  actionTo(target: string, state: string, record: Fields): string | undefined {
    return this.actions.find(
      (action) => this.may(action, state, record) === 'yes' && this.targets(action, state)?.join() === target,
    )
  }
}

/** The machine of a record's state, the name of its field, and whether the reply lists the allowed actions. */
export function machineOf(
  document: ContractDocument,
  schema: FullSchema,
): { field: string; machine: Machine } | undefined {
  for (const [field, property] of Object.entries(schema.properties ?? {})) {
    const { 'x-states': steps } = resolve(document, property) as { 'x-states'?: Record<string, Record<string, Step>> }
    if (steps !== undefined) return { field, machine: new Machine(steps) }
  }
  return undefined
}
