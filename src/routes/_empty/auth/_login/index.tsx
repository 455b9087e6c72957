import { createFileRoute, redirect } from '@tanstack/react-router'
import { loginDestinationSchema } from '#features/auth/loginDestination.ts'

/** The area of the login opens on the login itself. */
export const Route = createFileRoute('/_empty/auth/_login/')({
  validateSearch: loginDestinationSchema,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/auth/qw', search, replace: true })
  },
})
