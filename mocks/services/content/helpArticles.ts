import type { Schema } from '../../../src/gateway/contract.ts'
import { fail, type Handlers } from '../../handler.ts'
import { containsKeyword } from '../../store/keyword.ts'
import type { HelpArticleRow } from '../../store/tables/helpArticles.ts'

type Category = Schema<'HelpCategory'>

/** In the order of display. */
const categoryText: Record<Category, string> = {
  ACCOUNT: '账号与登录',
  ENTERPRISE: '企业资料',
  POLICY: '政策查询与匹配',
  TOOL: '政策工具',
  SUPPLY: '供需对接',
  PROVIDER: '服务商入驻',
  OTHER: '其他',
}

export const helpArticleHandlers = {
  listHelpArticles: ({ query, store }) => {
    const found = store.helpArticles.filter(({ title, summary, content }) =>
      containsKeyword([title, summary, textOf(content)], query.keyword),
    )
    return Object.entries(categoryText).flatMap(([category, categoryDesc]) => {
      const articles = found.filter((article) => article.category === category).map(toItem)
      return articles.length === 0 ? [] : [{ category: category as Category, categoryDesc, articles }]
    })
  },

  getHelpArticle: ({ path, store }) => {
    const article = store.helpArticles.get(path.id) ?? fail('4040', '数据不存在或已删除')
    const related = store.helpArticles.by('category', article.category).filter(({ id }) => id !== article.id)
    return { ...article, categoryDesc: categoryText[article.category], related: related.slice(0, 10).map(toItem) }
  },
} satisfies Handlers

/** A search does not find what only stands in a tag. */
function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, ' ')
}

function toItem({ id, title, summary }: Readonly<HelpArticleRow>): Schema<'HelpArticleItem'> {
  return { id, title, summary }
}
