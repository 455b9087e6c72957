import { createFileRoute, Outlet } from '@tanstack/react-router'
import { SimpleLayout } from '#layouts/simple/SimpleLayout.tsx'
import { ErrorScreen } from '#ui/ErrorScreen.tsx'

export const Route = createFileRoute('/_simple')({
  component: () => (
    <SimpleLayout>
      <Outlet />
    </SimpleLayout>
  ),
  // Replaces the component, so it includes the layout.
  notFoundComponent: () => (
    <SimpleLayout>
      <ErrorScreen status={404} />
    </SimpleLayout>
  ),
})
