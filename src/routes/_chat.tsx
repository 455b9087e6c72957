import { createFileRoute, Outlet } from '@tanstack/react-router'
import { ChatLayout } from '#layouts/chat/ChatLayout.tsx'
import { ErrorScreen } from '#ui/ErrorScreen.tsx'

export const Route = createFileRoute('/_chat')({
  component: () => (
    <ChatLayout>
      <Outlet />
    </ChatLayout>
  ),
  // Stands in place of the component, so it brings the layout along.
  notFoundComponent: () => (
    <ChatLayout>
      <ErrorScreen status={404} />
    </ChatLayout>
  ),
})
