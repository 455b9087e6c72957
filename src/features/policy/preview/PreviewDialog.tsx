import { useQuery } from '@tanstack/react-query'
import { gatewayUrl } from '#gateway/address.ts'
import { isMissing } from '#gateway/refusal.ts'
import { gatewayQuery } from '#gateway/query.ts'
import { Anchor } from '#ui/Anchor.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Failure } from '#ui/Failure.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './PreviewDialog.module.css'

interface PreviewDialogProps {
  name: string
  docUrl: string
  onClose: () => void
}

/** A document rendered by the gateway, in a frame without scripts and network access (§7.3 declare/preview). */
export function PreviewDialog({ name, docUrl, onClose }: PreviewDialogProps) {
  const { data, error, refetch } = useQuery(gatewayQuery('previewDeclareDoc', { query: { docUrl } }))
  return (
    <Dialog title={name} onClose={onClose}>
      {data !== undefined ? (
        <iframe className={styles['frame']} title={`${name}预览`} sandbox="" srcDoc={data} />
      ) : error === null ? (
        <Skeleton />
      ) : isMissing(error) ? (
        <p role="alert">这份文件不能在线预览，请下载后查看。</p>
      ) : (
        <Failure error={error} onRetry={refetch} />
      )}
      <p className={styles['download']}>
        <Anchor href={gatewayUrl(docUrl)} download={name}>
          下载文件
        </Anchor>
      </p>
    </Dialog>
  )
}
