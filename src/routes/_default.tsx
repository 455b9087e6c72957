import { createFileRoute, Outlet } from '@tanstack/react-router'
import { DefaultLayout } from '../layouts/default/DefaultLayout.tsx'
import { ErrorScreen } from '../ui/ErrorScreen.tsx'

export const Route = createFileRoute('/_default')({
  component: () => (
    <DefaultLayout>
      <Outlet />
    </DefaultLayout>
  ),
  notFoundComponent: () => <ErrorScreen status={404} />,
})
