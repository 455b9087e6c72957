import { useController } from 'react-hook-form'
import { gatewayUrl } from '../../../gateway/address.ts'
import { ImageUpload } from '../../../ui/upload/ImageUpload.tsx'
import styles from './ProviderResumeForm.module.css'
import { imageRule } from './resumeFiles.ts'
import type { ResumeValues } from './resumeSchema.ts'
import { useResumeUpload } from './resumeUploads.ts'

/** The pictures that stand for the provider: in the store, and on its card. */
export function ResumeImages() {
  return (
    <div className={styles['images']}>
      <Picture name="logo" label="标志" hint="正方形的 jpg 或 png 图片，不超过 1M；在旗舰店与名片上展示" />
      <Picture name="wechatQr" label="微信二维码" hint="jpg 或 png 图片，不超过 1M；在名片上展示" />
    </div>
  )
}

function Picture({ name, label, hint }: { name: 'logo' | 'wechatQr'; label: string; hint: string }) {
  const { field } = useController<ResumeValues, typeof name>({ name })
  return (
    <ImageUpload
      {...useResumeUpload()}
      label={label}
      hint={hint}
      size="small"
      rule={imageRule}
      value={field.value}
      onChange={field.onChange}
      overwrite
      srcOf={gatewayUrl}
    />
  )
}
