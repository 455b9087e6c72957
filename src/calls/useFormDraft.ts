import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useDraft } from '#ui/draft/useDraft.ts'
import { useRecordDraft } from '#ui/draft/useRecordDraft.ts'
import { WEEK } from '#ui/draft/week.ts'
import type { DraftElsewhere } from '#ui/draft/useElsewhere.ts'

interface DraftName {
  name: string
  /** Version of its shape; 1 when left out. */
  version?: number
  /** Id of the user; undefined until it is known. */
  owner: string | undefined
  /** Resets the form when the user discards the draft; to its default values when left out. */
  discard?: () => void
}

/**
 * Either the names of the texts to keep, never a password or a one-time code; or the whole record, whose outline
 * (`isLike`) is a stable object.
 */
export type DraftSettings<Values extends FieldValues> = DraftName &
  ({ fields: readonly Path<Values>[] } | { outline: object })

export interface FormDraft {
  /** Something typed earlier has been restored. */
  restored: boolean
  elsewhere: DraftElsewhere | undefined
  forget: () => void
  discard: () => void
}

const nothing: readonly never[] = []
/** Without an owner nothing is kept. */
const unkept = { form: '', owner: undefined, version: 1, keptFor: WEEK }

/** Keeps a draft of one kind or the other for a week. */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  draft: DraftSettings<Values>,
): FormDraft {
  const key = { form: draft.name, owner: draft.owner, version: draft.version ?? 1, keptFor: WEEK }
  const isRecord = 'outline' in draft
  const texts = useDraft(form, isRecord ? { ...unkept, fields: nothing } : { ...key, fields: draft.fields })
  const record = useRecordDraft(form, isRecord ? key : unkept, isRecord ? draft.outline : nothing)
  const { restored, elsewhere, forget } = isRecord ? record : texts
  return {
    restored,
    elsewhere,
    forget,
    discard() {
      if (draft.discard === undefined) form.reset()
      else draft.discard()
      forget()
    },
  }
}
