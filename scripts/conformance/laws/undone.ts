import type { Operation } from '../declared.ts'
import type { Sighting, UndoLaw } from '../declaredWrites.ts'
import { matches, partsFrom, resolved, type Written } from './expressions.ts'
import { holdKept } from './kept.ts'
import type { Life } from './life.ts'
import type { Seen } from './sightings.ts'

/** What is undone but kept is in the state that the undoing leaves, and is not undone twice. */
export async function holdLeft(
  life: Life,
  { by, with: given, leaves = {}, again }: UndoLaw,
  written: Written,
): Promise<void> {
  const undoer = life.run.operation(by)
  for (const sighting of life.writes.shows ?? []) {
    const seen = await life.look(sighting, written)
    for (const [name, value] of Object.entries(leaves)) {
      const is = seen?.record?.[name]
      if (seen === undefined || is === undefined) continue
      life.report(
        undoer,
        `leaves ${sighting.in} ${name}`,
        `撤除之后 ${sighting.in} 的 ${name} 为 ${String(value)}`,
        is === value ? undefined : { actual: JSON.stringify(is), exchange: seen.exchange },
      )
    }
  }
  await life.again(undoer, partsFrom(undoer, resolved(given, written)), again)
}

/** What is undone is found nowhere any more, except where it stays, and is not undone twice. */
export async function holdGone(life: Life, undo: UndoLaw, written: Written): Promise<void> {
  const operation = life.run.operation(undo.by)
  for (const sighting of life.writes.shows ?? []) {
    const seen = await life.look(sighting, written)
    if (seen === undefined) continue
    if (sighting.stays === true) {
      stay(life, operation, sighting, written, seen)
      continue
    }
    life.report(
      operation,
      `gone ${sighting.in}`,
      `撤除之后 ${sighting.in} 查不到`,
      seen.record === undefined || !matches(seen.record, sighting.has ?? {})
        ? undefined
        : { actual: '还在', exchange: seen.exchange },
    )
  }
  const again = operation === life.operation ? '4040' : operation.laws.writes?.again
  await life.again(operation, partsFrom(operation, resolved(undo.with, written)), again)
}

/** What the undoing leaves is still as it was written. */
function stay(life: Life, operation: Operation, sighting: Sighting, { request }: Written, { record, exchange }: Seen) {
  life.report(
    operation,
    `stays ${sighting.in}`,
    `撤除之后 ${sighting.in} 仍有写入的内容`,
    record === undefined ? { actual: '没有了', exchange } : undefined,
  )
  if (record !== undefined) holdKept(life.run, operation, sighting, { request, record, exchange })
}
