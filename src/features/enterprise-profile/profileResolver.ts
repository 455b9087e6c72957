import type { Resolver } from 'react-hook-form'
import { profileProblem } from './profileProblem.ts'
import type { ProfileValues } from './profileValues.ts'

/** The form's rules. Only the first error is reported, so that one message shows (5-07). */
export const profileResolver: Resolver<ProfileValues> = (values) => {
  const problem = profileProblem(values)
  if (problem === undefined) return { values, errors: {} }
  const [section = '', name = ''] = problem.path.split('.')
  return { values: {}, errors: { [section]: { [name]: { type: 'check', message: problem.message } } } }
}
