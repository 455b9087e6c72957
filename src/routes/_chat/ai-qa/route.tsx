import { createFileRoute } from '@tanstack/react-router'

/** The parent of the smart customer service, which is its child with the empty path (2.1-08). */
export const Route = createFileRoute('/_chat/ai-qa')({})
