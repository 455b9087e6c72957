import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import { effectOf } from '../effects.ts'
import type { Exchange, Question } from '../gateway/exchange.ts'
import { grouped } from '../report/grouped.ts'
import type { Run } from '../run.ts'
import { envelopeData } from '../schema.ts'
import { absent, kindOf, kindsIn, type Sighting } from '../sightings.ts'
import type { Values } from '../values.ts'
import { seenIn } from './details.ts'
import { judgeItself } from './neighbours.ts'

/** What a field without a value may look like. Views need not agree about it. */
const nothing = new Set([absent, 'null', '""', '[]'])

/** What one operation says about a field of a record. */
interface Telling {
  operation: Operation
  /** Where in its reply. */
  at: string
  name: string
  json: string
  question: Question
  exchange: Exchange
  /** It is the reply to a write, which is not asked again. */
  isOnce?: boolean
}

interface Said {
  kind: string
  id: string
  field: string
  /** By operation and place in its reply. */
  tellings: Map<string, Telling>
}

/** A record in a reply, to be found by its id. */
export interface Shown {
  kind: string
  id: string
  operation: Operation
  at: string
  exchange: Exchange
  has?: Sighting['has']
}

/** Everything that the replies of one run say about the records they show. */
export class Story {
  readonly #run: Run
  /** By record, and by field. */
  readonly #told = new Map<string, Map<string, Said>>()
  /** By kind, operation and id: the first reply that shows a record or refers to it. */
  readonly #shown = new Map<string, Shown>()
  #isOver = false

  constructor(run: Run) {
    this.#run = run
  }

  /** Notes what a reply shows. The last reply from one place counts. */
  see(exchange: Exchange): void {
    const { question } = exchange
    const isTaken = question.as === 'member' || question.as === 'visitor'
    if (this.#isOver || !isTaken || effectOf(question.operation) !== 'reads') return
    this.#note(exchange, false)
  }

  /** Notes what the reply to a write says of what it wrote. */
  seeWrite(exchange: Exchange): void {
    this.#note(exchange, true)
  }

  #note(exchange: Exchange, isOnce: boolean): void {
    const { question } = exchange
    const sightings = seenIn(this.#run, exchange)
    judgeItself(this.#run, exchange, sightings)
    const { operation } = question
    for (const { kind, id, at, fields, isThere, has } of sightings) {
      const record = `${kind} ${id}`
      const byField = this.#told.get(record) ?? new Map<string, Said>()
      this.#told.set(record, byField)
      const place = `${operation.operationId} ${at}`
      for (const [field, { name, json }] of fields) {
        const said = byField.get(field) ?? { kind, id, field, tellings: new Map<string, Telling>() }
        byField.set(field, said)
        said.tellings.set(place, { operation, at, name, json, question, exchange, isOnce })
      }
      const shown = `${record} ${operation.operationId}`
      if (isThere && !this.#shown.has(shown))
        this.#shown.set(shown, { kind, id, operation, at, exchange, ...(has === undefined ? {} : { has }) })
    }
  }

  /** Nothing that is written later belongs to this story. */
  end(): void {
    this.#isOver = true
  }

  get told(): (Omit<Said, 'tellings'> & { tellings: Telling[] })[] {
    const all = [...this.#told.values()].flatMap((byField) => [...byField.values()])
    return all.map((said) => ({ ...said, tellings: [...said.tellings.values()] }))
  }

  get shown(): Shown[] {
    return [...this.#shown.values()]
  }
}

/** Asks every operation that shows the same kinds of records as those that are checked, and opens what lists show. */
export async function completeStory(run: Run, values: Values, operation: Operation): Promise<void> {
  const schema = envelopeData(operation)
  if (schema === undefined || effectOf(operation) !== 'reads' || (operation.member && !run.asker.knows('member')))
    return
  const kinds = kindsIn(run.document, schema)
  for (const other of run.operations.values()) {
    if (run.isOver) return
    const data = envelopeData(other)
    if (other === operation || data === undefined || effectOf(other) !== 'reads' || other.method !== 'GET') continue
    if (other.member && !run.asker.knows('member')) continue
    const isDetail = kinds.has(kindOf(run.document, data) ?? '')
    const own = kindsIn(run.document, data)
    // What is checked itself is asked for its own sake.
    const isPartner = !run.options.only.includes(other.operationId) && [...kinds].some((kind) => own.has(kind))
    if (!isDetail && !isPartner) continue
    const size = other.parameters.some(({ name }) => name === 'size') ? { size: 50 } : {}
    const parts = await values.parts(other, size)
    if (parts !== undefined) await values.answer(other, parts)
  }
}

/** Whatever operation shows a field of a record, it says the same, unless the contract lets it differ. */
export async function holdStory(run: Run, story: Story, about?: About): Promise<void> {
  const clashes: Clash[] = []
  for (const { kind, id, field, tellings } of story.told) {
    if (about?.subjects.some((each) => each.kind === kind && each.id === id) === false) continue
    const operations = new Set(tellings.map(({ operation }) => operation))
    if (operations.size > 1) for (const { operationId } of operations) run.hold(operationId, 'relations')
    const isNowhere = tellings.every(({ json }) => nothing.has(json))
    const [first, ...others] = isNowhere ? [] : grouped(tellings, ({ json }) => json).values()
    if (first !== undefined && others.length > 0) clashes.push(clashOf({ kind, id, field }, [first, ...others]))
  }
  // The same operations disagree about the next record, too.
  const distinct = grouped(clashes, ({ kind, field, suspects }) => [kind, field, ...suspects.map(placeOf)].join(' '))
  const confirmed = async ([clash]: Clash[]) => (clash === undefined ? undefined : confirm(run, clash, about?.cause))
  if (about === undefined) await run.each('各处所示', [...distinct.values()], confirmed)
  else for (const alike of distinct.values()) await confirmed(alike)
}

/** Only these records, because an operation has just written them. */
interface About {
  cause: Operation
  subjects: readonly { kind: string; id: string }[]
}

interface Clash {
  kind: string
  id: string
  field: string
  /** What most operations say, or one of two that disagree. */
  usual: Telling
  /** Who says otherwise. When it is one against one, both may be wrong. */
  suspects: Telling[]
}

function placeOf({ operation, at }: Telling): string {
  return operation.operationId + at
}

function clashOf(subject: Pick<Clash, 'kind' | 'id' | 'field'>, sayings: readonly Telling[][]): Clash {
  const sizes = sayings.map((tellings) => new Set(tellings.map(({ operation }) => operation)).size)
  const most = Math.max(...sizes)
  const isTie = sizes.filter((size) => size === most).length > 1
  const [usual] = sayings[sizes.indexOf(most)] ?? []
  if (usual === undefined) throw new Error('A clash needs two sayings')
  const suspects = sayings.flat().filter(({ json }) => isTie || json !== usual.json)
  return { ...subject, usual, suspects }
}

/** Asks again, one right after the other: a value that has just changed is no contradiction. */
async function confirm(run: Run, { kind, id, field, usual, suspects }: Clash, cause?: Operation): Promise<void> {
  const other = suspects.find(({ json }) => json !== usual.json)
  if (other === undefined) return
  const [one, two] = [await askAgain(run, usual, { kind, id, field }), await askAgain(run, other, { kind, id, field })]
  if (one === undefined || two === undefined || one === two) return
  const written = cause === undefined ? '' : `${cause.operationId} 之后 `
  const [first] = suspects
  const told = [...suspects, ...(cause === undefined || first === undefined ? [] : [{ ...first, operation: cause }])]
  for (const { operation, at, name, exchange } of told)
    run.check(operation, cause === undefined ? 'relations' : 'state', {
      rule: `same ${kind} ${field}`,
      expected: `${written}${kind} ${id} 的 ${field} 在 ${usual.operation.operationId} 与 ${other.operation.operationId} 中相同`,
      actual: `${shownAs(one)} 与 ${shownAs(two)}`,
      at: `/data${at}/${name}`,
      clause: conventionClause('relations'),
      exchange,
    })
}

function shownAs(json: string): string {
  return json === absent ? '没有这个字段' : json.slice(0, 80)
}

async function askAgain(
  run: Run,
  { question, at, isOnce, json }: Telling,
  { kind, id, field }: Pick<Clash, 'kind' | 'id' | 'field'>,
): Promise<string | undefined> {
  if (isOnce === true) return json
  const { exchange } = await run.ask(question)
  const found = seenIn(run, exchange).find((each) => each.kind === kind && each.id === id && each.at === at)
  return found?.fields.get(field)?.json
}
