import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import styles from './SubmitButton.module.css'

interface SubmitButtonProps {
  /** While the form is being sent, the button keeps its place and focus but does nothing. */
  pending: boolean
  /** The button's text meanwhile, e.g. 登录中… */
  pendingText: string
  /** Before the page's scripts run: a native submit would leave the page. */
  disabled?: boolean
  children: ReactNode
}

/** The button that sends a form, over its whole width. */
export function SubmitButton({ pending, pendingText, disabled = false, children }: SubmitButtonProps) {
  return (
    <Button type="submit" look="primary" block className={styles['submit']} disabled={disabled} busy={pending}>
      {pending ? pendingText : children}
    </Button>
  )
}
