import type { Completion } from '../completion.ts'
import type { ProfileField } from '../profileSections.ts'

/** The fields to fill in next, in the order of the form. */
export function nextFields({ missing }: Pick<Completion, 'missing'>, atMost = 3): ProfileField[] {
  return missing.flatMap(({ fields }) => fields).slice(0, atMost)
}
