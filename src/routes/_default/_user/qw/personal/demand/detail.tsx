import { createFileRoute } from '@tanstack/react-router'
import { PublishGuidePage } from '../../../../../../features/supply-demand/PublishGuidePage.tsx'

export const Route = createFileRoute('/_default/_user/qw/personal/demand/detail')({
  head: () => ({ meta: [{ title: '发布需求' }] }),
  component: () => <PublishGuidePage kind="demand" />,
})
