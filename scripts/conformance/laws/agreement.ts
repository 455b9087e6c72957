import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import { effectOf } from '../effects.ts'
import type { Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { envelopeData } from '../schema.ts'
import { kindsIn, type Sighting } from '../sightings.ts'
import type { ValidParts } from '../validRequest.ts'
import type { Values } from '../values.ts'
import { detailsOf, seenIn } from './details.ts'
import { holdStory, Story } from './story.ts'

/** A record that was just written or read. */
export type Subject = Pick<Sighting, 'kind' | 'id' | 'isOwn'>

/** What one object of a reply shows: a record, and those that it refers to. */
export function subjectsIn(run: Run, exchange: Exchange, isMeant: (owner: object) => boolean): Subject[] {
  const shown = seenIn(run, exchange).filter(({ owner }) => isMeant(owner))
  return shown.toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn))
}

interface Occasion {
  subjects: readonly Subject[]
  /** Replies that show them. */
  shown: Exchange[]
  /** The reply to the write itself, if it has just been made. */
  sent?: Exchange | undefined
}

/**
 * After a write, every operation that shows the record says the same of it, and so do the records that it refers to:
 * a list kept from before the write tells of the old state.
 */
export async function agreeEverywhere(
  run: Run,
  values: Values,
  cause: Operation,
  { subjects, shown, sent }: Occasion,
): Promise<void> {
  const story = new Story(run)
  const told = sent === undefined ? [] : subjectsIn(run, sent, () => true).filter(({ isOwn }) => isOwn)
  if (sent !== undefined) story.seeWrite(sent)
  for (const each of shown) story.see(each)
  for (const subject of subjects) for (const reply of await repliesAbout(run, values, subject)) story.see(reply)
  await holdStory(run, story, { cause, subjects: [...subjects, ...told] })
}

/** What is deleted is in no list any more. */
export async function goneEverywhere(run: Run, values: Values, cause: Operation, subject: Subject): Promise<void> {
  for (const exchange of await repliesAbout(run, values, subject)) {
    const { operation } = exchange.question
    const left = seenIn(run, exchange).find(
      ({ kind, id, isOwn }) => isOwn && kind === subject.kind && id === subject.id,
    )
    run.check(
      operation,
      'state',
      left === undefined
        ? undefined
        : {
            rule: `gone ${cause.operationId}`,
            expected: `${cause.operationId} 撤除之后 ${operation.operationId} 查不到`,
            actual: `还有 ${subject.id}`,
            at: `/data${left.at}`,
            clause: conventionClause('writes'),
            exchange,
          },
    )
  }
}

/** Every operation that may show the record, asked now; of a record that is only referred to, its detail. */
async function repliesAbout(run: Run, values: Values, { kind, id, isOwn }: Subject): Promise<Exchange[]> {
  const requests: [Operation, ValidParts | undefined][] = []
  for (const { detail, parameter } of detailsOf(run).get(kind) ?? [])
    requests.push([detail, await values.parts(detail, { [parameter]: id })])
  for (const list of isOwn ? listsOf(run, kind) : []) {
    const size = list.parameters.some(({ name }) => name === 'size') ? { size: 50 } : {}
    requests.push([list, await values.parts(list, size)])
  }
  const replies: Exchange[] = []
  for (const [operation, parts] of requests) {
    if (parts === undefined || run.isOver) continue
    const { exchange } = await run.ask({ operation, parts, as: values.callerOf(operation) })
    replies.push(exchange)
  }
  return replies
}

/** What shows records of that kind without being asked for one of them. */
function listsOf(run: Run, kind: string): Operation[] {
  return [...run.operations.values()].filter((operation) => {
    const { method, member, parameters } = operation
    if (method !== 'GET' || effectOf(operation) !== 'reads') return false
    if (parameters.some(({ required, in: place }) => required === true && place !== 'header')) return false
    if (member && !run.asker.knows('member')) return false
    const data = envelopeData(operation)
    return data !== undefined && kindsIn(run.document, data).has(kind)
  })
}
