import type { Handlers } from '../handler.ts'
import { memberEnterpriseHandlers } from './enterprise/enterprises.ts'
import { facilitatorHandlers } from './enterprise/facilitators.ts'

/** Operations of the service enterprise that are answered from state. */
export const enterpriseHandlers = { ...memberEnterpriseHandlers, ...facilitatorHandlers } satisfies Handlers
