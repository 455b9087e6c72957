import { createFileRoute, redirect } from '@tanstack/react-router'

/** The account's pages have no first page of their own: the personal home page is theirs. */
export const Route = createFileRoute('/_default/_user/user/')({
  beforeLoad: () => {
    throw redirect({ to: '/qw/personal/home', replace: true })
  },
})
