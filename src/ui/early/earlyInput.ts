interface Early {
  /** Buttons pressed so far, each once: whoever presses again out of impatience means one press. */
  pressed: Map<HTMLElement, Event>
  /** Fields changed so far, with the text or tick they had then. */
  changed: Map<Field, { value: string; checked: boolean; composing: boolean }>
  stop: () => void
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const NAME = 'earlyInput'

/**
 * Runs in the page's head: keeps what is pressed and typed before the page's scripts run. Links and plain forms work
 * without scripts and are left alone, and so are fields for files and passwords, whose contents nobody else shall hold.
 * Once only: the router runs the scripts of the head again where it does not recognise them, as with a nonce.
 */
export const keepEarlyInput = `(() => {
  if ('${NAME}' in globalThis) return
  const pressed = new Map(), changed = new Map()
  const press = (event) => {
    const button = event.target.closest?.('button[type=button]')
    if (button) pressed.set(button, event)
  }
  const change = ({ target, isComposing }) => {
    if (target.type === 'file' || target.type === 'password') return
    changed.set(target, { value: target.value, checked: target.checked, composing: isComposing })
  }
  const stop = () => {
    removeEventListener('click', press, true)
    removeEventListener('input', change, true)
    globalThis.${NAME} = null
  }
  addEventListener('click', press, true)
  addEventListener('input', change, true)
  globalThis.${NAME} = { pressed, changed, stop }
})()`

/**
 * Ends the keeping, as the page listens from now on.
 * @returns what to call once the whole page listens: it gives the fields what was typed and presses what was pressed
 */
export function takeEarlyInput(): () => void {
  const early = (globalThis as { [NAME]?: Early | null })[NAME]
  if (early === undefined || early === null) return () => {}
  early.stop()
  // React may take a press as the reason to hydrate at once, and then hears it itself.
  for (const [button, event] of early.pressed) if (event === window.event) early.pressed.delete(button)
  return () => {
    // Where the visitor stands already, nothing will tell the page that they have come: it hears it now.
    const here = document.activeElement
    if (here !== document.body) here?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    for (const [field, typed] of early.changed) if (field.isConnected && !typed.composing) retype(field, typed)
    for (const button of early.pressed.keys()) if (button.isConnected) button.click()
  }
}

/** Changes a field as the visitor did. React compares with the last value it saw set, so the field is set back first. */
function retype(field: Field, typed: { value: string; checked: boolean }): void {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    field.checked = !typed.checked
    field.click()
    return
  }
  if (field instanceof HTMLSelectElement) {
    field.value = typed.value
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  // An event the page has nothing to do for, as the text is the same: it makes React hydrate this part, if it has not yet.
  field.dispatchEvent(new Event('input', { bubbles: true }))
  // Whoever goes on typing at this very moment is a few characters ahead.
  const text = field.value.startsWith(typed.value) ? field.value : typed.value
  const caret = field.selectionStart
  const { prototype } = field.constructor as { prototype: object }
  field.value = ''
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  if (caret !== null) field.setSelectionRange(caret, caret)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
