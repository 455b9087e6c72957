interface Early {
  /** Buttons pressed so far, each once: whoever presses again out of impatience means one press. */
  pressed: Map<HTMLElement, Event>
  /** Fields changed so far, with the text or tick they had then. */
  changed: Map<Field, Typed>
  /** The page has begun to listen: of what happens from then on only the typing into plain forms is kept. */
  heard: boolean
  /** Aborted, it ends all keeping. */
  keeping: AbortController
}

interface Typed {
  value: string
  checked: boolean
  composing: boolean
  /** Where the next character goes; null in fields that do not tell. */
  caret: number | null
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const NAME = 'earlyInput'

/**
 * Runs in the page's head: keeps what is pressed and typed before the page's scripts run. Links and plain forms work
 * without scripts and are left alone, and so are fields for files and passwords, whose contents nobody else shall hold.
 *
 * What is typed into a plain form, one with an address, React does not hear before the page listens: for the first key it
 * would hydrate all of the page at once, and every later key would wait for that. Such a form sent by then is sent by the
 * browser, as without scripts. React empties a field it does not know the text of as soon as it draws it anew: before the
 * next key, and before the form is sent, the text is put back.
 */
export const keepEarlyInput = `(() => {
  const pressed = new Map(), changed = new Map(), keeping = new AbortController()
  const early = globalThis.${NAME} = { pressed, changed, keeping, heard: false }
  const on = (types, listener) => types.split(' ').forEach((type) => addEventListener(type, listener, { capture: true, signal: keeping.signal }))
  const isHeld = ({ type, form }) => /^(text|search)/.test(type) && form?.hasAttribute('action')
  const restore = (field) => {
    const typed = changed.get(field)
    if (!typed || typed.composing || field.value === typed.value) return
    field.value = typed.value
    if (typed.caret !== null) field.setSelectionRange(typed.caret, typed.caret)
  }
  on('click', (event) => {
    const button = event.target.closest?.('button[type=button]')
    if (button && !early.heard) pressed.set(button, event)
  })
  on('input compositionend', ({ target, isComposing }) => {
    if (/file|password/.test(target.type) || early.heard && !isHeld(target)) return
    changed.set(target, { value: target.value, checked: target.checked, composing: isComposing, caret: target.selectionStart })
  })
  on('keydown keypress keyup beforeinput textInput input compositionstart compositionend submit', (event) => {
    const { target, key, type } = event
    const sent = type === 'submit'
    if (sent ? !target.hasAttribute('action') : !isHeld(target) || /^(Tab|Esc|Arrow)/.test(key)) return
    event.stopImmediatePropagation()
    for (const field of sent ? target.elements : [target]) restore(field)
  })
})()`

/**
 * Ends the keeping of what the page hears from now on.
 * @returns what to call once the whole page listens: it gives the fields what was typed and presses what was pressed
 */
export function takeEarlyInput(): () => void {
  const early = (globalThis as { [NAME]?: Early | null })[NAME]
  if (early === undefined || early === null) return () => {}
  early.heard = true
  // React may take a press as the reason to hydrate at once, and then hears it itself.
  for (const [button, event] of early.pressed) if (event === window.event) early.pressed.delete(button)
  return () => {
    early.keeping.abort()
    Object.assign(globalThis, { [NAME]: null })
    // Where the visitor stands already, nothing will tell the page that they have come: it hears it now.
    const here = document.activeElement
    if (here !== document.body) here?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    for (const [field, typed] of early.changed) if (field.isConnected && !typed.composing) retype(field, typed)
    for (const button of early.pressed.keys()) if (button.isConnected) button.click()
  }
}

/** Changes a field as the visitor did. React compares with the last value it saw set, so the field is set back first. */
function retype(field: Field, typed: Typed): void {
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
  // Whoever goes on typing at this very moment, where the page hears it, is a few characters ahead.
  const isAhead = () => typed.value !== '' && field.value.startsWith(typed.value)
  const caret = isAhead() ? field.selectionStart : typed.caret
  // An event the page has nothing to do for, as the text is the same: it makes React hydrate this part, if it has not yet.
  field.dispatchEvent(new Event('input', { bubbles: true }))
  const text = isAhead() ? field.value : typed.value
  const { prototype } = field.constructor as { prototype: object }
  field.value = ''
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  if (caret !== null) field.setSelectionRange(caret, caret)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
