import { createFileRoute, Outlet } from '@tanstack/react-router'
import { ChatLayout } from '#layouts/chat/ChatLayout.tsx'
import { ErrorScreen } from '#ui/ErrorScreen.tsx'

export const Route = createFileRoute('/_chat')({
  component: () => (
    <ChatLayout>
      <Outlet />
    </ChatLayout>
  ),
  // Replaces the component, so it includes the layout.
  notFoundComponent: () => (
    <ChatLayout>
      <ErrorScreen status={404} />
    </ChatLayout>
  ),
})
