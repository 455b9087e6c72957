import { useEffect } from 'react'

/** A failure that says in the user's words what went wrong, such as that of a call. */
interface ToldFailure {
  messages: readonly string[]
  /** A part of the page tells of it: no message has to. */
  tellInPlace: () => void
}

const unknownFailure = ['暂时无法加载，请稍后再试'] as const

/** What the part of the page that shows a failure says of it; nothing without one. */
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
