import { createFileRoute, Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PolicyLayout } from '../layouts/policy/PolicyLayout.tsx'
import { ErrorScreen } from '../ui/ErrorScreen.tsx'

export const Route = createFileRoute('/_policy')({
  component: () => (
    <Frame>
      <Outlet />
    </Frame>
  ),
  // Stands in place of the component, so it brings the layout along.
  notFoundComponent: () => (
    <Frame>
      <ErrorScreen status={404} />
    </Frame>
  ),
})

function Frame({ children }: { children: ReactNode }) {
  return <PolicyLayout>{children}</PolicyLayout>
}
