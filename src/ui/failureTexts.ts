import { useEffect } from 'react'

/** A failure that explains itself in the user's words, such as that of a call. */
interface ToldFailure {
  messages: readonly string[]
  /** Marks it as shown on the page, so that no message is needed. */
  tellInPlace: () => void
}

const unknownFailure = ['暂时无法加载，请稍后再试'] as const

/** The texts with which a part of the page shows a failure; empty without one. */
export function useFailureTexts(error: unknown): readonly string[] {
  useEffect(() => {
    if (isToldFailure(error)) error.tellInPlace()
  }, [error])
  if (error === null || error === undefined) return []
  return isToldFailure(error) ? error.messages : unknownFailure
}

function isToldFailure(error: unknown): error is ToldFailure {
  return typeof error === 'object' && error !== null && 'tellInPlace' in error && 'messages' in error
}
