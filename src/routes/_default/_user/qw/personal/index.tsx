import { createFileRoute, redirect } from '@tanstack/react-router'

/** The personal area opens on its front page, where the menu beside it marks the place. */
export const Route = createFileRoute('/_default/_user/qw/personal/')({
  beforeLoad: () => {
    throw redirect({ to: '/qw/personal/home', replace: true })
  },
})
