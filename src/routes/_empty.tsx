import { createFileRoute, Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EmptyLayout } from '#layouts/empty/EmptyLayout.tsx'
import { ErrorScreen } from '#ui/ErrorScreen.tsx'

export const Route = createFileRoute('/_empty')({
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
  return <EmptyLayout>{children}</EmptyLayout>
}
