import type { Manifest } from '#mocks/services/manifest.ts'
import type { Schema } from '#gateway/contract.ts'
import { helpCategoryWords } from '#gateway/generated/words/HelpCategory.ts'
import { fail } from '#mocks/handler/handler.ts'
import { containsKeyword } from '#mocks/store/keyword.ts'
import { seedHelpArticles } from './helpArticleSeeds.ts'

/** The category's text and the related articles are derived from the category. */
export type HelpArticleRow = Omit<Schema<'HelpArticle'>, 'categoryDesc' | 'related'>

type Category = Schema<'HelpCategory'>

export const manifest: Manifest<{ helpArticles: HelpArticleRow }> = {
  tables: { helpArticles: 'region' },
  seeds: { write: seedHelpArticles },
  handlers: {
    listHelpArticles: ({ query, store }) => {
      const found = store.helpArticles.filter(({ title, summary, content }) =>
        containsKeyword([title, summary, textOf(content)], query.keyword),
      )
      return Object.entries(helpCategoryWords).flatMap(([category, categoryDesc]) => {
        const articles = found.filter((article) => article.category === category).map(toItem)
        return articles.length === 0 ? [] : [{ category: category as Category, categoryDesc, articles }]
      })
    },

    getHelpArticle: ({ path, store }) => {
      const article = store.helpArticles.get(path.id) ?? fail('4040', '数据不存在或已删除')
      const related = store.helpArticles.by('category', article.category).filter(({ id }) => id !== article.id)
      return {
        ...article,
        categoryDesc: helpCategoryWords[article.category],
        related: related.slice(0, 10).map(toItem),
      }
    },
  },
}

/** Without tags, so that a search does not match their contents. */
function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, ' ')
}

function toItem({ id, title, summary }: Readonly<HelpArticleRow>): Schema<'HelpArticleItem'> {
  return { id, title, summary }
}
