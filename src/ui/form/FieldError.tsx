import { Icon } from '../icons/Icon.tsx'
import styles from '../field/Field.module.css'

/** A field's error: read out with the field, and marked by an icon as well as by its colour. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p className={styles['error']} id={id}>
      <Icon name="triangle-alert" />
      <span>{error}</span>
    </p>
  )
}
