import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/Button.tsx'
import { enterpriseSearchQuery } from '../profileQueries.ts'
import styles from './ProfileForm.module.css'

interface ApplyDirectlyProps {
  /** Of the enterprise chosen from the library. */
  rowkey: string
  name: string
  onApply: (enterprise: { enId: string; name: string }) => void
}

/** For an enterprise that has an id already: it can be asked for without a profile. The draft of the form knows no id, the library does. */
export function ApplyDirectly({ rowkey, name, onApply }: ApplyDirectlyProps) {
  const { data } = useQuery(enterpriseSearchQuery(name))
  const enId = data?.records.find((record) => record.rowkey === rowkey)?.enId
  if (!enId) return null
  return (
    <div className={styles['apply']}>
      <p>该企业已在平台登记，可以直接申请绑定，资料在审核通过后再完善。</p>
      <Button onClick={() => onApply({ enId, name })}>直接申请绑定</Button>
    </div>
  )
}
