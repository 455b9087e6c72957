import type { Form, Rule } from '../rule.ts'

/** A wrong statement about the previous version, at a key of the version that makes it. */
interface SuccessionFault {
  ruleVersion: string
  pointer: string[]
  message: string
}

/** Checks what a version says about the one it replaces: that it exists, and which inputs had other names. */
export function findSuccessionFaults(rules: Rule[]): SuccessionFault[] {
  return rules.flatMap((rule) => {
    const { ruleVersion, changes, forms } = rule
    const before = rules.find(({ supersededBy }) => supersededBy === ruleVersion)
    const orphaned =
      before === undefined && changes !== undefined
        ? [{ ruleVersion, pointer: ['changes'], message: 'the rule replaces no other version' }]
        : []
    return [
      ...orphaned,
      ...forms.flatMap((form, index) =>
        unknownFormers(form, before).map((message) => ({ ruleVersion, pointer: ['forms', String(index)], message })),
      ),
    ]
  })
}

function unknownFormers({ formCode, inputs }: Form, before: Rule | undefined): string[] {
  const former = before?.forms.find((form) => form.formCode === formCode)?.inputs ?? []
  return inputs
    .flatMap(({ formerly = [] }) => formerly)
    .filter((key) => !former.some((input) => input.key === key))
    .map((key) => `the version before has no input ${key}`)
}
