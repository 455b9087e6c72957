import { useId } from 'react'
import { describedBy } from '../form/describedBy.ts'
import { FieldFrame, type FieldTexts } from '../form/FieldFrame.tsx'
import { Icon } from '../icons/Icon.tsx'
import { keepFocusNear } from '../focus/keepFocusNear.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { FilePicker } from './FilePicker.tsx'
import { PendingFile } from './PendingFile.tsx'
import { useUploads, type UploadSettings } from './useUploads.ts'
import styles from './Upload.module.css'

interface UploadFieldProps extends FieldTexts, UploadSettings {
  /** Of the native file input. */
  name: string
  required?: boolean
}

/** A file field: a button that opens the file picker, and the files below it with their progress. */
export function UploadField({ label, hint, error, name, required, ...settings }: UploadFieldProps) {
  const id = useId()
  const { pending, refused, choose, retry, cancel, remove } = useUploads(settings)
  const message = [...refused, ...(error === undefined ? [] : [error])].join('；')
  return (
    <FieldFrame id={id} label={label} hint={hint} error={message === '' ? undefined : message}>
      <div className={styles['field']}>
        <FilePicker
          id={id}
          name={name}
          rule={settings.rule}
          onChoose={choose}
          required={required}
          aria-invalid={message !== '' || undefined}
          aria-describedby={describedBy(id, hint, message)}
          className={styles['button']}
        >
          <Icon name="upload" size={18} />
          {settings.overwrite && settings.value.length > 0 ? '重新选择文件' : '选择文件'}
        </FilePicker>
        {/* Announces changes: which files have arrived and which have failed. */}
        <div aria-live="polite">
          <ul className={styles['files']}>
            {settings.value.map(({ uid, name: fileName }) => (
              <li key={uid} className={styles['file']}>
                <span className={styles['name']}>{fileName}</span>
                <span className={styles['done']}>已上传</span>
                <button
                  type="button"
                  className={styles['act']}
                  onClick={({ currentTarget }) => {
                    keepFocusNear(currentTarget, () => document.getElementById(id))
                    remove(uid)
                  }}
                >
                  删除
                  <VisuallyHidden>{fileName}</VisuallyHidden>
                </button>
              </li>
            ))}
            {pending.map((one) => (
              <PendingFile key={one.key} upload={one} onRetry={retry} onCancel={cancel} />
            ))}
          </ul>
        </div>
      </div>
    </FieldFrame>
  )
}
