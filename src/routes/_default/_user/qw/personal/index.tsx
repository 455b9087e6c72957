import { createFileRoute, redirect } from '@tanstack/react-router'

/** The personal area opens on its home page, which is also marked in the menu. */
export const Route = createFileRoute('/_default/_user/qw/personal/')({
  beforeLoad: () => {
    throw redirect({ to: '/qw/personal/home', replace: true })
  },
})
