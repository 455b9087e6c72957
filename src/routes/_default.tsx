import { createFileRoute, Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SearchBox } from '#features/search/SearchBox.tsx'
import { Consultation } from '#layouts/Consultation.tsx'
import { DefaultLayout } from '#layouts/default/DefaultLayout.tsx'
import { ErrorScreen } from '#ui/ErrorScreen.tsx'

export const Route = createFileRoute('/_default')({
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
    <DefaultLayout search={<SearchBox variant="full" label="站内搜索" />} consultation={<Consultation />}>
      {children}
    </DefaultLayout>
  )
}
