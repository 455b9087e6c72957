import { createFileRoute } from '@tanstack/react-router'
import { Empty } from '../../../../../ui/Empty.tsx'

export const Route = createFileRoute('/_default/_user/qw/personal/collect')({
  component: () => <Empty />,
})
