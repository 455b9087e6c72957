import type { UseFormReturn } from 'react-hook-form'
import { useFormDraft, type FormDraft } from '#calls/useFormDraft.ts'
import { isProfileValues } from './isProfileValues.ts'
import type { ProfileValues } from './profileValues.ts'

interface ProfileDraft {
  /** Id of the user, `recordVisitor`, or undefined until it is known. */
  owner: string | undefined
  /** Of the enterprise; undefined for one that is yet to be bound. */
  enId: string | undefined
  discard: () => void
}

/** Keeps an unsent profile in this browser. */
export function useProfileDraft(form: UseFormReturn<ProfileValues>, { owner, enId, discard }: ProfileDraft): FormDraft {
  const name = enId === undefined ? 'profile' : `profile-${enId}`
  return useFormDraft(form, { name, owner, isValues: isProfileValues, discard })
}
