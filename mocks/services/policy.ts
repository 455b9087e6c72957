import type { Handlers } from '../handler.ts'
import { appletHandlers } from './policy/applet.ts'
import { calendarHandlers } from './policy/calendar.ts'
import { declarationHandlers } from './policy/declarations.ts'
import { declareFileHandlers } from './policy/declareFiles.ts'
import { declareRecordHandlers } from './policy/declareRecords.ts'
import { detailHandlers } from './policy/detail.ts'
import { digestHandlers } from './policy/digest.ts'
import { favoriteHandlers } from './policy/favorites.ts'
import { feedbackHandlers } from './policy/feedback.ts'
import { matchHandlers } from './policy/match.ts'
import { proposalHandlers } from './policy/proposals.ts'
import { recommendHandlers } from './policy/recommend.ts'
import { searchHandlers } from './policy/search.ts'
import { subjectHandlers } from './policy/subjects.ts'
import { subscriptionHandlers } from './policy/subscriptions.ts'
import { suggestHandlers } from './policy/suggest.ts'
import { tagHandlers } from './policy/tags.ts'

/** Every operation of the service policy, answered from state. */
export const policyHandlers = {
  ...searchHandlers,
  ...detailHandlers,
  ...suggestHandlers,
  ...favoriteHandlers,
  ...tagHandlers,
  ...subscriptionHandlers,
  ...proposalHandlers,
  ...digestHandlers,
  ...recommendHandlers,
  ...declarationHandlers,
  ...declareFileHandlers,
  ...declareRecordHandlers,
  ...calendarHandlers,
  ...subjectHandlers,
  ...feedbackHandlers,
  ...matchHandlers,
  ...appletHandlers,
} satisfies Handlers
