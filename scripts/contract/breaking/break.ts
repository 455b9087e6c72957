import type { Pointer } from '../locate.ts'

/** Whose values a schema describes: what callers send, or what they are sent. */
export type Side = 'request' | 'reply'

/** A change that callers of the released contract would feel. */
export interface Break {
  /** Of the current contract; leads to the place, or as far towards it as there is one. */
  pointer: Pointer
  message: string
}

/** The pointer as findings print it and approvals name it. */
export function printPointer(pointer: Pointer): string {
  return `#/${pointer.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`
}
