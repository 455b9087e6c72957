import { createFileRoute, Outlet } from '@tanstack/react-router'
import { PolicyLayout } from '../layouts/policy/PolicyLayout.tsx'

export const Route = createFileRoute('/_policy')({
  component: () => (
    <PolicyLayout>
      <Outlet />
    </PolicyLayout>
  ),
})
