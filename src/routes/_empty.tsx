import { createFileRoute, Outlet } from '@tanstack/react-router'
import { EmptyLayout } from '../layouts/empty/EmptyLayout.tsx'
import { ErrorScreen } from '../ui/ErrorScreen.tsx'

export const Route = createFileRoute('/_empty')({
  component: () => (
    <EmptyLayout>
      <Outlet />
    </EmptyLayout>
  ),
  notFoundComponent: () => <ErrorScreen status={404} />,
})
