import { createFileRoute } from '@tanstack/react-router'
import { ServicesPage } from '#features/home/services/ServicesPage.tsx'

export const Route = createFileRoute('/_default/qw/')({
  head: () => ({ meta: [{ title: '全部服务' }, { name: 'description', content: '平台的全部服务一览。' }] }),
  component: ServicesPage,
})
