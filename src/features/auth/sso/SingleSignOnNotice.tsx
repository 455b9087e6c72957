import { FormError } from '#ui/form/FormError.tsx'
import type { SingleSignOn } from './singleSignOn.ts'
import styles from './SingleSignOnPanel.module.css'

/** Says before the login where it will lead. */
export function SingleSignOnNotice({ sso }: { sso: SingleSignOn | 'invalid' }) {
  if (sso === 'invalid') return <FormError messages={['应用的跳转地址无效，登录后将返回本平台首页']} />
  return (
    <p className={styles['notice']}>
      登录后将离开本平台，前往 <strong>{sso.host}</strong>
    </p>
  )
}
