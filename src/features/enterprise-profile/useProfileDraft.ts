import type { UseFormReturn } from 'react-hook-form'
import { useRecordDraft } from '#ui/draft/useRecordDraft.ts'
import { WEEK } from '#ui/draft/week.ts'
import { isProfileValues } from './isProfileValues.ts'
import type { ProfileValues } from './profileValues.ts'

/**
 * Keeps an unsent profile in this browser.
 * @param owner id of the user, `recordVisitor`, or undefined until it is known
 * @param enId of the enterprise; undefined for one that is yet to be bound
 */
export function useProfileDraft(form: UseFormReturn<ProfileValues>, owner: string | undefined, enId?: string) {
  const name = enId === undefined ? 'profile' : `profile-${enId}`
  return useRecordDraft(form, { form: name, owner, version: 1, keptFor: WEEK }, isProfileValues)
}
