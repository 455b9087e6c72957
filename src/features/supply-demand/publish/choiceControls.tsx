import { useController } from 'react-hook-form'
import { askFor } from '#gateway/fields/input/sentences.ts'
import { CheckboxGroup } from '#ui/form/controls/CheckboxGroup.tsx'
import { RadioGroup } from '#ui/form/controls/RadioGroup.tsx'
import type { Options } from '#ui/working/options.ts'
import { SelectMany } from '#ui/working/SelectMany.tsx'
import { SelectOne } from '#ui/working/SelectOne.tsx'
import { labelOf, useField, type ControlProps } from './publishFields.ts'
import { Remarked } from './Remarked.tsx'

// Controls for choices: titles, limits and messages come from the contract.

export interface ChoiceProps<Name extends string = string> extends ControlProps<Name> {
  words: Readonly<Record<string, string>>
}

/** One of a few options, all visible. */
export function Choice({ name, words, needed = true, hint }: ChoiceProps) {
  const { field: control, fieldState } = useController<Record<string, string>>({ name })
  const field = useField(name)
  return (
    <Remarked title={field.title}>
      <RadioGroup
        legend={labelOf(field, needed)}
        hint={hint}
        name={name}
        options={optionsOf(words)}
        value={control.value ?? ''}
        onChange={control.onChange}
        onBlur={control.onBlur}
        error={fieldState.error?.message}
      />
    </Remarked>
  )
}

/** Several of a few options, all visible. */
export function Several({ name, words, needed = true, hint }: ChoiceProps) {
  const { field: control, fieldState } = useController<Record<string, string[]>>({ name })
  const field = useField(name)
  return (
    <Remarked title={field.title}>
      <CheckboxGroup
        legend={labelOf(field, needed)}
        hint={hint}
        name={name}
        options={optionsOf(words)}
        value={control.value ?? []}
        onChange={control.onChange}
        onBlur={control.onBlur}
        error={fieldState.error?.message}
      />
    </Remarked>
  )
}

export interface OneProps<Name extends string = string> extends ControlProps<Name> {
  options: Options
}

/** One of a long list, found by typing part of its name. */
export function One({ name, needed = true, options, hint }: OneProps) {
  const { field: control, fieldState } = useController<Record<string, string>>({ name })
  const field = useField(name)
  return (
    <Remarked title={field.title}>
      <SelectOne
        label={labelOf(field, needed)}
        hint={hint}
        placeholder={askFor(field)}
        options={options}
        value={control.value ?? ''}
        onChange={control.onChange}
        onBlur={control.onBlur}
        error={fieldState.error?.message}
      />
    </Remarked>
  )
}

export interface ManyProps<Name extends string = string> extends ControlProps<Name> {
  /** Without options, free words are typed. */
  options?: Options
  placeholder?: string
}

/** Several of a long list, or free words. */
export function Many({ name, needed = false, options, placeholder, hint }: ManyProps) {
  const { field: control, fieldState } = useController<Record<string, string[]>>({ name })
  const field = useField(name)
  return (
    <Remarked title={field.title}>
      <SelectMany
        label={labelOf(field, needed)}
        hint={hint}
        placeholder={placeholder ?? (options === undefined ? '输入后按回车添加' : askFor(field))}
        options={options ?? []}
        most={field.maxItems ?? Infinity}
        free={options === undefined}
        value={control.value ?? []}
        onChange={control.onChange}
        onBlur={control.onBlur}
        error={fieldState.error?.message}
      />
    </Remarked>
  )
}

function optionsOf(words: Readonly<Record<string, string>>) {
  return Object.entries(words).map(([value, label]) => ({ value, label }))
}
