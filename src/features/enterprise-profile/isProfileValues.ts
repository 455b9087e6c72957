import type { Schema } from '#gateway/contract.ts'
import { isLike } from '#ui/draft/isLike.ts'
import { emptyProfile } from './emptyProfile.ts'
import type { ProfileValues } from './profileValues.ts'

const aptitude: Schema<'AptitudeItem'> = {
  code: '',
  codeStr: '',
  level: null,
  levelStr: null,
  date: null,
  checked: true,
}

/** Whether something found in the storage has the form's shape. */
export function isProfileValues(value: unknown): value is ProfileValues {
  const profile = emptyProfile()
  const lists = { enType: [''], enterpriseAptitudeList: [aptitude], technologyAbilityList: [aptitude] }
  const outline: ProfileValues = { ...profile, basicDTO: { ...profile.basicDTO, ...lists } }
  return isLike(outline, value)
}
