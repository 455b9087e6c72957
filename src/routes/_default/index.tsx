import { createFileRoute } from '@tanstack/react-router'
import { Banner } from '../../ui/Banner.tsx'
import { Empty } from '../../ui/Empty.tsx'

export const Route = createFileRoute('/_default/')({
  component: () => (
    <>
      <Banner title="政策直达企业，服务就在身边" secondTitle="惠企政策、产业供需、专业服务一站办理" />
      <Empty />
    </>
  ),
})
