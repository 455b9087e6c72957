import { createFileRoute, Outlet } from '@tanstack/react-router'
import { OldDefaultLayout } from '#layouts/old-default/OldDefaultLayout.tsx'
import { ErrorScreen } from '#ui/ErrorScreen.tsx'

export const Route = createFileRoute('/_oldDefaultPlain')({
  component: () => (
    <OldDefaultLayout variant="plain">
      <Outlet />
    </OldDefaultLayout>
  ),
  // Replaces the component, so it includes the layout.
  notFoundComponent: () => (
    <OldDefaultLayout variant="plain">
      <ErrorScreen status={404} />
    </OldDefaultLayout>
  ),
})
