import type { Handlers } from '../handler.ts'
import { attributeHandlers } from './enterprise/attributes.ts'
import { bindingHandlers } from './enterprise/binding.ts'
import { electricityHandlers } from './enterprise/electricity.ts'
import { memberEnterpriseHandlers } from './enterprise/enterprises.ts'
import { evaluationHandlers } from './enterprise/evaluations.ts'
import { facilitatorFavoriteHandlers } from './enterprise/facilitatorFavorites.ts'
import { facilitatorHandlers } from './enterprise/facilitators.ts'
import { facilitatorStatisticsHandlers } from './enterprise/facilitatorStatistics.ts'
import { profileHandlers } from './enterprise/profile.ts'
import { resumeHandlers } from './enterprise/resume.ts'

/** Every operation of the service enterprise, answered from state. */
export const enterpriseHandlers = {
  ...memberEnterpriseHandlers,
  ...bindingHandlers,
  ...profileHandlers,
  ...attributeHandlers,
  ...electricityHandlers,
  ...facilitatorHandlers,
  ...resumeHandlers,
  ...facilitatorFavoriteHandlers,
  ...facilitatorStatisticsHandlers,
  ...evaluationHandlers,
} satisfies Handlers
