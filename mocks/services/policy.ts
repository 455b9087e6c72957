import type { Handlers } from '../handler/handler.ts'
import { appletHandlers } from './policy/applet.ts'
import { calendarHandlers } from './policy/calendar/calendar.ts'
import { declarationHandlers } from './policy/library/declarations.ts'
import { declareFileHandlers } from './policy/declare-file/declareFiles.ts'
import { declareRecordHandlers } from './policy/declare-record/declareRecords.ts'
import { detailHandlers } from './policy/library/detail.ts'
import { digestHandlers } from './policy/subscription/digest.ts'
import { favoriteHandlers } from './policy/favorite/favorites.ts'
import { feedbackHandlers } from './policy/feedback/feedback.ts'
import { matchHandlers } from './policy/match/match.ts'
import { proposalHandlers } from './policy/tag/proposals.ts'
import { recommendHandlers } from './policy/library/recommend.ts'
import { searchHandlers } from './policy/library/search.ts'
import { subjectHandlers } from './policy/subject/subjects.ts'
import { subscriptionHandlers } from './policy/subscription/subscriptions.ts'
import { suggestHandlers } from './policy/library/suggest.ts'
import { tagHandlers } from './policy/tag/tags.ts'

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
