import { createFileRoute, Outlet } from '@tanstack/react-router'
import { EmptyLayout } from '../layouts/empty/EmptyLayout.tsx'

export const Route = createFileRoute('/_empty')({
  component: () => (
    <EmptyLayout>
      <Outlet />
    </EmptyLayout>
  ),
})
