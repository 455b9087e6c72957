import { gatewayQuery } from '#gateway/query.ts'

const silent = { silent: true }

/** All articles, or those in which the word stands. */
export const helpArticlesQuery = (keyword: string | undefined) =>
  gatewayQuery('listHelpArticles', keyword === undefined ? {} : { query: { keyword } }, silent)

export const helpArticleQuery = (id: string) => gatewayQuery('getHelpArticle', { path: { id } }, silent)
