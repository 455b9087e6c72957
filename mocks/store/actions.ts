/** What an action of the owner does in a state (`x-states` in the contract), and for which records it is possible. */
type Step =
  | string
  | {
      readonly to?: string | readonly string[]
      readonly when?: Readonly<Record<string, readonly unknown[]>>
      readonly if?: string
    }

type Steps = Readonly<Record<string, Readonly<Record<string, Step>>>>

type ActionOf<All extends Steps> = { [State in keyof All]: keyof All[State] }[keyof All] & string

/**
 * The actions that the contract allows in a state.
 * @param record the fields that the contract's conditions name
 * @param isMet whether the conditions that the contract states in words are met, by action
 */
export function actionsIn<All extends Steps>(
  steps: All,
  state: keyof All & string,
  record: Readonly<Record<string, unknown>>,
  isMet?: Readonly<Partial<Record<ActionOf<All>, boolean>>>,
): ActionOf<All>[] {
  const met: Readonly<Record<string, boolean | undefined>> = isMet ?? {}
  const actions: Readonly<Record<string, Step>> = steps[state] ?? {}
  const possible = Object.entries(actions).filter(([action, step]) => {
    if (typeof step === 'string') return true
    if (step.if !== undefined && met[action] === undefined) throw new Error(`${state} ${action}: ${step.if}?`)
    return (
      Object.entries(step.when ?? {}).every(([name, values]) => values.includes(record[name])) && met[action] !== false
    )
  })
  // The keys of one of the contract's states.
  return possible.map(([action]) => action as ActionOf<All>)
}
