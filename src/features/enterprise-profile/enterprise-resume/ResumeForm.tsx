import { useEffect, useState } from 'react'
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form'
import { DraftNotice } from '#ui/draft/DraftNotice.tsx'
import { Button } from '#ui/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { CompletionMeter } from '../form/CompletionMeter.tsx'
import { ProfileSection } from '../form/ProfileSection.tsx'
import { sectionId, SectionNav } from '../form/SectionNav.tsx'
import { focusField } from '../focusField.ts'
import { fieldId, profileSections, type ProfileSection as Section, type SectionKey } from '../profileSections.ts'
import type { ProfileValues } from '../profileValues.ts'
import { useProfileDraft } from '../useProfileDraft.ts'
import { SectionSave } from './SectionSave.tsx'
import styles from './ResumeForm.module.css'

interface ResumeFormProps {
  enId: string
  /** Undefined until it is known. */
  userId: string | undefined
  /** The gateway's version; sections that could not be loaded are empty. */
  initial: ProfileValues
  /** Sections that could not be loaded. */
  failed: readonly SectionKey[]
  /** Reloads one of them; returns its values, or undefined if it failed again. */
  onReload: <Key extends SectionKey>(section: Key) => Promise<ProfileValues[Key] | undefined>
  /** Year of the business data. */
  year: number
  /** Path of a field to start at, e.g. `personnelDTO.employeeAmount`. */
  focus?: string | undefined
  /** Called with whether there are unsaved changes. */
  onUnsaved: (unsaved: boolean) => void
}

/** Keeps the focus on the field while its options and the rest of the page load, unless the user moves on. */
function beginAt(path: string): () => void {
  const focus = () => document.activeElement?.id !== fieldId(path) && focusField(path)
  const observer = new MutationObserver(focus)
  const goneOn = new AbortController()
  const stop = () => {
    observer.disconnect()
    goneOn.abort()
  }
  observer.observe(document.body, { childList: true, subtree: true })
  for (const sign of ['keydown', 'pointerdown']) document.addEventListener(sign, stop, { signal: goneOn.signal })
  focus()
  return stop
}

/** The profile of a bound enterprise; each section is saved separately. */
export function ResumeForm({ enId, userId, initial, failed, onReload, year, focus, onUnsaved }: ResumeFormProps) {
  const form = useForm<ProfileValues>({ defaultValues: initial })
  const [saved, setSaved] = useState(initial)
  const draft = useProfileDraft(form, { owner: userId, enId, discard: () => form.reset(saved) })
  const [missing, setMissing] = useState(failed)

  useEffect(() => (focus ? beginAt(focus) : undefined), [focus])

  async function reload(section: SectionKey) {
    const values = await onReload(section)
    if (values === undefined) return
    const untouched = JSON.stringify(form.getValues(section)) === JSON.stringify(saved[section])
    // A restored draft is more recent.
    if (untouched) form.setValue(section, values)
    setSaved((before) => ({ ...before, [section]: values }))
    setMissing((before) => before.filter((key) => key !== section))
  }

  function onSaved(next: ProfileValues) {
    setSaved(next)
    if (JSON.stringify(form.getValues()) === JSON.stringify(next)) draft.forget()
  }

  return (
    <FormProvider {...form}>
      <form
        className={styles['form']}
        method="post"
        noValidate
        aria-label="企业资料"
        // Enter in a field submits nothing: each section has its own button.
        onSubmit={(event) => event.preventDefault()}
      >
        <p className={styles['tip']}>信息越完整，推荐的政策越精准。</p>
        {draft.restored ? <DraftNotice onDiscard={draft.discard} /> : null}
        <div className={styles['overview']}>
          <CompletionMeter onGo={focusField} />
          <SectionNav onGo={(section) => document.getElementById(sectionId(section))?.focus()} />
        </div>
        {profileSections.map((section) =>
          missing.includes(section.key) ? (
            <MissingSection key={section.key} section={section} onReload={() => reload(section.key)} />
          ) : (
            <ProfileSection key={section.key} section={section} level="h2" year={year} bound>
              <SectionSave section={section} enId={enId} year={year} saved={saved} onSaved={onSaved} />
            </ProfileSection>
          ),
        )}
      </form>
      <Unsaved saved={saved} onChange={onUnsaved} />
    </FormProvider>
  )
}

interface MissingSectionProps {
  section: Section
  /** Resolves once the reply has arrived; then the section replaces this, or this stays. */
  onReload: () => Promise<void>
}

/** Replaces a section that could not be loaded, so that unknown data cannot be overwritten. */
function MissingSection({ section: { key, title }, onReload }: MissingSectionProps) {
  const [loading, setLoading] = useState(false)

  async function reload() {
    setLoading(true)
    await onReload()
    setLoading(false)
  }

  return (
    <section className={styles['missing']} aria-labelledby={sectionId(key)}>
      <h2 id={sectionId(key)} tabIndex={-1}>
        {title}
      </h2>
      <p role="alert">{title}暂时无法加载，其他部分可以照常填写和保存。</p>
      <Button busy={loading} onClick={() => void reload()}>
        {loading ? '正在加载…' : '重新加载'}
        <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
    </section>
  )
}

interface UnsavedProps {
  saved: ProfileValues
  onChange: (unsaved: boolean) => void
}

/** Reports whether some section has unsaved changes. A component of its own, because it subscribes to every change. */
function Unsaved({ saved, onChange }: UnsavedProps) {
  const { control } = useFormContext<ProfileValues>()
  const unsaved = JSON.stringify(useWatch({ control })) !== JSON.stringify(saved)
  useEffect(() => onChange(unsaved), [unsaved, onChange])
  return null
}
