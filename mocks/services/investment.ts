import type { Handlers } from '../handler/handler.ts'
import { investmentFavoriteHandlers } from './investment/favorites.ts'
import { investmentIntentHandlers } from './investment/intents.ts'
import { investmentListHandlers } from './investment/list.ts'
import { investmentDetailHandlers } from './investment/resources.ts'

/** Every operation of the service investment, answered from state. */
export const investmentHandlers = {
  ...investmentListHandlers,
  ...investmentDetailHandlers,
  ...investmentIntentHandlers,
  ...investmentFavoriteHandlers,
} satisfies Handlers
