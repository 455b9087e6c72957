import { useRef, type ComponentProps, type MouseEvent } from 'react'
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
export function Button({ look, block, busy, className, type = 'button', onClick, ...rest }: ButtonProps) {
  const pressed = useRef(false)
  const classes = [buttonClass({ ...(look && { look }), ...(block && { block }) }), className].filter(Boolean).join(' ')

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy === true || pressed.current) {
      event.preventDefault()
      return
    }
    // On a page that is at work a second press comes before the first one shows; what is already due goes first.
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
