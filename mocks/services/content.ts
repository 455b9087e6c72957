import type { Handlers } from '../handler.ts'
import { adHandlers } from './content/ads.ts'
import { attractIntentHandlers } from './content/attractIntents.ts'
import { attractHandlers } from './content/attracts.ts'
import { contentFavoriteHandlers } from './content/favorites.ts'
import { helpArticleHandlers } from './content/helpArticles.ts'
import { noticeHandlers } from './content/notices.ts'
import { contentSubjectHandlers } from './content/subjects.ts'

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
