import { useQuery } from '@tanstack/react-query'
import { gatewayUrl } from '#gateway/address.ts'
import { gatewayQuery } from '#gateway/query.ts'
import { useFailureTexts } from '#ui/failureTexts.ts'
import { FileList } from '#ui/detail/FileList.tsx'
import styles from './Electric.module.css'

/** The blank form as a download (2.4-12). */
export function TemplateLink() {
  const { data, error } = useQuery(gatewayQuery('getElectricityTemplate', {}))
  const failures = useFailureTexts(error)
  return (
    <div className={styles['template']}>
      <p>下载申请表模板</p>
      {data === undefined ? (
        <p className={styles['muted']} role={error === null ? undefined : 'alert'}>
          {error === null ? '加载中…' : `模板无法加载：${failures.join('；')}。请关闭后重试`}
        </p>
      ) : (
        <FileList files={[{ name: data.name, size: data.size, href: gatewayUrl(data.url) }]} />
      )}
    </div>
  )
}
