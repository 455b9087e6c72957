interface Early {
  /** Buttons pressed so far, each once: several impatient presses count as one. */
  pressed: Map<HTMLElement, Event>
  /** Fields changed so far, with the text or tick they had then. */
  changed: Map<Field, Typed>
  /** The page is hydrated: from now on only typing into plain forms is recorded. */
  heard: boolean
  /** Aborting it ends all recording. */
  keeping: AbortController
}

interface Typed {
  value: string
  checked: boolean
  composing: boolean
  /** Position of the caret; null in fields that do not report it. */
  caret: number | null
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const NAME = 'earlyInput'

/**
 * Runs in the page's head and records presses and typing before the page's scripts run. Links and plain forms work
 * without scripts, so they are left alone, and so are file and password fields, whose contents must not be stored
 * elsewhere. Typing into a plain form (one with an action) is hidden from React until the page is hydrated: on the
 * first key it would hydrate the whole page at once, and every later key would wait for that. If such a form is
 * submitted by then, the browser submits it as without scripts. When React renders a field whose text it does not know,
 * it empties the field. So the text is restored before the next key and before a submit.
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
 * Ends the recording of events that the page itself handles from now on.
 * @returns a function to call once the whole page is hydrated: it restores the recorded text and repeats the recorded
 *   presses
 */
export function takeEarlyInput(): () => void {
  const early = (globalThis as { [NAME]?: Early | null })[NAME]
  if (early === undefined || early === null) return () => {}
  early.heard = true
  // A press may make React hydrate at once, and then React handles it itself.
  for (const [button, event] of early.pressed) if (event === window.event) early.pressed.delete(button)
  return () => {
    early.keeping.abort()
    Object.assign(globalThis, { [NAME]: null })
    // If the focus is already in a field, no event would tell the page, so one is dispatched now.
    const here = document.activeElement
    if (here !== document.body) here?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    for (const [field, typed] of early.changed) if (field.isConnected && !typed.composing) retype(field, typed)
    for (const button of early.pressed.keys()) if (button.isConnected) button.click()
  }
}

/**
 * Changes a field as the visitor did. React compares with the last value that was set, so the field is set back first.
 */
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
  // A visitor who is typing at this very moment may be a few characters ahead.
  const isAhead = () => typed.value !== '' && field.value.startsWith(typed.value)
  const caret = isAhead() ? field.selectionStart : typed.caret
  // An event without effect, since the text is the same. It makes React hydrate this part if it has not yet.
  field.dispatchEvent(new Event('input', { bubbles: true }))
  const text = isAhead() ? field.value : typed.value
  const { prototype } = field.constructor as { prototype: object }
  field.value = ''
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  if (caret !== null) field.setSelectionRange(caret, caret)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
