import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { readDraft, writeDraft, type DraftValues } from '#ui/draft/store/draftStore.ts'
import type { ToolDefinition } from './toolDefinition.ts'
import { filledOf, startOf, toolDraftKey, visitorOwner, type ToolStart } from './toolDraft.ts'
import type { ToolValues } from './toolFields.ts'
import { keepVisitorResult } from '../result/visitorResult.ts'
import { completeTexts } from './toolValues.ts'

interface ToolDraft {
  /** Where the values came from; undefined until it is known who the user is. */
  start: ToolStart | undefined
  /** The values before the form was cleared. */
  cleared: ToolValues | undefined
  /** Fills the form with other values, e.g. those of an earlier calculation. */
  fill: (values: ToolValues) => void
  clear: () => void
  /** Undoes the clearing. */
  undo: () => void
  /** Decides between the values from before the login and the member's. */
  choose: (values: ToolValues) => void
}

interface Sources {
  /** Id of the member, `visitor` without a login, undefined until it is known. */
  owner: string | undefined
  /** The member's values at the gateway and in the profile; undefined until fetched. */
  known: { saved: ToolValues | undefined; profile: ToolValues | undefined } | undefined
}

/**
 * Keeps what visitors and members type into a tool's form in this browser, and fills the form when it opens. Input from
 * before a login is carried over (domain rule 1.0: drafts are merged at login, with a choice when both exist).
 */
export function useToolDraft<Inputs>(
  form: UseFormReturn<ToolValues>,
  definition: ToolDefinition<Inputs>,
  { owner, known }: Sources,
): ToolDraft {
  const { name, version } = definition
  const { reset, getValues, subscribe } = form
  const [start, setStart] = useState<ToolStart>()
  const [cleared, setCleared] = useState<ToolValues>()
  const found = useRef<{ visitor: DraftValues | undefined; own: DraftValues | undefined }>(undefined)
  const key = useMemo(
    () => (owner === undefined ? undefined : toolDraftKey(name, version, owner)),
    [name, version, owner],
  )

  const fill = useCallback(
    (values: ToolValues) => {
      // The year stays unless the texts include one.
      const texts = completeTexts(definition, { inputYear: getValues('inputYear') ?? '', ...values })
      reset(texts)
      if (key !== undefined) writeDraft(localStorage, key, texts)
    },
    [definition, getValues, reset, key],
  )

  const forgetVisitor = useCallback(() => {
    const visitorKey = toolDraftKey(name, version, visitorOwner)
    writeDraft(localStorage, visitorKey, {})
    keepVisitorResult(localStorage, visitorKey, undefined)
  }, [name, version])

  useEffect(() => {
    if (key === undefined) return undefined
    const visitor =
      key.owner === visitorOwner ? undefined : readDraft(localStorage, toolDraftKey(name, version, visitorOwner))
    found.current = { visitor, own: readDraft(localStorage, key) }
    const first = startOf(found.current)
    if (first.from === 'draft' || first.from === 'visitor') fill(first.values)
    if (first.from === 'conflict') fill(first.own)
    // In an effect, because the server has no drafts and the first render must match it.
    setStart(first)
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => writeDraft(localStorage, key, values),
    })
  }, [key, name, version, fill, subscribe])

  useEffect(() => {
    if (found.current === undefined || known === undefined) return
    const full = startOf({ ...found.current, ...known })
    // Only once: a later refetch must not overwrite what has been typed or cleared since.
    found.current = undefined
    const untouched = filledOf(getValues()) === undefined
    if ((full.from === 'saved' || full.from === 'profile') && untouched) fill(full.values)
    else if (full.from === 'visitor') forgetVisitor()
    else if (full.from !== 'conflict') return
    setStart(full)
  }, [known, fill, forgetVisitor, getValues])

  return {
    start,
    cleared,
    fill,
    clear() {
      setCleared(getValues())
      setStart({ from: 'nothing' })
      fill({})
    },
    undo() {
      if (cleared !== undefined) fill(cleared)
      setCleared(undefined)
    },
    choose(values) {
      fill(values)
      forgetVisitor()
      setStart({ from: 'nothing' })
    },
  }
}
