import type { ReactNode } from 'react'
import { permits, type ButtonCode, type MenuItem } from './menuItem.ts'

interface PermittedProps {
  menu: readonly MenuItem[]
  button: ButtonCode
  children: ReactNode
}

/** Shows a button where the menu permits it (6-14). */
export function Permitted({ menu, button, children }: PermittedProps) {
  return permits(menu, button) ? children : null
}
