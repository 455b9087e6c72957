import { createFileRoute, notFound } from '@tanstack/react-router'

/** Every address that matches no page: 404 within the default layout (8-35). */
export const Route = createFileRoute('/_default/$')({
  loader: () => {
    throw notFound()
  },
})
