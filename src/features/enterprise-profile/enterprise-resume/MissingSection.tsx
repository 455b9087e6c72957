import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { sectionId } from '../form/SectionNav.tsx'
import type { ProfileSection } from '../profileSections.ts'
import styles from './ResumeForm.module.css'

interface MissingSectionProps {
  section: ProfileSection
  /** Resolves once the reply has arrived; then the section replaces this, or this stays. */
  onReload: () => Promise<void>
}

/** Replaces a section that could not be loaded, so that unknown data cannot be overwritten. */
export function MissingSection({ section: { key, title }, onReload }: MissingSectionProps) {
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
