import { createFileRoute, Outlet } from '@tanstack/react-router'
import { PolicyLayout } from '../layouts/policy/PolicyLayout.tsx'
import { ErrorScreen } from '../ui/ErrorScreen.tsx'

export const Route = createFileRoute('/_policy')({
  component: () => (
    <PolicyLayout>
      <Outlet />
    </PolicyLayout>
  ),
  notFoundComponent: () => <ErrorScreen status={404} />,
})
