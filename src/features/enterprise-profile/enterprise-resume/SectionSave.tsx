import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { ofTheWhole, useAttempt } from '#calls/useAttempt.ts'
import { invalidate } from '#gateway/query.ts'
import { Button } from '#ui/Button.tsx'
import { FormError } from '#ui/form/FormError.tsx'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { focusField } from '../focusField.ts'
import { profileProblem } from '../profileProblem.ts'
import type { ProfileSection } from '../profileSections.ts'
import type { ProfileValues } from '../profileValues.ts'
import { saveSection } from './saveSection.ts'
import styles from './ResumeForm.module.css'

interface SectionSaveProps {
  section: ProfileSection
  enId: string
  /** Year of the business data. */
  year: number
  /** The gateway's version of the profile. */
  saved: ProfileValues
  onSaved: (saved: ProfileValues) => void
}

/** The button that saves one section, and whether there are unsaved changes. */
export function SectionSave({ section, enId, year, saved, onSaved }: SectionSaveProps) {
  const { key, title } = section
  const { control, getValues, setError, clearErrors } = useFormContext<ProfileValues>()
  const current = useWatch({ control, name: key })
  const queryClient = useQueryClient()
  const showMessage = useShowMessage()
  const [saving, setSaving] = useState(false)
  const { failures, setFailures, attempt } = useAttempt(ofTheWhole)
  const changed = JSON.stringify(current) !== JSON.stringify(saved[key])

  async function save() {
    setFailures([])
    clearErrors(key)
    const values = structuredClone(getValues())
    const problem = profileProblem(values, key)
    if (problem !== undefined) {
      // The path comes from the form's own checks, so the form has it.
      setError(problem.path as 'basicDTO.name', { message: problem.message })
      focusField(problem.path)
      return
    }
    setSaving(true)
    const reply = await attempt<unknown>((call) => saveSection(call, { section: key, values, enId, year }))
    setSaving(false)
    if (reply === undefined) return
    onSaved({ ...saved, [key]: values[key] })
    showMessage({ level: 'success', text: `${title}已保存`, about: ['saved'] })
    await invalidate(queryClient, 'getEnterpriseDetails')
  }

  return (
    <>
      <FormError messages={failures} />
      <div className={styles['save']}>
        <span className={styles['state']}>{changed ? '有未保存的修改' : ''}</span>
        <Button look={changed ? 'primary' : 'secondary'} busy={saving} onClick={() => void save()}>
          {saving ? '保存中…' : `保存${title}`}
        </Button>
      </div>
    </>
  )
}
