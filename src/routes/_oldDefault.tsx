import { createFileRoute, Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SearchBox } from '#features/search/SearchBox.tsx'
import { Consultation } from '#layouts/Consultation.tsx'
import { FloatingWidgets } from '#layouts/default/FloatingWidgets.tsx'
import { OldDefaultLayout } from '#layouts/old-default/OldDefaultLayout.tsx'
import { ErrorScreen } from '#ui/ErrorScreen.tsx'

export const Route = createFileRoute('/_oldDefault')({
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
  return (
    <OldDefaultLayout
      variant="menuFirst"
      search={<SearchBox variant="full" label="站内搜索" />}
      widgets={<FloatingWidgets consultation={<Consultation />} backToTopAbove={80} />}
    >
      {children}
    </OldDefaultLayout>
  )
}
