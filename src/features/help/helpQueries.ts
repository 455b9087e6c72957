import { gatewayQuery } from '#gateway/query.ts'

/** All articles, or those that contain the word. */
export const helpArticlesQuery = (keyword: string | undefined) =>
  gatewayQuery('listHelpArticles', keyword === undefined ? {} : { query: { keyword } })

export const helpArticleQuery = (id: string) => gatewayQuery('getHelpArticle', { path: { id } })
