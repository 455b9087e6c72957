import { useController } from 'react-hook-form'
import { gatewayUrl } from '#gateway/address.ts'
import { fileHint, fileRule } from '#gateway/fields/files.ts'
import { facilitatorResumeFields as fields } from '#gateway/generated/fields/FacilitatorResume.ts'
import { ImageUpload } from '#ui/upload/ImageUpload.tsx'
import styles from './FacilitatorResumeForm.module.css'
import type { ResumeValues } from './resumeSchema.ts'
import { useResumeUpload } from './resumeUploads.ts'

/** The pictures of the facilitator in the store and on its card. */
export function ResumeImages() {
  return (
    <div className={styles['images']}>
      <Picture name="logo" hint={`正方形的 ${fileHint(fields.logo)}；在旗舰店与名片上展示`} />
      <Picture name="wechatQr" hint={`${fileHint(fields.wechatQr)}；在名片上展示`} />
    </div>
  )
}

function Picture({ name, hint }: { name: 'logo' | 'wechatQr'; hint: string }) {
  const { field } = useController<ResumeValues, typeof name>({ name })
  return (
    <ImageUpload
      {...useResumeUpload()}
      label={fields[name].title}
      hint={hint}
      size="small"
      rule={fileRule(fields[name])}
      value={field.value}
      onChange={field.onChange}
      overwrite
      srcOf={gatewayUrl}
    />
  )
}
