import { useId } from 'react'
import { FieldError } from '../form/FieldError.tsx'
import { describedBy, partIds } from '../form/describedBy.ts'
import { keepFocusNear } from '../focus/keepFocusNear.ts'
import { Icon } from '../icons/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { FilePicker } from './FilePicker.tsx'
import { PendingFile } from './PendingFile.tsx'
import { useUploads, type UploadSettings } from './useUploads.ts'
import styles from './ImageUpload.module.css'

interface ImageUploadProps extends UploadSettings {
  label: string
  hint?: string
  error?: string | undefined
  /** small is a tile of 104 px with its texts, mini one of 64 px for rows of a table (2.7-29, 2.7-30). */
  size: 'small' | 'mini'
  /** Whether an image can be removed without replacing it; true by default. */
  removable?: boolean
  /** The URL from which the browser loads an uploaded image. */
  srcOf: (url: string) => string
}

/** Images as tiles; the last tile opens the file picker. In overwrite mode there is one tile, which replaces itself. */
export function ImageUpload({ label, hint, error, size, removable = true, srcOf, ...settings }: ImageUploadProps) {
  const id = useId()
  const { pending, refused, choose, retry, cancel, remove } = useUploads(settings)
  const { value, rule, overwrite = false } = settings
  const message = [...refused, ...(error === undefined ? [] : [error])].join('；')
  return (
    <fieldset className={`${styles['field']} ${styles[size]}`}>
      <legend className={size === 'mini' ? styles['hiddenLegend'] : styles['legend']}>{label}</legend>
      <ul className={styles['tiles']}>
        {value.map(({ uid, name, url }) => (
          <li key={uid} className={styles['tile']}>
            <img src={srcOf(url)} alt={name} />
            {removable && (
              <button
                type="button"
                className={styles['remove']}
                onClick={({ currentTarget }) => {
                  keepFocusNear(currentTarget, () => document.getElementById(id))
                  remove(uid)
                }}
              >
                删除
                <VisuallyHidden>{name}</VisuallyHidden>
              </button>
            )}
          </li>
        ))}
        {(overwrite || value.length + pending.length < rule.maxCount) && (
          <li>
            <FilePicker
              id={id}
              rule={rule}
              onChoose={choose}
              aria-label={`${label}：${overwrite && value.length > 0 ? '更换图片' : '上传图片'}`}
              aria-invalid={message !== '' || undefined}
              aria-describedby={describedBy(id, hint, message)}
              className={`${styles['tile']} ${styles['add']}`}
            >
              <Icon name="plus" size={size === 'mini' ? 20 : 24} />
              {size === 'small' && <span>{overwrite && value.length > 0 ? '更换图片' : '上传图片'}</span>}
            </FilePicker>
          </li>
        )}
      </ul>
      <div aria-live="polite">
        <ul>
          {pending.map((one) => (
            <PendingFile key={one.key} upload={one} onRetry={retry} onCancel={cancel} />
          ))}
        </ul>
      </div>
      <FieldError id={partIds(id).error} error={message === '' ? undefined : message} />
      {hint === undefined ? null : (
        <p id={partIds(id).hint} className={size === 'mini' ? styles['hiddenLegend'] : styles['hint']}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}
