import type { ComponentProps } from 'react'
import styles from './Button.module.css'

export type ButtonLook = 'primary' | 'secondary' | 'plain'

interface LookProps {
  look?: ButtonLook
  /** Takes the whole width of its container. */
  block?: boolean
}

/** Class names of a button, for a link that must look like one. */
export function buttonClass({ look = 'secondary', block = false }: LookProps = {}): string {
  return [styles['button'], styles[look], block ? styles['block'] : ''].join(' ').trim()
}

/** A button; it does not submit a form unless `type="submit"`. */
export function Button({ look, block, className, type = 'button', ...rest }: LookProps & ComponentProps<'button'>) {
  const classes = [buttonClass({ ...(look && { look }), ...(block && { block }) }), className].filter(Boolean).join(' ')
  return <button {...rest} type={type} className={classes} />
}
