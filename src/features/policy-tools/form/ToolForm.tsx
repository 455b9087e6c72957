import { useHydrated } from '@tanstack/react-router'
import { Fragment, type FormEvent, type ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/form/controls/SelectField.tsx'
import { SubmitButton } from '#ui/form/SubmitButton.tsx'
import { ToolErrors, type ToolError } from './ToolErrors.tsx'
import { fieldId, namesOf, type AnyToolField, type ToolSection, type ToolValues } from './toolFields.ts'
import { ToolFormField } from './ToolFormField.tsx'
import { plainFields } from './toolInputs.ts'
import { lastYear } from '#ui/regionDate.ts'
import styles from './ToolForm.module.css'

interface ToolFormProps<Inputs> {
  form: UseFormReturn<ToolValues>
  sections: readonly ToolSection<Inputs>[]
  values: ToolValues
  /** Everything that keeps the form from being calculated, in the order of the page. */
  errors: readonly ToolError[]
  /** What the answers so far decide; shown below the section that was changed last. */
  early: ReactNode
  /** Name of the field that was changed last. */
  changed: string | undefined
  /** There is a result already. */
  again: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onClear: () => void
  /** Undoes the last clearing; undefined when there was none. */
  onUndo: (() => void) | undefined
}

/** The form of a tool: errors above, then sections of fields with remarks below each. */
export function ToolForm<Inputs>({ form, sections, values, errors, again, ...actions }: ToolFormProps<Inputs>) {
  const hydrated = useHydrated()
  const { onSubmit, onClear, onUndo, early, changed = '' } = actions
  const answered = sections.find((section) => namesIn(section).includes(changed)) ?? sections[0]
  return (
    <form className={styles['form']} method="post" noValidate onSubmit={onSubmit}>
      <ToolErrors errors={errors} />
      <p className={styles['text']}>
        不清楚的可以不填：缺少的资料按“未知”处理，不会当作不符合。填写的内容自动保存在本机。
      </p>
      <div className={styles['fields']}>
        <SelectField
          {...form.register('inputYear')}
          id={fieldId('inputYear')}
          label="数据所属年度"
          placeholder="请选择年度"
          options={yearOptions(values['inputYear'])}
          error={form.formState.errors['inputYear']?.message}
          required
        />
      </div>
      {sections.map((section) => {
        const remarks = section.remarks?.(values) ?? []
        return (
          <Fragment key={section.title}>
            <section className={styles['section']}>
              <h3>{section.title}</h3>
              {section.text === undefined ? null : <p className={styles['text']}>{section.text}</p>}
              <div className={styles['fields']}>
                {plainFields(section.fields).map((field) => (
                  <div key={field.name} className={isWide(field) ? styles['wide'] : undefined}>
                    <ToolFormField form={form} field={field} />
                  </div>
                ))}
              </div>
              {remarks.length === 0 ? null : (
                <output className={styles['remarks']}>
                  {remarks.map((remark) => (
                    <p key={remark}>{remark}</p>
                  ))}
                </output>
              )}
            </section>
            {section === answered ? early : null}
          </Fragment>
        )
      })}
      <div className={styles['foot']}>
        <div className={styles['submit']}>
          <SubmitButton pending={form.formState.isSubmitting} pendingText="测算中…" disabled={!hydrated}>
            {again ? '重新测算' : '开始测算'}
          </SubmitButton>
        </div>
        <Button onClick={onClear} disabled={!hydrated}>
          清空
        </Button>
        {onUndo === undefined ? null : (
          <output className={styles['note']}>
            已清空
            <Button look="plain" onClick={onUndo}>
              恢复
            </Button>
          </output>
        )}
      </div>
    </form>
  )
}

function namesIn<Inputs>({ fields }: ToolSection<Inputs>): string[] {
  return plainFields(fields).flatMap(namesOf)
}

function isWide({ kind }: AnyToolField): boolean {
  return kind === 'years' || kind === 'choices'
}

/** The last three complete years, and the year of an earlier calculation. */
function yearOptions(chosen = '') {
  const last = lastYear()
  const years = new Set([last, last - 1, last - 2].map(String))
  if (/^\d{4}$/.test(chosen)) years.add(chosen)
  return [...years].map((year) => ({ value: year, label: `${year} 年` }))
}
