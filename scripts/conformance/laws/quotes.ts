import { conventionClause } from '../clause.ts'
import type { Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { valuesAt, type FullSchema } from '../schema.ts'
import { fieldsWith } from '../shown.ts'
import type { Values } from '../values.ts'

type Fields = Record<string, unknown>

/** A text that is quoted from another record (`x-quotes`). */
interface Quotation {
  in: string
  /** By parameter of that operation, the field beside the quotation. */
  with: Record<string, string>
  at: string[]
}

interface Quoted {
  law: Quotation
  parameters: Fields
  text: string
  at: string
  exchange: Exchange
}

/** Each source is opened once; so many quotations are compared. */
const compared = 60

/** Quotations in any reply are word for word in what they are quoted from. Only blanks may differ. */
export class Quotes {
  readonly #run: Run
  readonly #seen = new Map<string, Quoted>()

  constructor(run: Run) {
    this.#run = run
  }

  see(exchange: Exchange): void {
    if (this.#seen.size >= compared) return
    const { operationId } = exchange.question.operation
    for (const { record, value: text, property, at } of fieldsWith(this.#run.document, exchange, 'x-quotes')) {
      const { 'x-quotes': law } = property as FullSchema & { 'x-quotes'?: Quotation }
      if (law === undefined || typeof text !== 'string') continue
      const given = Object.entries(law.with).map(([parameter, field]) => [parameter, record[field]] as const)
      const parameters = Object.fromEntries(given)
      const key = JSON.stringify([operationId, parameters, text])
      if (!this.#seen.has(key)) this.#seen.set(key, { law, parameters, text, at, exchange })
    }
  }

  async hold(values: Values): Promise<void> {
    const seen = [...this.#seen.values()]
    this.#seen.clear()
    for (const { law, parameters, text, at, exchange } of seen) {
      const source = this.#run.operation(law.in)
      const parts = await values.parts(source, parameters)
      const answer = parts === undefined ? undefined : await values.answer(source, parts)
      if (answer?.outcome.kind !== 'success') continue
      const { data } = answer.outcome
      const texts = law.at.flatMap((pointer) => valuesAt(data, pointer))
      this.#run.check(
        exchange.question.operation,
        'relations',
        isQuoted(text, texts)
          ? undefined
          : {
              rule: `quotes ${at}`,
              expected: `${at} 是 ${law.in} 的 ${law.at.join('、')} 中的原文`,
              actual: text.slice(0, 80),
              at: `/data${at}`,
              part: text,
              clause: conventionClause('relations'),
              exchange,
            },
      )
    }
  }
}

/** An ellipsis at either end stands for what is left out. */
export function isQuoted(quote: string, texts: readonly unknown[]): boolean {
  const wanted = bare(quote).replaceAll(/^(?:…|\.{3})+|(?:…|\.{3})+$/g, '')
  return texts.some((text) => typeof text === 'string' && bare(text).includes(wanted))
}

function bare(text: string): string {
  return text.replaceAll(/\s+/g, '')
}
