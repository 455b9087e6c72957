import { Link } from '#ui/Link.tsx'
import { inBrowser } from '#ui/served/inBrowser.tsx'
import { FormWaiting } from '../publish/FormWaiting.tsx'
import { PublishPage, type PublishRoute } from '../publish/PublishPage.tsx'
import type { DemandFormProps } from './DemandForm.tsx'
import { ownDemandQuery } from './demandQueries.ts'

const DemandForm = inBrowser<DemandFormProps>(
  async () => (await import('./DemandForm.tsx')).DemandForm,
  <FormWaiting />,
)

/** The form that publishes or changes a demand (§2.1 /qw/personal/demand/detail). */
export function PublishDemandPage(route: PublishRoute) {
  return (
    <PublishPage
      {...route}
      what="需求"
      lead="写清要什么、预算多少、什么时候要。信息越具体，来对接的服务方越合适。"
      list={<Link to="/qw/personal/demand">我的需求</Link>}
      queryOf={ownDemandQuery}
      renderForm={(source) => <DemandForm {...source} />}
      renderView={(id) => (
        <Link to="/qw/personal/demand/detail" search={{ id }}>
          查看这条需求
        </Link>
      )}
    />
  )
}
