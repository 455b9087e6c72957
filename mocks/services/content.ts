import type { Handlers } from '../handler/handler.ts'
import { adHandlers } from './content/ad/ads.ts'
import { attractIntentHandlers } from './content/attract/attractIntents.ts'
import { attractHandlers } from './content/attract/attracts.ts'
import { contentFavoriteHandlers } from './content/favorite/favorites.ts'
import { helpArticleHandlers } from './content/help/helpArticles.ts'
import { noticeHandlers } from './content/notice/notices.ts'
import { contentSubjectHandlers } from './content/subject/subjects.ts'

/** Every operation of the service content, answered from state. */
export const contentHandlers = {
  ...noticeHandlers,
  ...adHandlers,
  ...attractHandlers,
  ...attractIntentHandlers,
  ...contentSubjectHandlers,
  ...helpArticleHandlers,
  ...contentFavoriteHandlers,
} satisfies Handlers
