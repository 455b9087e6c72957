import { createFileRoute } from '@tanstack/react-router'
import { PublishGuidePage } from '../../../../../../features/supply-demand/PublishGuidePage.tsx'

export const Route = createFileRoute('/_default/_user/qw/personal/resources/detail')({
  head: () => ({ meta: [{ title: '发布资源' }] }),
  component: () => <PublishGuidePage kind="resource" />,
})
