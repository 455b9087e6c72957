import type { Schema } from '#gateway/contract.ts'

/** The category's text and the related articles are derived from the category. */
export type HelpArticleRow = Omit<Schema<'HelpArticle'>, 'categoryDesc' | 'related'>
