import type { ComponentProps, MouseEvent } from 'react'
import styles from './Button.module.css'

type ButtonLook = 'primary' | 'secondary' | 'plain'

interface LookProps {
  look?: ButtonLook
  /** Takes the whole width of its container. */
  block?: boolean
}

interface ButtonProps extends LookProps, ComponentProps<'button'> {
  /** What it does, or what would get in its way, is under way: it does nothing, but keeps the focus. */
  busy?: boolean
}

/** Class names of a button, for a link that must look like one. */
export function buttonClass({ look = 'secondary', block = false }: LookProps = {}): string {
  return [styles['button'], styles[look], block ? styles['block'] : ''].join(' ').trim()
}

/** A button; it does not submit a form unless `type="submit"`. */
export function Button({ look, block, busy = false, className, type = 'button', ...rest }: ButtonProps) {
  const classes = [buttonClass({ ...(look && { look }), ...(block && { block }) }), className].filter(Boolean).join(' ')
  const idle = { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() } as const
  return <button {...rest} {...(busy && idle)} type={type} className={classes} />
}
