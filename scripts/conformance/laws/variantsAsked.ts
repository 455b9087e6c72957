import type { Operation } from '../declared.ts'
import type { Run } from '../run.ts'
import type { Answer, Values } from '../values.ts'

/** How many values of each source are tried. */
const valuesTried = 6

/** An operation is also asked with values that only go together, such as another dictionary and an entry of that one. */
export async function askVariants(run: Run, values: Values, operation: Operation): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const variant of operation.laws.variants ?? []) {
    const given = await Promise.all(
      Object.entries(variant).map(async ([name, told]) => {
        const offered = told.includes('#/') ? await values.offered(told, valuesTried) : [told]
        return [name, offered] as const
      }),
    )
    const most = Math.max(0, ...given.map(([, offered]) => offered.length))
    if (given.some(([, offered]) => offered.length === 0)) continue
    for (let place = 0; place < most && !run.isOver; place += 1) {
      const chosen = given.map(([name, offered]) => [name, offered[Math.min(place, offered.length - 1)]])
      const parts = await values.parts(operation, Object.fromEntries(chosen))
      if (parts !== undefined) answers.push(await values.answer(operation, parts))
    }
  }
  return answers
}
