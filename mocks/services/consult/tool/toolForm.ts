import type { Schema } from '#gateway/contract.ts'
import { member } from '#mocks/handler/handler.ts'
import type { Store } from '#mocks/store/store.ts'
import type { ToolFormContent, ToolFormRow } from './toolRows.ts'
import { enterpriseName, type ToolContext } from './toolRecord.ts'

type Tool = ToolFormContent['tool']

/** A saved form of that tool. */
export type SavedForm<Name extends Tool> = Readonly<ToolFormRow> & { content: Extract<ToolFormContent, { tool: Name }> }

/** What the member saved for the tool and enterprise. Ends with 4030 for somebody else's enterprise. */
export function savedForm<Name extends Tool>(
  context: Pick<ToolContext, 'store' | 'user'>,
  tool: Name,
  enId: string | undefined,
): SavedForm<Name> | undefined {
  enterpriseName(context, enId)
  return context.store.toolForms
    .by('userId', member(context).id)
    .find((row): row is SavedForm<Name> => row.content.tool === tool && row.enId === (enId ?? null))
}

/** Replaces what the member saved before. Nothing is saved for a visitor. */
export function saveForm(
  context: ToolContext,
  saved: { enId?: string | undefined; inputYear: number | null; resultId: string | null; content: ToolFormContent },
): void {
  const { store, clock, gateway, user } = context
  if (user === undefined) return
  const { enId, ...fields } = { ...saved, updateTime: clock.dateTime() }
  const before = savedForm(context, saved.content.tool, enId)
  if (before !== undefined) store.toolForms.update(before.id, fields)
  else store.toolForms.insert({ ...fields, id: gateway.newId('tf'), userId: user.id, enId: enId ?? null })
}

/** The latest result of the form. Null when it was deleted. */
export function latestResult(store: Store, form: Readonly<ToolFormRow> | undefined): Schema<'ToolResult'> | null {
  const row = store.toolResults.get(form?.resultId ?? '')
  return row?.record.result ?? null
}
