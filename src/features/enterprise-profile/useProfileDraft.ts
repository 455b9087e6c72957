import type { UseFormReturn } from 'react-hook-form'
import { type FormDraft, useFormDraft } from '#calls/useFormDraft.ts'
import type { ProfileValues } from './profileValues.ts'
import type { Schema } from '#gateway/contract.ts'
import { emptyProfile } from './emptyProfile.ts'

interface ProfileDraft {
  /** Id of the user, `recordVisitor`, or undefined until it is known. */
  owner: string | undefined
  /** Of the enterprise; undefined for one that is not bound yet. */
  enId: string | undefined
  discard: () => void
}

/** Keeps an unsent profile in this browser. */
export function useProfileDraft(form: UseFormReturn<ProfileValues>, { owner, enId, discard }: ProfileDraft): FormDraft {
  const name = enId === undefined ? 'profile' : `profile-${enId}`
  return useFormDraft(form, { name, owner, outline: profileOutline, discard })
}

const aptitude: Schema<'AptitudeItem'> = {
  code: '',
  codeStr: '',
  level: null,
  levelStr: null,
  date: null,
  checked: true,
}

const profile = emptyProfile()

/** The shape of a stored draft. */
export const profileOutline: ProfileValues = {
  ...profile,
  basicDTO: {
    ...profile.basicDTO,
    enType: [''],
    enterpriseAptitudeList: [aptitude],
    technologyAbilityList: [aptitude],
  },
}
