import { createFileRoute } from '@tanstack/react-router'
import { Banner } from '../../../ui/Banner.tsx'

export const Route = createFileRoute('/_policy/policy/')({
  component: () => <Banner title="惠企政策" />,
})
