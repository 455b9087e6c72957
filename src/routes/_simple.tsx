import { createFileRoute, Outlet } from '@tanstack/react-router'
import { SimpleLayout } from '#layouts/simple/SimpleLayout.tsx'
import { ErrorScreen } from '#ui/ErrorScreen.tsx'

export const Route = createFileRoute('/_simple')({
  component: () => (
    <SimpleLayout>
      <Outlet />
    </SimpleLayout>
  ),
  // Stands in place of the component, so it brings the layout along.
  notFoundComponent: () => (
    <SimpleLayout>
      <ErrorScreen status={404} />
    </SimpleLayout>
  ),
})
