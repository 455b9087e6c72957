import { Link } from '#ui/Link.tsx'
import { inBrowser } from '#ui/served/inBrowser.tsx'
import { FormWaiting } from '../publish/FormWaiting.tsx'
import { PublishPage, type PublishRoute } from '../publish/PublishPage.tsx'
import type { ResourceFormProps } from './ResourceForm.tsx'
import { ownResourceQuery } from './resourceQueries.ts'

const ResourceForm = inBrowser<ResourceFormProps>(
  async () => (await import('./ResourceForm.tsx')).ResourceForm,
  <FormWaiting />,
)

/** The form that publishes or changes a resource (§2.1 /qw/personal/resources/detail). */
export function PublishResourcePage(route: PublishRoute) {
  return (
    <PublishPage
      {...route}
      what="资源"
      lead="科技成果、仪器设备、专利都可以发布。写清能给什么、怎样合作、多少钱，提交后由平台审核。"
      list={<Link to="/qw/personal/resources">我的资源</Link>}
      queryOf={ownResourceQuery}
      renderForm={(source) => <ResourceForm {...source} />}
      renderView={(id) => (
        <Link to="/qw/personal/resources/detail" search={{ id }}>
          查看这项资源
        </Link>
      )}
    />
  )
}
