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
  // Replaces the component, so it includes the layout.
  notFoundComponent: () => (
    <Frame>
      <ErrorScreen status={404} />
    </Frame>
  ),
})

function Frame({ children }: { children: ReactNode }) {
  return <EmptyLayout>{children}</EmptyLayout>
}
