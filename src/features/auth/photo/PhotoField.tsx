import { useMutation, useQueryClient } from '@tanstack/react-query'
import { gatewayUrl } from '#gateway/address.ts'
import { fileHint, fileRule } from '#gateway/fields/files.ts'
import { photoFormFields } from '#gateway/generated/fields/PhotoForm.ts'
import { gatewayMutation, invalidate } from '#gateway/query.ts'
import type { SessionUser } from '#gateway/session.ts'
import { useUpload } from '#calls/useUpload.ts'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { ImageUpload } from '#ui/upload/ImageUpload.tsx'
import type { UploadedFile } from '#ui/upload/uploads.ts'

const { image: field } = photoFormFields

/** The user's photo; a new one replaces it as soon as it is uploaded. */
export function PhotoField({ user }: { user: SessionUser | undefined }) {
  const queryClient = useQueryClient()
  const showMessage = useShowMessage()
  const upload = useUpload()
  const { mutate } = useMutation({
    ...gatewayMutation('updatePhoto'),
    onSuccess() {
      showMessage({ level: 'success', text: '头像已更新' })
      return invalidate(queryClient, 'getCurrentUser')
    },
  })
  const image = user?.image
  const value: UploadedFile[] = image === undefined ? [] : [{ name: '当前头像', size: 0, url: image, uid: image }]
  return (
    <ImageUpload
      label={field.title}
      hint={fileHint(field)}
      size="small"
      rule={fileRule(field)}
      upload={upload}
      value={value}
      onChange={([file]) => file !== undefined && mutate({ body: { image: file.url } })}
      overwrite
      removable={false}
      srcOf={gatewayUrl}
    />
  )
}
