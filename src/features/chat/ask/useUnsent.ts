import { useCallback } from 'react'
import { readDraft, writeDraft, type DraftKey } from '#ui/draft/store/draftStore.ts'
import { WEEK } from '#ui/draft/week.ts'
import { useBrowserValue } from '#ui/useBrowserValue.ts'
import type { TypedQuestion } from './typedQuestion.ts'

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
