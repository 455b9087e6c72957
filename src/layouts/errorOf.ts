import { GatewayError } from '#gateway/error.ts'
import type { ErrorScreenProps } from '#ui/ErrorScreen.tsx'

/** The error screen for an error of a route (8-39 to 8-41). Only texts meant for users are shown. */
export function errorScreenOf(error: unknown): Pick<ErrorScreenProps, 'status' | 'message'> {
  if (error instanceof GatewayError) return gatewayScreen(error)
  if (typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number') {
    return { status: error.status }
  }
  return {}
}

function gatewayScreen(error: GatewayError): Pick<ErrorScreenProps, 'status' | 'message'> {
  const message = error.messages.join('；')
  if (error.kind === 'unauthorized') return { status: 401 }
  if (error.kind === 'business' || error.kind === 'fields') return { status: 300, message }
  return { status: 500, message }
}
