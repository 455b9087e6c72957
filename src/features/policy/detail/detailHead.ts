import type { PolicyDetail } from './policyDetailQuery.ts'
import { dayText } from '#ui/timeText.ts'

/** Title, description and the article tags of government sites (the root has SiteName and SiteIDCode). */
export function detailHead(policy: PolicyDetail) {
  const keywords = [policy.categoryDesc, ...policy.listTag.map(({ tagName }) => tagName)].join(',')
  const article = {
    ArticleTitle: policy.title,
    PubDate: dayText(policy.publishTime),
    ContentSource: policy.department,
    Keywords: keywords,
    Author: policy.leadDept,
    Description: policy.summary,
    Url: `/policy/info/${policy.id}`,
  }
  return [
    { title: policy.title },
    { name: 'description', content: policy.summary },
    { name: 'keywords', content: keywords },
    ...Object.entries(article).map(([name, content]) => ({ name, content })),
  ]
}
