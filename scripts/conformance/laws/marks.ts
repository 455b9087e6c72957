import { resolve } from '#compiler/document.ts'
import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import { effectOf } from '../effects.ts'
import type { Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { typesOf, type FullSchema } from '../schema.ts'
import { fieldsWith } from '../shown.ts'
import type { Values } from '../values.ts'

/**
 * A flag that is true for what one of the member's own lists has, by the value of the field `by`, or an object that is
 * there for it (`x-marks`).
 */
interface Marks {
  in: string | readonly string[]
  by: string
  /** It can be true for what is not in the list, too. */
  others?: boolean
}

interface Marked {
  operation: Operation
  at: string
  marks: Marks
  id: unknown
  isMarked: boolean
  exchange: Exchange
}

/** Of a longer list, only the first page is known. */
const listed = 50

/** The flags that replies to the member show, such as that a policy is a favourite. */
export class Flags {
  readonly #run: Run
  readonly #seen: Marked[] = []
  #isOver = false

  constructor(run: Run) {
    this.#run = run
  }

  see(exchange: Exchange): void {
    const { operation, as } = exchange.question
    if (this.#isOver || as !== 'member' || effectOf(operation) !== 'reads') return
    const { document } = this.#run
    for (const { record, value, property, at } of fieldsWith(document, exchange, 'x-marks')) {
      const { 'x-marks': marks } = property as FullSchema & { 'x-marks'?: Marks }
      if (marks === undefined) continue
      const isFlag = typesOf(resolve(document, property)).includes('boolean')
      const isMarked = isFlag ? value : typeof value === 'object' && value !== null
      if (typeof isMarked !== 'boolean') continue
      this.#seen.push({ operation, at, marks, id: record[marks.by], isMarked, exchange })
    }
  }

  /** Compares them with the lists, as these are now. Nothing may have been written since. */
  async hold(values: Values): Promise<void> {
    this.#isOver = true
    const lists = new Map<string, unknown[]>()
    for (const { operation, at, marks, id, isMarked, exchange } of this.#seen) {
      const sources = [marks.in].flat()
      for (const source of sources) if (!lists.has(source)) lists.set(source, await values.offered(source, listed))
      const known = sources.map((source) => lists.get(source) ?? [])
      const isKnown = known.some((list) => list.includes(id))
      const isWhole = known.every((list) => list.length < listed)
      const isWrong = isKnown ? !isMarked : isMarked && marks.others !== true && isWhole
      const named = sources.join('、')
      this.#run.check(
        operation,
        'relations',
        isWrong
          ? {
              rule: `marks ${at}`,
              expected: `${at} ${marks.others === true ? '对' : '恰对'} ${named} 中的为 true，是对象的在那里`,
              actual: `${String(id)} ${isKnown ? '在其中' : '不在其中'}，却${isMarked ? '为 true 或有' : '为 false 或没有'}`,
              at: `/data${at}`,
              clause: conventionClause('relations'),
              exchange,
            }
          : undefined,
      )
    }
  }
}
