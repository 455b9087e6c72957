import { withFigures } from '../figures.ts'
import type { Form, Input, Rule } from '../rule.ts'

interface Fault {
  pointer: string[]
  message: string
}

/** Labels, hints and notes of forms with a figure that the rule does not state, or states more than once. */
export function findFigureFaults(rule: Rule): Fault[] {
  return rule.forms.flatMap((form, index) =>
    textsOf(form).flatMap(({ pointer, text }) => {
      const message = faultOf(form, text)
      return message === undefined ? [] : [{ pointer: ['forms', String(index), ...pointer], message }]
    }),
  )
}

function textsOf(form: Form): { pointer: string[]; text: string }[] {
  return [
    ...Object.entries(form.notes ?? {}).map(([key, text]) => ({ pointer: ['notes', key], text })),
    ...form.inputs.flatMap((input, index) =>
      textsOfInput(input).map(({ pointer, text }) => ({ pointer: ['inputs', String(index), ...pointer], text })),
    ),
  ]
}

function textsOfInput({ label = '', hint = '', options = [] }: Input): { pointer: string[]; text: string }[] {
  return [
    { pointer: ['label'], text: label },
    { pointer: ['hint'], text: hint },
    ...options.map((option, index) => ({ pointer: ['options', String(index), 'label'], text: option.label ?? '' })),
  ]
}

function faultOf(form: Form, text: string): string | undefined {
  try {
    withFigures(form, text)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
