import { createFileRoute, Outlet } from '@tanstack/react-router'
import { UserLayout } from '#layouts/user/UserLayout.tsx'

export const Route = createFileRoute('/_default/_user')({
  headers: () => ({ 'cache-control': 'private, no-store' }),
  component: () => (
    <UserLayout>
      <Outlet />
    </UserLayout>
  ),
})
