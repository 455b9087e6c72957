import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { readDraft, writeDraft, type DraftValues } from '#ui/draft/draftStore.ts'
import type { ToolDefinition } from './toolDefinition.ts'
import { filledOf, startOf, toolDraftKey, visitorOwner, type ToolStart } from './toolDraft.ts'
import type { ToolValues } from './toolFields.ts'
import { keepVisitorResult } from '../result/visitorResult.ts'
import { completeTexts } from './toolValues.ts'

interface ToolDraft {
  /** Where the texts came from; undefined until it is known who fills in the form. */
  start: ToolStart | undefined
  /** What the form held before it was emptied. */
  cleared: ToolValues | undefined
  /** Puts other texts into the form, e.g. those of an earlier calculation. */
  fill: (values: ToolValues) => void
  clear: () => void
  /** Takes the emptying back. */
  undo: () => void
  /** Ends the choice between what was typed before the login and what the member had. */
  choose: (values: ToolValues) => void
}

interface Sources {
  /** Id of the member, `visitor` without a login, undefined until it is known. */
  owner: string | undefined
  /** What the gateway and the profile know of a member; undefined until it has been asked for. */
  known: { saved: ToolValues | undefined; profile: ToolValues | undefined } | undefined
}

/**
 * Keeps what is typed into a tool's form in this browser, for visitors and members, and fills it when it opens. What was
 * typed before a login comes along (domain rule 1.0: drafts are merged at login, with a choice when both exist).
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
      // The year stays as it is unless the texts have one of their own.
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
    // Here, as the server has no drafts: the first render must not know of them.
    setStart(first)
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => writeDraft(localStorage, key, values),
    })
  }, [key, name, version, fill, subscribe])

  useEffect(() => {
    if (found.current === undefined || known === undefined) return
    const full = startOf({ ...found.current, ...known })
    // Once: what is asked for again later must not come over what has been typed or emptied since.
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
