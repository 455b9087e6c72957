import { gatewayQuery } from '#gateway/query.ts'

const silent = { silent: true }

export const helpArticlesQuery = () => gatewayQuery('listHelpArticles', {}, silent)

export const helpArticleQuery = (id: string) => gatewayQuery('getHelpArticle', { path: { id } }, silent)
