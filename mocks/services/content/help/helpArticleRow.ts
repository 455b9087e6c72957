import type { Schema } from '#gateway/contract.ts'

/** Its text of the category and what is related follow from the category. */
export type HelpArticleRow = Omit<Schema<'HelpArticle'>, 'categoryDesc' | 'related'>
