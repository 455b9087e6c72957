import { useRef, type ComponentProps, type MouseEvent } from 'react'
import styles from './Button.module.css'

type ButtonLook = 'primary' | 'secondary' | 'plain'

interface LookProps {
  look?: ButtonLook
  /** Takes the whole width of its container. */
  block?: boolean
}

interface ButtonProps extends LookProps, ComponentProps<'button'> {
  /** Its action, or one that conflicts with it, is in progress: the button does nothing but keeps the focus. */
  busy?: boolean
}

/** Class names of a button, for a link that must look like one. */
export function buttonClass({ look = 'secondary', block = false }: LookProps = {}): string {
  return [styles['button'], styles[look], block ? styles['block'] : ''].join(' ').trim()
}

/** A button; it does not submit a form unless `type="submit"`. */
export function Button({ look, block, busy, className, type = 'button', onClick, ...rest }: ButtonProps) {
  const pressed = useRef(false)
  const classes = [buttonClass({ ...(look && { look }), ...(block && { block }) }), className].filter(Boolean).join(' ')

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy === true || pressed.current) {
      event.preventDefault()
      return
    }
    // On a busy page a second press may come before the first one has rendered. Pending work runs first.
    pressed.current = true
    setTimeout(() => {
      pressed.current = false
    })
    onClick?.(event)
  }

  return (
    <button
      {...rest}
      {...(busy === true && { 'aria-disabled': true })}
      type={type}
      className={classes}
      onClick={press}
    />
  )
}
