import { useCallback } from 'react'
import { readDraft, writeDraft, type DraftKey } from '#ui/draft/store/draftStore.ts'
import { WEEK } from '#ui/draft/week.ts'
import { useBrowserValue } from '#ui/useBrowserValue.ts'

/** What is in the input for a question, and what was there before another question took its place. */
export interface TypedQuestion {
  text: string
  /** Empty if nothing was replaced. */
  aside: string
}

/** Another question takes the place of the typed one, which is set aside. */
export function replaced({ text, aside }: TypedQuestion, question: string): TypedQuestion {
  const isLost = text.trim() !== '' && text.trim() !== question.trim()
  return { text: question, aside: isLost ? text : aside }
}

/** The one set aside is in the input again, and the other one is set aside. */
export function swapped({ text, aside }: TypedQuestion): TypedQuestion {
  return { text: aside, aside: text.trim() === '' ? '' : text }
}

/** The text was sent, so the one set aside returns. */
export function afterSending({ aside }: TypedQuestion): TypedQuestion {
  return { text: aside, aside: '' }
}

/** What is typed already comes before what this browser has kept; the latter is set aside, not lost. */
export function withKept(typed: TypedQuestion, kept: TypedQuestion): TypedQuestion {
  return typed.text === '' ? kept : replaced(kept, typed.text)
}

/**
 * The unsent question, kept in this browser.
 * @param owner undefined until it is known
 */
export function useUnsent(owner: string | undefined) {
  const read = useCallback(() => {
    if (owner === undefined) return undefined
    const { question = '', aside = '' } = readDraft(localStorage, keyOf(owner)) ?? {}
    return { text: question, aside }
  }, [owner])
  return {
    found: useBrowserValue(read),
    keep: ({ text, aside }: TypedQuestion) => {
      if (owner !== undefined) writeDraft(localStorage, keyOf(owner), { question: text, aside })
    },
  }
}

function keyOf(owner: string): DraftKey {
  return { form: 'question', owner, version: 1, keptFor: WEEK }
}
