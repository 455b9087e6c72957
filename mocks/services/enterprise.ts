import type { Handlers } from '../handler/handler.ts'
import { attributeHandlers } from './enterprise/profile/attributes.ts'
import { bindingHandlers } from './enterprise/binding/binding.ts'
import { electricityHandlers } from './enterprise/electricity/electricity.ts'
import { memberEnterpriseHandlers } from './enterprise/library/enterprises.ts'
import { evaluationHandlers } from './enterprise/facilitator/evaluations.ts'
import { facilitatorFavoriteHandlers } from './enterprise/facilitator/facilitatorFavorites.ts'
import { facilitatorHandlers } from './enterprise/facilitator/facilitators.ts'
import { facilitatorStatisticsHandlers } from './enterprise/facilitator/facilitatorStatistics.ts'
import { profileHandlers } from './enterprise/profile/profile.ts'
import { resumeHandlers } from './enterprise/facilitator/resume.ts'

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
